// Made from the Python structs by `python -m cheeseboard.server.typescript`; do not edit.

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
  /** everybody's cards, for who looks at everything once it is over */
  hands: string[][];
}

/** The lot has fallen on who begins (GO-6). */
export interface FirstDrawn {
  type: "first-drawn";
  seat: number;
}

/** Somebody was dealt a magic card (GO-2). */
export interface CardDealt {
  type: "card-dealt";
  seat: number;
}

/** Which card that was; only its owner sees it. */
export interface OwnCardDealt {
  type: "own-card-dealt";
  seat: number;
  card: string;
}

/** Somebody has spread the mice over the start spaces (GO-5). */
export interface MiceSpread {
  type: "mice-spread";
  seat: number;
  spaces: string[];
}

/** A roll is to come for this space, which the mover or a card has named (GO-7, GO-8, GO-16). */
export interface SpaceNamed {
  type: "space-named";
  mover: number;
  space: string;
  /** of dice */
  number: number;
}

/** A whole roll, for the space it counts for (GO-8, GO-20). */
export interface DiceRolled {
  type: "dice-rolled";
  mover: number;
  space: string;
  dice: string[];
}

/** Some dice of a roll were rolled again (GO-15). */
export interface DiceRerolled {
  type: "dice-rerolled";
  mover: number;
  dice: string[];
  /** as it lies there now, with the dice that were not rolled again */
  roll: string[];
}

/** All have passed, and the roll is carried out (GO-22). Whose answer was the last nobody hears. */
export interface RollWindowClosed {
  type: "roll-window-closed";
}

/** All have passed at the end of a turn (GO-24). Whose answer was the last nobody hears. */
export interface EndWindowClosed {
  type: "end-window-closed";
}

/** Somebody has played a card on dice: reroll, improve, worsen or nullify (GO-15, GO-18 to GO-20). */
export interface DiceCardPlayed {
  type: "dice-card-played";
  seat: number;
  card: string;
  dice: string[];
}

/** Somebody has played nullify on the card just played (GO-20, GO-23). */
export interface CardAnswered {
  type: "card-answered";
  seat: number;
}

/** Somebody has played transfer, to this space (GO-17). */
export interface TransferPlayed {
  type: "transfer-played";
  seat: number;
  space: string;
}

/** Somebody has played again in a turn of their own (GO-16). */
export interface AgainPlayed {
  type: "again-played";
  seat: number;
}

/** Somebody has played again in another's turn and named the space (GO-16). */
export interface AgainPlayedFor {
  type: "again-played-for";
  seat: number;
  /** who is to have the extra turn */
  mover: number;
  space: string;
}

/** The first card of a pile has no effect (GO-23). */
export interface CardNullified {
  type: "card-nullified";
  /** who had played it */
  seat: number;
  card: string;
}

/** The mover has a second turn and names its space (GO-16, GO-24). */
export interface ExtraTurnBegan {
  type: "extra-turn-began";
  mover: number;
}

/** The roll counts for another space now (GO-17). */
export interface RollTransferred {
  type: "roll-transferred";
  space: string;
}

/** The mover is to roll so many dice again (GO-15, GO-20). */
export interface DicePickedUp {
  type: "dice-picked-up";
  mover: number;
  number: number;
}

/** A card has turned dice or made them void (GO-18 to GO-20). */
export interface RollChanged {
  type: "roll-changed";
  /** as it lies there now */
  roll: string[];
}

/** One die was carried out (GO-9 to GO-11). */
export interface MouseMoved {
  type: "mouse-moved";
  mover: number;
  owner: number;
  /** up or down */
  direction: string;
  from: string;
  to: string;
  /** it eats there, or finds the table empty (GO-27, GO-28) */
  leaves_board: boolean;
}

/** The mouse just moved has found cheese (GO-13, GO-27). */
export interface CheeseEaten {
  type: "cheese-eaten";
  owner: number;
  space: string;
  worth: number;
  /** cheeses that still lie on the board */
  left: number;
}

/** The mouse just moved has found no cheese on the table (GO-28). */
export interface MouseWentHome {
  type: "mouse-went-home";
  owner: number;
  space: string;
}

/** Nothing lies below the space the roll counted for (GO-12). */
export interface RedDiceLost {
  type: "red-dice-lost";
  number: number;
  space: string;
}

/** Somebody has no mice left (GO-28). */
export interface PlayerSkipped {
  type: "player-skipped";
  seat: number;
}

/** The next one is to name a space (GO-6, GO-24). */
export interface TurnBegan {
  type: "turn-began";
  mover: number;
}

/** Somebody alone is first (GO-13, GO-29). */
export interface GameWon {
  type: "game-won";
  winner: number;
}

/** The game is over, and several are level first (GO-14, GO-28). */
export interface NobodyWon {
  type: "nobody-won";
}

export type GoudaGoudaEvent =
  | FirstDrawn
  | CardDealt
  | OwnCardDealt
  | MiceSpread
  | SpaceNamed
  | DiceRolled
  | DiceRerolled
  | RollWindowClosed
  | EndWindowClosed
  | DiceCardPlayed
  | CardAnswered
  | TransferPlayed
  | AgainPlayed
  | AgainPlayedFor
  | CardNullified
  | ExtraTurnBegan
  | RollTransferred
  | DicePickedUp
  | RollChanged
  | MouseMoved
  | CheeseEaten
  | MouseWentHome
  | RedDiceLost
  | PlayerSkipped
  | TurnBegan
  | GameWon
  | NobodyWon;
