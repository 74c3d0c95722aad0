/**
 * What every board gets and may do. A board is a pure function of these; the only state of its own is what the hand
 * is holding. It computes no rule: highlights come from `menu`, animation from `newSteps`, sentences from `words`.
 */
import type { Component } from "svelte";
import type {
  Menu,
  Over,
  SeatStatus,
  SomeEvent,
  TableStatus,
  WindowStatus,
} from "../protocol/generated/messages";
import type { Pace } from "./pace";
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

export type Reaction = NonNullable<TableStatus["reaction"]>;

/**
 * A reaction window that ends by itself: who says nothing in it passes. All moments are of this browser's clock, in
 * milliseconds.
 */
export interface Beat {
  kind: WindowStatus["kind"];
  lengthMs: number;
  /** When it ends on this screen; 0: it has not begun, because what came before it still moves. */
  endsMs: number;
  /** Somebody holds it open; nobody learns who. */
  isHeld: boolean;
  /** Whether this seat may react at all. */
  isAsked: boolean;
  /** All that this seat may answer, also once it has. */
  menu: Menu;
  /** What this seat has answered; it can be replaced and taken back. */
  answer: string;
  /** This person wants to be told of it by sound and light. */
  isPrompted: boolean;
  canWait: boolean;
  /** Until when this seat holds it open; 0: it does not. */
  holdUntilMs: number;
  /** A pass of this seat ends it at once. */
  canEnd: boolean;
}

/**
 * Where a board stands: somebody plays at it, learns at it, has done a step of a lesson and reads about it, or only looks
 * at it on a page. The host states it as `data-mode`, by which a board leaves out what there is nothing to do with.
 */
export type Mode = "play" | "lesson" | "paused" | "still";

export interface BoardProps<View = unknown, Event = SomeEvent> {
  view: View;
  /** What numbers and phases are read from: it follows `view` when all has been shown. */
  countedView: View;
  /** What the prompt is read from: it follows when the log has told it, too. */
  askedView: View;
  /** Whose eyes these are; null for a spectator. */
  seat: number | null;
  /** All that may be answered now, in forms; empty when this seat is not asked. */
  menu: Menu;
  /**
   * What will be asked when the story has come to it: it may be picked already, but it is neither shown nor sent. What was
   * picked waits until the person confirms the question.
   */
  early: Menu;
  seats: SeatStatus[];
  /** Who is asked, where everybody may know it; how many are asked in any case. */
  asked: number[];
  askedCount: number;
  /** All that happened so far as this seat saw it, or as much of it as this screen has; oldest first. */
  log: Step<Event>[];
  /** What is to be animated now: steps that this screen has not shown yet. Each is handed over once, in order. */
  newSteps: Step<Event>[];
  /** Squares, walls, rooms, spaces, by name: what somebody points at elsewhere, to be lit. */
  lit: readonly string[];
  /** The moment (of this browser's clock, ms) when the time of those who are asked is out; 0: none. */
  deadline: number;
  /** How the game has ended, as soon as the board shows it. */
  over: Over | null;
  /** The same for the prompt, which says so last. */
  askedOver: Over | null;
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
  /** Whether all further windows of this turn are passed without a question, and how to wish so; null: not here. */
  passesTurn: boolean;
  passTurn: ((isOn: boolean) => void) | null;
  /** How reaction windows end at this table now. */
  reaction: Reaction;
  /** The reaction window that is open, if it is one with a beat. */
  beat: Beat | null;
  /** Hold the window open to think, or let it go. */
  wait: (isOn: boolean) => void;
  /** Take back the answer that is held, else the armed one. */
  withdraw: () => void;
  /** Answers that may be given to a window before it opens, the one that was given, and how to give one. */
  armable: Menu;
  armed: string;
  arm: (action: string) => Promise<boolean>;
  /** Several actions in a row, all of them or none; null: only one at a time. */
  actAll: ((actions: string[]) => Promise<boolean>) | null;
  /** Take back the last own action; null: there is none, or it needs the others' consent. */
  undo: (() => void) | null;
  /** Show the end of all that is still being shown. */
  skip: () => void;
  /** How fast the table is played. */
  pace: Pace;
  /** No movement: reduced motion, a step of a replay, or the pace is "instant". */
  reducedMotion: boolean;
  /** "play" if nothing is said. */
  mode?: Mode;
}

export type Board = Component<BoardProps<never, never>>;
