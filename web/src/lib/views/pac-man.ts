// Made from the Python structs by `python -m cheeseboard.server.typescript`; do not edit.

import type { Line } from "../types";

/** Where everything stands before the first turn, and again after every catch. */
export interface Layout {
  pac_man: string;
  /** in the order Blinky, Pinky, Inky, Clyde */
  ghosts: string[];
  dots: string[];
  barriers: string[];
}

/** How this game of Pac-Man is played. */
export interface Options {
  /** P-1 */
  pac_man: "chance" | number;
  /** P-3 */
  layout: "corners" | "maze-20" | "maze-6" | "windmill" | Layout;
  /** P-4 */
  lives: number;
  /** P-17 */
  patience: number;
  ghosts_may_hold: boolean;
  /** P-19 */
  eaten: "out" | "return";
}

/** The position in names. */
export interface View {
  options: Options;
  seats: number;
  /** by figure: pac-man, blinky, pinky, inky, clyde; () until Pac-Man's seat is drawn */
  players: number[];
  /** by figure; "" for an eaten ghost */
  at: string[];
  /** the ghosts that see Pac-Man now */
  seeing: string[];
  dots: string[];
  eaten_dots: string[];
  barriers: string[];
  lives: number;
  /** the figure that moves; "" before the draw and after the end */
  mover: string;
  /** its seat, or CHANCE */
  to_move: number;
  /** its steps left */
  left: number;
  bonus: boolean;
  quiet: number;
  /** by dots eaten */
  level: string;
  end: string;
  news: Line[];
}
