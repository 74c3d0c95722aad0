/**
 * What others do right after one another is told one at a time, each long enough to be read. Nothing waits for it: the
 * table goes on, and so may the hand.
 */
import type { Moment } from "./happenings";

const HOLD_MS = 1_900;
const TRAP_MS = 2_800; // its sentence is longer

export class Telling {
  #waiting = $state.raw<Moment[]>([]);

  get shown(): Moment | undefined {
    return this.#waiting[0];
  }

  add(moments: Moment[]): void {
    if (moments.length) this.#waiting = [...this.#waiting, ...moments];
  }

  next(): void {
    if (this.#waiting.length) this.#waiting = this.#waiting.slice(1);
  }

  clear(): void {
    if (this.#waiting.length) this.#waiting = [];
  }

  /** Goes on by itself when this one has been read; gives back how to call it off. */
  hold(moment: Moment): () => void {
    const timer = setTimeout(() => this.next(), moment.card === "trap" ? TRAP_MS : HOLD_MS);
    return () => clearTimeout(timer);
  }
}
