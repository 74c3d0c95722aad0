// Made from the Python structs by `python -m cheeseboard.server.typescript`; do not edit.

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
}

/** The lot has fallen on who begins. */
export interface FirstDrawn {
  type: "first-drawn";
  seat: number;
}

/** A pawn has moved. */
export interface PawnMoved {
  type: "pawn-moved";
  mover: number;
  from: string;
  to: string;
}

/** A wall was placed. */
export interface WallPlaced {
  type: "wall-placed";
  builder: number;
  wall: string;
  /** the squares on its two sides: d4–e4 and d5–e5 for d4h */
  near: string;
  far: string;
  /** walls that the builder still has */
  left: number;
}

/** Somebody could do nothing. */
export interface TurnPassed {
  type: "turn-passed";
  seat: number;
}

/** A pawn has reached its goal. */
export interface GameWon {
  type: "game-won";
  winner: number;
}

/** The same position for the third time. */
export interface PositionRepeated {
  type: "position-repeated";
}

/** So many turns without a winner. */
export interface TurnLimitReached {
  type: "turn-limit-reached";
  turns: number;
}

export type QuoridorEvent =
  | FirstDrawn
  | PawnMoved
  | WallPlaced
  | TurnPassed
  | GameWon
  | PositionRepeated
  | TurnLimitReached;
