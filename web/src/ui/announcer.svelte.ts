/**
 * All that a screen reader is told without asking. Nothing else on the page is a live region: several of them talk over
 * each other. Each sentence is a node of its own, so that the same sentence twice is read twice. Nobody sees it, and it
 * goes after a while.
 */
import { untrack } from "svelte";

export interface Spoken {
  id: number;
  text: string;
}

const KEPT_MS = 10_000;
const PROMPT_MS = 150; // events are said two frames after the board is drawn, and come first

/** Where the page says how things stand, in the order in which it is read. */
const PLACES = ["status", "task", "verdict", "board", "detail"] as const;
export type Place = (typeof PLACES)[number];

export class Announcer {
  /** Read after what is being read. */
  polite = $state.raw<Spoken[]>([]);
  /** Read at once. */
  assertive = $state.raw<Spoken[]>([]);
  /** What lies under the keyboard's cursor. */
  pointed = $state.raw<Spoken | null>(null);

  #next = 0;
  /** Not said yet. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  #prompts = new Map<Place, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What happened, a sentence each. */
  say(texts: string[]): void {
    this.#add("polite", texts);
  }

  /** What cannot wait: a refusal, a clock that runs out, a connection that is lost or back. */
  alert(text: string): void {
    this.#add("assertive", [text]);
  }

  /**
   * What is asked, or how things stand: said after the events that led to it, and of each place only the last.
   * Gives back how to take it back, for an effect.
   */
  prompt(place: Place, text: string): () => void {
    if (text) {
      this.#prompts.set(place, text);
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#sayPrompts(), PROMPT_MS);
    }
    return () => {
      if (this.#prompts.get(place) === text) this.#prompts.delete(place);
    };
  }

  /**
   * What lies under the cursor that keys move over a picture. It takes the place of what was there before, in the
   * assertive region, so that it never waits behind events. (A label that changes on the focused picture is read by
   * NVDA alone, and an `aria-activedescendant` needs an element for each of Quoridor's 209 places and is not followed by
   * VoiceOver on touch screens. Where the focus itself moves, as in both Gouda games, the label of what has it is
   * read by all of them, and nothing is to be said here.)
   */
  point(text: string): () => void {
    const spoken = text ? { id: this.#next++, text } : null;
    this.pointed = spoken;
    return () => {
      if (untrack(() => this.pointed) === spoken) this.pointed = null;
    };
  }

  /** What one person was told is not for the next. */
  clear(): void {
    this.polite = this.assertive = [];
    this.pointed = null;
    this.#prompts.clear();
  }

  #sayPrompts(): void {
    const texts = PLACES.flatMap((place) => this.#prompts.get(place) ?? []);
    this.#prompts.clear();
    // "Your turn" need not be said before "Your turn! Go to a marked square."
    this.say(texts.filter((text, index) => !texts.slice(index + 1).some((later) => later.startsWith(text))));
  }

  #add(region: "polite" | "assertive", texts: string[]): void {
    const added = texts.filter((text) => text).map((text) => ({ id: this.#next++, text }));
    if (!added.length) return;
    this[region] = [...untrack(() => this[region]), ...added]; // an effect that says something must not run again for it
    const last = this.#next;
    setTimeout(() => (this[region] = this[region].filter(({ id }) => id >= last)), KEPT_MS);
  }
}

export const announcer = new Announcer();

/** An attachment: what its element shows is read out when it appears, and when it changes. */
export const spoken = (text: string) => (): void => announcer.say([text]);

const SLOW_MS = 1_000;

/** The same for what is soon gone in most cases, as "opening": it is read only if it takes long. */
export const spokenIfSlow = (text: string) => (): (() => void) => {
  const timer = setTimeout(() => announcer.say([text]), SLOW_MS);
  return () => clearTimeout(timer);
};
