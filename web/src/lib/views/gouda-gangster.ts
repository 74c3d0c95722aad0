// Made from the Python structs by `python -m cheeseboard.server.typescript`; do not edit.

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
}

/** The lot has fallen on the first king (GG-2). */
export interface FirstKingDrawn {
  type: "first-king-drawn";
  king: number;
}

/** The table is cleared, and the king has passed on (GG-17). */
export interface RoundBegan {
  type: "round-began";
  round: number;
  king: number;
}

/** Phase 1: a piece fell into a room (GG-3). */
export interface CheeseFell {
  type: "cheese-fell";
  room: string;
}

/** Phase 2: somebody drew a card; which one, others do not see (GG-18). */
export interface CardDrawn {
  type: "card-drawn";
  seat: number;
}

/** Phase 2: the card that the one who sees this drew. */
export interface OwnCardDrawn {
  type: "own-card-drawn";
  card: string;
}

/** The pile ran out, and the discard pile took its place (GG-4). */
export interface DiscardPileShuffled {
  type: "discard-pile-shuffled";
  cards: number;
}

/** Both piles are empty: somebody draws no more in this round (GG-4). */
export interface NothingDrawn {
  type: "nothing-drawn";
  seat: number;
}

/** Phase 3: somebody knows where to sneak, while others still think. */
export interface ChoiceSealed {
  type: "choice-sealed";
  seat: number;
}

/** Phase 3: so many cards lie face down before somebody; one of them is the room (GG-5). */
export interface RatSneakedIn {
  type: "rat-sneaked-in";
  seat: number;
  covered: number;
}

/** Phase 3: where the one who sees this sneaked in, and with what. */
export interface OwnRatSneakedIn {
  type: "own-rat-sneaked-in";
  room: string;
  cards: string[];
  /** of the cards: a sentence cannot count them */
  count: number;
}

/** Phase 4: somebody spies on an opponent. */
export interface TargetChosen {
  type: "target-chosen";
  spy: number;
  target: number;
}

/** Phase 4: a face-down card was turned up by chance, and it is no trap. */
export interface CardTurnedUp {
  type: "card-turned-up";
  spy: number;
  owner: number;
  card: string;
}

/** Phase 4: it was a trap, and it hurts the spy (GG-7). */
export interface TrapSprung {
  type: "trap-sprung";
  spy: number;
  owner: number;
}

/** Phase 4: no opponent has a face-down card (GG-6). */
export interface SpySkipped {
  type: "spy-skipped";
  seat: number;
}

/** Phase 5: somebody laid nothing (GG-8). */
export interface TurnPassed {
  type: "turn-passed";
  seat: number;
}

/** Phase 5: a weapon or a cheese card joined a rat. */
export interface CardLaid {
  type: "card-laid";
  seat: number;
  card: string;
}

/** Phase 5 is over at once (GG-9). */
export interface DoorsNailedDown {
  type: "doors-nailed-down";
  seat: number;
}

/** Phase 5: a gouda gangster carried a piece into another room (GG-10). */
export interface CheeseCarried {
  type: "cheese-carried";
  seat: number;
  from: string;
  to: string;
}

/** Phase 5: a rat slipped into another room through a hole in the wall (GG-11). */
export interface RatMovedThroughHole {
  type: "rat-moved-through-hole";
  seat: number;
  room: string;
}

/** Phase 6: a rat, with all its cards turned up (GG-12). */
export interface FighterRevealed {
  type: "fighter-revealed";
  seat: number;
  room: string;
  cards: string[];
  /** of the cards: a sentence cannot count them */
  count: number;
  strength: number;
  /** what a trap has taken off the strength */
  hurt: number;
}

/** Phase 6: who got the cheese of a room (GG-13 to GG-15). */
export interface CheeseWon {
  type: "cheese-won";
  room: string;
  winners: number[];
  /** of the winners: a sentence cannot count them */
  count: number;
  /** pieces and cheese cards in the room */
  cheese: number;
}

/** Phase 6: rats in a room without cheese (GG-16). */
export interface CheeseMissed {
  type: "cheese-missed";
  room: string;
  rats: number[];
}

/** Who got no cheese loses a life (GG-23). */
export interface LivesLost {
  type: "lives-lost";
  losers: number[];
}

/** All would have gone out, so nobody loses a life (GG-24). */
export interface LivesSpared {
  type: "lives-spared";
  spared: number[];
}

/** Who has no life left is out (GG-23). */
export interface PlayersWentOut {
  type: "players-went-out";
  losers: number[];
}

/** Several have five rats and play a final (GG-20). */
export interface FinalReached {
  type: "final-reached";
  finalists: number[];
}

/** A final had no single winner, and another one follows (GG-20). */
export interface FinalUndecided {
  type: "final-undecided";
  finalists: number[];
}

/** Somebody has won (GG-19, GG-20, GG-23). */
export interface GameWon {
  type: "game-won";
  winner: number;
}

/** The fifth final had no single winner (GG-20). */
export interface VictoryShared {
  type: "victory-shared";
  winners: number[];
}

/** So many rounds without a winner (GG-22). */
export interface RoundLimitReached {
  type: "round-limit-reached";
  rounds: number;
}

export type GoudaGangsterEvent =
  | FirstKingDrawn
  | RoundBegan
  | CheeseFell
  | CardDrawn
  | OwnCardDrawn
  | DiscardPileShuffled
  | NothingDrawn
  | ChoiceSealed
  | RatSneakedIn
  | OwnRatSneakedIn
  | TargetChosen
  | CardTurnedUp
  | TrapSprung
  | SpySkipped
  | TurnPassed
  | CardLaid
  | DoorsNailedDown
  | CheeseCarried
  | RatMovedThroughHole
  | FighterRevealed
  | CheeseWon
  | CheeseMissed
  | LivesLost
  | LivesSpared
  | PlayersWentOut
  | FinalReached
  | FinalUndecided
  | GameWon
  | VictoryShared
  | RoundLimitReached;
