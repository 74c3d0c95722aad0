/**
 * What somebody picks while the story goes on waits for the question: then it is kept as far as it fits. With the end of a
 * question all is let go that was picked for it.
 */
import { untrack } from "svelte";

interface Hand {
  /** Drop everything. */
  letGo: () => void;
  /** Drop what the question that stands now has no use for. */
  fit: () => void;
}

/** For the life of a component; `question`: what is asked, as something that is equal while it stays the same; null: nothing. */
export function keepPicks(question: () => unknown, { letGo, fit }: Hand): void {
  let before: unknown = null;
  $effect.pre(() => {
    const now = question();
    if (now === before) return;
    const hadOne = before !== null;
    before = now;
    untrack(hadOne ? letGo : fit);
  });
}

interface Picks {
  /** The same cards where they lie now. */
  inHand: (before: string[], now: string[]) => void;
}

/** For the life of a component: cards that are picked by their place follow the hand when it changes. */
export function followHand(hand: () => string[], picks: Picks): void {
  let before: string[] = [];
  $effect.pre(() => {
    const now = hand();
    untrack(() => picks.inHand(before, now));
    before = now;
  });
}
