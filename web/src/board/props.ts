/**
 * What every board gets and may do. A board is a pure function of these; the only state of its own is what the hand
 * is holding. It computes no rule: highlights come from `menu`, animation from `newSteps`, sentences from `words`.
 */
import type { Component } from "svelte";
import type { Menu, Over, SeatStatus, SomeEvent } from "../protocol/generated/messages";
import type { Words } from "../words/words";

/** What happened in one row of the log, as this seat saw it. */
export interface Step<Event = SomeEvent> {
  n: number;
  events: Event[];
}

export interface Refused {
  code: string;
  action: string;
  facts: Record<string, number | string>;
}

/**
 * Where a board stands: somebody plays at it, learns at it, has done a step of a lesson and reads about it, or only looks
 * at it on a page. The host states it as `data-mode`, by which a board leaves out what there is nothing to do with.
 */
export type Mode = "play" | "lesson" | "paused" | "still";

export interface BoardProps<View = unknown, Event = SomeEvent> {
  view: View;
  /** Whose eyes these are; null for a spectator. */
  seat: number | null;
  /** All that may be answered now, in forms; empty when this seat is not asked. */
  menu: Menu;
  seats: SeatStatus[];
  /** Who is asked, where everybody may know it; how many are asked in any case. */
  asked: number[];
  askedCount: number;
  /** All that happened so far as this seat saw it, or as much of it as this screen has; oldest first. */
  log: Step<Event>[];
  /** What is to be animated now: steps that this screen has not shown yet. Each is handed over once, in order. */
  newSteps: Step<Event>[];
  /** The moment (of this browser's clock, ms) when the time of those who are asked is out; 0: none. */
  deadline: number;
  over: Over | null;
  words: Words;
  /** Answer with these words of the menu, such as "wall e3h". Resolves when it is known whether it was accepted. */
  act: (action: string) => Promise<boolean>;
  /** The answer on its way, to be drawn as a ghost; null: none. */
  pending: string | null;
  /** This seat's answer is in and waits with the others'. */
  hasAnswered: boolean;
  /** The last refusal, until the next action. */
  refused: Refused | null;
  /** Names → words from the game's own hints (for example "way-0": "e2 e3 e4"); asked for on the person's wish. */
  hints: Record<string, string>;
  requestHints: () => void;
  /** Auto-pass rules of this game, the one that is set, and how to set another ("" = none). */
  autoPassRules: string[];
  autoPass: string;
  setAutoPass: (rule: string) => void;
  /** No movement: reduced motion, or a step of a replay. */
  reducedMotion: boolean;
  /** "play" if nothing is said. */
  mode?: Mode;
}

export type Board = Component<BoardProps<never, never>>;
