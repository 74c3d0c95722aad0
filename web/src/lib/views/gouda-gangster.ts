// Made from the Python structs by `python -m cheeseboard.server.typescript`; do not edit.

import type { Line } from "../types";

/** How this game of Gouda Gangster is played. */
export interface Options {
  /** GG-2: who is king in the first round */
  first: "chance" | number;
  /** pieces in play */
  cheese: "long" | "plenty" | "scarce" | number;
  /** first to 5 rats (GG-19), or the last one with a life (GG-23) */
  goal: "gang" | "last-rat";
  /** all 55 cards, or the 40 weapons alone */
  deck: "full" | "weapons";
}

/** What a player alone knows of the own cards. */
export interface Own {
  hand: string[];
  /** the room card laid in phase 3, "" if none lies there */
  room: string;
  /** equipment lying face down */
  down: string[];
}

/** What is seen of one seat. */
export interface SideView {
  rats: number;
  /** playing cards in hand; in phase 3 those just laid still count, until all are ready */
  cards: number;
  /** has sneaked in, while others still think */
  ready: boolean;
  /** cards lying face down, nobody can tell which is the room card (GG-5); 0 until all are ready */
  covered: number;
  /** the room card of phase 3 if it lies face up */
  room: string;
  /** the room entered by a hole in the wall */
  hole: string;
  up: string[];
  hurt: boolean;
  /** of the weapons this view shows, less 10 if hurt */
  strength: number;
  out: number;
  /** only where the view may know it */
  own: Own | null;
}

/** What is known at a seat now. */
export interface View {
  options: Options;
  /** whose view this is; null for a spectator, OPEN when all is open */
  seat: number | null;
  sides: SideView[];
  phase: "first" | "rain" | "draw" | "sneak" | "spy" | "turn" | "reinforce" | "over";
  round: number;
  king: number;
  to_act: number;
  target: number;
  left: number;
  cheese: number;
  pieces: number[];
  playing: number[];
  /** cards in the pile */
  stock: number;
  discard: string[];
  finals: number;
  winners: number[];
  end: string;
  news: Line[];
}
