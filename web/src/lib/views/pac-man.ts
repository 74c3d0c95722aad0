// Made from the Python structs by `python -m cheeseboard.server.typescript`; do not edit.

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
}

/** The lot has fallen on who is Pac-Man (P-1). */
export interface PacManDrawn {
  type: "pac-man-drawn";
  seat: number;
}

/** Pac-Man or a ghost made one step (P-5, P-11). */
export interface FigureStepped {
  type: "figure-stepped";
  seat: number;
  figure: string;
  from: string;
  to: string;
}

/** Pac-Man needs no more of his bonus (P-7), or a ghost holds (option `ghosts_may_hold`). */
export interface FigureStopped {
  type: "figure-stopped";
  seat: number;
  figure: string;
}

/** Pac-Man ate a dot (P-7). */
export interface DotEaten {
  type: "dot-eaten";
  square: string;
  /** dots that still lie there */
  left: number;
}

/** Pac-Man ate a ghost, which left the board (P-8). */
export interface GhostEaten {
  type: "ghost-eaten";
  ghost: string;
  square: string;
}

/** An eaten ghost was put back on the board (P-19). */
export interface GhostReturned {
  type: "ghost-returned";
  ghost: string;
  to: string;
}

/** A ghost could go nowhere (P-11). */
export interface GhostStayed {
  type: "ghost-stayed";
  ghost: string;
}

/** None of Pac-Man's neighbouring squares was open: his turn was over (P-6). */
export interface PacManHemmedIn {
  type: "pac-man-hemmed-in";
}

/** A ghost caught Pac-Man, and if lives are left everybody was sent back to the start (P-15). */
export interface PacManCaught {
  type: "pac-man-caught";
  ghost: string;
  /** lives */
  left: number;
  /** by figure; "" for an eaten ghost; nothing if nobody was sent back */
  from: string[];
  to: string[];
}

/** So many turns in a row brought nothing: that counts as a catch (P-17). */
export interface PatienceRanOut {
  type: "patience-ran-out";
  turns: number;
  /** lives */
  left: number;
  /** by figure; "" for an eaten ghost; nothing if nobody was sent back */
  from: string[];
  to: string[];
}

/** The fourth dot is eaten (P-10, P-18). */
export interface PacManWon {
  type: "pac-man-won";
  seat: number;
}

/** Pac-Man has lost his last life (P-18). */
export interface GhostsWon {
  type: "ghosts-won";
  /** his, by dots eaten */
  level: string;
}

export type PacManEvent =
  | PacManDrawn
  | FigureStepped
  | FigureStopped
  | DotEaten
  | GhostEaten
  | GhostReturned
  | GhostStayed
  | PacManHemmedIn
  | PacManCaught
  | PatienceRanOut
  | PacManWon
  | GhostsWon;
