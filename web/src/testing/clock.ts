/** Clocks for tests of the story: one on which everything is done at once, and one that a test turns. */
import type { Clock } from "../board/presentSteps.svelte";

export const AT_ONCE: Clock = {
  now: () => 0,
  after: (_, work) => (work(), () => undefined),
  afterFrame: (work) => (work(), () => undefined),
};

const FRAME_MS = 16;

/** Time passes only when a test says so. */
export class FakeClock implements Clock {
  #now = 0;
  #waiting: { at: number; work: () => void }[] = [];

  now = (): number => this.#now;

  after = (ms: number, work: () => void): (() => void) => {
    const one = { at: this.#now + ms, work };
    this.#waiting.push(one);
    return () => (this.#waiting = this.#waiting.filter((other) => other !== one));
  };

  afterFrame = (work: () => void): (() => void) => this.after(FRAME_MS, work);

  /** Let so much time pass; `look` is called after everything that happens meanwhile. */
  pass(ms: number, look: () => void = () => undefined): void {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#waiting = this.#waiting.filter((one) => one !== next);
      this.#now = Math.max(this.#now, next.at);
      next.work();
      look();
    }
    this.#now = end;
  }
}
