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
export type LogEvent = GoudaGangsterEvent | TableEvent;

export interface Fighter {
  seat: number;
  cards: string[];
  strength: number;
  hurt: number;
  won: boolean;
}

export interface RoomFight {
  room: string;
  cheese: number;
  rats: Fighter[];
}

/** One fight, room by room, and what came of it. */
export interface FightSummary {
  n: number;
  round: number;
  /** Which final that was; 0 if it was none. */
  final: number;
  roomFights: RoomFight[];
  outcome: LogEvent[];
}

/** Something somebody did that takes a while to read. */
export interface Banner {
  n: number;
  event: BannerEvent;
  who: number;
  whom: number | null;
  card: string;
}

export interface StepSummary {
  fight: FightSummary | null;
  /** Rooms into which a piece fell, in the order of falling. */
  falls: string[];
  banners: Banner[];
  carried: { from: string; to: string } | null;
  drawn: string[];
  /** The last thing worth a sentence. */
  caption: LogEvent | null;
  /** There is more to see than that others have chosen, face down. */
  isSeen: boolean;
}

/**
 * How the board tells of each event: as a banner of its own, as what came of a fight, in the one sentence under the
 * house (which it all does but what is quiet), or not at all, because it is seen without words.
 */
const SHOWN_AS = {
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
  "card-turned-up": "banner",
  "trap-sprung": "banner",
  "spy-skipped": "caption",
  "turn-passed": "caption",
  "card-laid": "banner",
  "doors-nailed-down": "caption",
  "cheese-carried": "banner",
  "rat-moved-through-hole": "banner",
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
  "time-ran-out": "caption",
  "stand-in-seated": "caption",
  "seat-reclaimed": "caption",
  "rows-taken-back": "caption",
  "game-aborted": "caption",
} as const satisfies Record<LogEvent["type"], "banner" | "outcome" | "caption" | "quiet">;

type ShownAs<How> = {
  [Type in keyof typeof SHOWN_AS]: (typeof SHOWN_AS)[Type] extends How ? Type : never;
}[keyof typeof SHOWN_AS];
export type BannerEvent = Extract<LogEvent, { type: ShownAs<"banner"> }>;

export function summarize(steps: Step<LogEvent>[]): StepSummary {
  const summary: StepSummary = {
    fight: null,
    falls: [],
    banners: [],
    carried: null,
    drawn: [],
    caption: null,
    isSeen: steps.some(({ events }) => events.some(({ type }) => type !== "choice-sealed")),
  };
  for (const { n, events } of steps) {
    const fight = fightIn(n, events);
    if (fight) Object.assign(summary, { fight, falls: [], carried: null });
    for (const event of events) note(summary, n, event);
    if (fight) Object.assign(summary, { caption: fight.outcome.at(-1) ?? null, banners: [] }); // it shows their cards, too
  }
  return summary;
}

function note(summary: StepSummary, n: number, event: LogEvent): void {
  switch (event.type) {
    case "cheese-fell":
      summary.falls.push(event.room);
      break;
    case "own-card-drawn":
      summary.drawn.push(event.card);
      break;
    case "cheese-carried":
      summary.carried = { from: event.from, to: event.to };
      break;
  }
  if (isBanner(event)) summary.banners.push({ n, event, ...bannerParts(event) });
  if ((SHOWN_AS[event.type] ?? "quiet") !== "quiet") summary.caption = event; // a newer server may send others
}

function isBanner(event: LogEvent): event is BannerEvent {
  return SHOWN_AS[event.type] === "banner";
}

/** Who did what to whom, with which card. */
function bannerParts(event: BannerEvent): Omit<Banner, "n" | "event"> {
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
function fightIn(n: number, events: LogEvent[]): FightSummary | null {
  const revealed = events.filter((event) => event.type === "fighter-revealed");
  const [first] = revealed;
  if (!first) return null;
  const rooms = events.filter((event) => event.type === "cheese-won" || event.type === "cheese-missed");
  return {
    n,
    round: first.round,
    final: first.final,
    roomFights: rooms.map((room) => roomFightIn(room, revealed)),
    outcome: events.filter((event) => SHOWN_AS[event.type] === "outcome"),
  };
}

function roomFightIn(event: CheeseWon | CheeseMissed, revealed: FighterRevealed[]): RoomFight {
  const [winners, cheese] = event.type === "cheese-won" ? [event.winners, event.cheese] : [[], 0];
  const rats = revealed
    .filter(({ room }) => room === event.room)
    .map(({ seat, cards, strength, hurt }) => ({ seat, cards, strength, hurt, won: winners.includes(seat) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.strength - a.strength);
  return { room: event.room, cheese, rats };
}
