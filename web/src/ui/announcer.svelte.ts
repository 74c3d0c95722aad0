/**
 * What a screen reader reads out: one node for each sentence, so that the same sentence twice is read twice.
 * Nobody sees it, and each sentence goes after a while.
 */
import { untrack } from "svelte";

const KEPT_MS = 10_000;

export class Announcer {
  sentences = $state.raw<{ id: number; text: string }[]>([]);
  #next = 0;

  /** Read these out, after what is being read. */
  say(texts: string[]): void {
    const added = texts.filter((text) => text).map((text) => ({ id: this.#next++, text }));
    if (!added.length) return;
    this.sentences = [...untrack(() => this.sentences), ...added]; // an effect that says something must not run again for it
    const last = this.#next;
    setTimeout(() => (this.sentences = this.sentences.filter(({ id }) => id >= last)), KEPT_MS);
  }

  /** What one person was told is not for the next. */
  clear(): void {
    this.sentences = [];
  }
}

export const announcer = new Announcer();
