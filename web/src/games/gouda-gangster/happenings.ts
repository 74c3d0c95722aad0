/** What happened in the steps that are new, read once into the shapes that the board can show. */
import type { Step } from "../../board/props";
import type { TableEvent } from "../../protocol/generated/messages";
import type {
  CheeseMissed,
  CheeseWon,
  FighterRevealed,
  GoudaGangsterEvent,
} from "../../protocol/generated/gouda-gangster";

/** What the log of a table brings: the game's own events, and what people do at the table. */
export type Happening = GoudaGangsterEvent | TableEvent;

export interface Fighter {
  seat: number;
  cards: string[];
  strength: number;
  hurt: number;
  won: boolean;
}

export interface Brawl {
  room: string;
  cheese: number;
  rats: Fighter[];
}

/** One fight, room by room, and what came of it. */
export interface Fight {
  n: number;
  brawls: Brawl[];
  outcome: Happening[];
}

/** Something somebody did that takes a while to read. */
export interface Moment {
  n: number;
  event: MomentEvent;
  who: number;
  whom: number | null;
  card: string;
}

export interface Happenings {
  fight: Fight | null;
  /** Rooms into which a piece fell, in the order of falling. */
  falls: string[];
  moments: Moment[];
  carried: { from: string; to: string } | null;
  drawn: string[];
  /** The last thing worth a sentence. */
  caption: Happening | null;
}

/**
 * How the board tells of each event: as a moment of its own, as what came of a fight, in the one sentence under the
 * house (which it all does but what is quiet), or not at all, because it is seen without words.
 */
const TOLD = {
  "first-king-drawn": "caption",
  "round-began": "quiet",
  "cheese-fell": "quiet",
  "card-drawn": "quiet",
  "own-card-drawn": "quiet",
  "discard-pile-shuffled": "caption",
  "nothing-drawn": "caption",
  "choice-sealed": "quiet",
  "rat-sneaked-in": "caption",
  "own-rat-sneaked-in": "quiet",
  "target-chosen": "quiet",
  "card-turned-up": "moment",
  "trap-sprung": "moment",
  "spy-skipped": "caption",
  "turn-passed": "caption",
  "card-laid": "moment",
  "doors-nailed-down": "caption",
  "cheese-carried": "moment",
  "rat-moved-through-hole": "moment",
  "fighter-revealed": "quiet",
  "cheese-won": "quiet",
  "cheese-missed": "quiet",
  "lives-lost": "outcome",
  "lives-spared": "outcome",
  "players-went-out": "outcome",
  "final-reached": "outcome",
  "final-undecided": "outcome",
  "game-won": "outcome",
  "victory-shared": "outcome",
  "round-limit-reached": "outcome",
  "player-resigned": "caption",
  "stand-in-seated": "caption",
  "seat-reclaimed": "caption",
  "rows-taken-back": "caption",
  "game-aborted": "caption",
} as const satisfies Record<Happening["type"], "moment" | "outcome" | "caption" | "quiet">;

type ToldAs<How> = {
  [Type in keyof typeof TOLD]: (typeof TOLD)[Type] extends How ? Type : never;
}[keyof typeof TOLD];
export type MomentEvent = Extract<Happening, { type: ToldAs<"moment"> }>;

export function happenings(steps: Step<Happening>[]): Happenings {
  const told: Happenings = { fight: null, falls: [], moments: [], carried: null, drawn: [], caption: null };
  for (const { n, events } of steps) {
    const fight = fightIn(n, events);
    if (fight) Object.assign(told, { fight, falls: [], carried: null });
    for (const event of events) note(told, n, event);
    if (fight) Object.assign(told, { caption: fight.outcome.at(-1) ?? null, moments: [] }); // it shows their cards, too
  }
  return told;
}

function note(told: Happenings, n: number, event: Happening): void {
  switch (event.type) {
    case "cheese-fell":
      told.falls.push(event.room);
      break;
    case "own-card-drawn":
      told.drawn.push(event.card);
      break;
    case "cheese-carried":
      told.carried = { from: event.from, to: event.to };
      break;
  }
  if (isMoment(event)) told.moments.push({ n, event, ...inMoment(event) });
  if ((TOLD[event.type] ?? "quiet") !== "quiet") told.caption = event; // a newer server may send others
}

function isMoment(event: Happening): event is MomentEvent {
  return TOLD[event.type] === "moment";
}

/** Who did what to whom, with which card. */
function inMoment(event: MomentEvent): Omit<Moment, "n" | "event"> {
  switch (event.type) {
    case "card-turned-up":
      return { who: event.spy, whom: event.owner, card: event.card };
    case "trap-sprung":
      return { who: event.spy, whom: event.owner, card: "trap" };
    case "card-laid":
      return { who: event.seat, whom: null, card: event.card };
    case "cheese-carried":
      return { who: event.seat, whom: null, card: "gouda-gangster" };
    case "rat-moved-through-hole":
      return { who: event.seat, whom: null, card: "hole-in-the-wall" };
  }
}

/** The fight of a step, if there was one. */
function fightIn(n: number, events: Happening[]): Fight | null {
  const revealed = events.filter((event) => event.type === "fighter-revealed");
  if (!revealed.length) return null;
  const rooms = events.filter((event) => event.type === "cheese-won" || event.type === "cheese-missed");
  return {
    n,
    brawls: rooms.map((room) => brawlIn(room, revealed)),
    outcome: events.filter((event) => TOLD[event.type] === "outcome"),
  };
}

function brawlIn(event: CheeseWon | CheeseMissed, revealed: FighterRevealed[]): Brawl {
  const [winners, cheese] = event.type === "cheese-won" ? [event.winners, event.cheese] : [[], 0];
  const rats = revealed
    .filter(({ room }) => room === event.room)
    .map(({ seat, cards, strength, hurt }) => ({ seat, cards, strength, hurt, won: winners.includes(seat) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.strength - a.strength);
  return { room: event.room, cheese, rats };
}
