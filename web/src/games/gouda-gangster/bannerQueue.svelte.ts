/**
 * What others do right after one another is told one at a time, each long enough to be read. Nothing waits for it: the
 * table goes on, and so may the hand.
 */
import { DURATIONS } from "../../device/durations";
import type { Banner } from "./stepSummary";

export class BannerQueue {
  #waiting = $state.raw<Banner[]>([]);

  get shown(): Banner | undefined {
    return this.#waiting[0];
  }

  add(banners: Banner[]): void {
    if (banners.length) this.#waiting = [...this.#waiting, ...banners];
  }

  next(): void {
    if (this.#waiting.length) this.#waiting = this.#waiting.slice(1);
  }

  clear(): void {
    if (this.#waiting.length) this.#waiting = [];
  }

  /** Goes on by itself when this one has been read; gives back how to call it off. */
  hold(): () => void {
    const timer = setTimeout(() => this.next(), DURATIONS.moment);
    return () => clearTimeout(timer);
  }
}
