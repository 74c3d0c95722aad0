// Made from the Python structs by `python -m cheeseboard.server.typescript`; do not edit.

import type { Line } from "../types";

/** How this game of Quoridor is played. */
export interface Options {
  /** */
  first: "chance" | number;
  /** */
  third_pawn: "side" | "stop";
  /** */
  repetition: "draw" | "none";
  size: 3 | 5 | 7 | 9;
  /** null: as many as Q-1 and the size say */
  barriers: number | number[] | null;
}

/** The position in names. */
export interface View {
  options: Options;
  pawns: string[];
  /** row-9, column-i */
  goals: string[];
  hands: number[];
  barriers: string[];
  to_move: number;
  turns: number;
  seen: number[];
  end: string;
  news: Line[];
}
