// Made from the Python structs by `python -m cheeseboard.server.typescript`; do not edit.

import type { Line } from "../types";

/** A thing on which any number of mice can stand. */
export interface Space {
  id: string;
  /** one of KINDS: what it looks like */
  kind: string;
  /** its place on the picture, in hundredths from the left */
  x: number;
  /** and from the top */
  y: number;
  /** where its links lead, straight on first */
  up: string[];
}

/** Spaces and links, where mice begin, where they want to go, and where cheese may lie. */
export interface Board {
  spaces: Space[];
  /** the first is the lowest */
  start: string[];
  table: string;
  /** three places and what a cheese there is worth */
  cheese: [string, number][];
}

/** How this game of Gouda! Gouda! is played. */
export interface Options {
  /** GO-3, GO-4 */
  board: "cellar" | "kitchen" | Board;
  /** GO-5 */
  start: "lowest" | "spread";
  /** GO-6 */
  first: "chance" | number;
  magic: "none" | "set" | number;
  /** GO-27 */
  cheese: "one" | "party" | "scattered" | "valued";
  /** with scattered and valued: instead of the board's places */
  cheese_at: [string, string, string] | null;
}

/** An open window: who is asked, how many have answered, and what oneself has said. */
export interface Asking {
  /** roll, end */
  kind: string;
  /** everybody who was asked when it opened */
  asked: number[];
  /** how many of them have answered; whose answers these are nobody sees */
  answered: number;
  /** one's own answer, or nothing */
  mine: string;
}

/** The table as one seat sees it, in names. */
export interface View {
  options: Options;
  /** the picture, if the options only name it */
  board: Board | null;
  /** whose view this is */
  seat: number | null;
  /** the spaces with mice, and how many of each seat */
  mice: [string, number[]][];
  cheese: [string, number][];
  eaten: [number, number][];
  /** one's own cards */
  hand: string[];
  /** how many cards each seat holds */
  cards: number[];
  /** by seat, open for all to see */
  used: string[][];
  mover: number;
  space: string;
  dice: string[];
  turns: number;
  /** first, deal, spread, name, throw, carry, window, pile; nothing once it is over */
  phase: string;
  /** who is asked to spread mice */
  spreading: number | null;
  /** dice about to be rolled */
  throw: number;
  window: Asking | null;
  pile: [number, string][];
  end: "" | "all-eaten" | "cheese" | "no-mice" | "turn-limit";
  news: Line[];
  /** everybody's cards, for who looks at everything once it is over */
  hands: string[][];
}
