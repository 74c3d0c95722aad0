/** For whom a bot plays or played: found in the events of the table, which everybody sees. */
import type { Step } from "../board/props";
import type { Words } from "../words/words";

/** What the table itself says of one seat; such a row is no move, and speaks to the seat's owner. */
const OWN = new Set(["time-ran-out", "player-resigned", "stand-in-seated", "seat-reclaimed"]);

export interface StandIns {
  /** By row: the seats for which a bot played then. */
  byRow: ReadonlyMap<number, readonly number[]>;
  /** Seats for which a bot plays now because their owner's time was out. */
  outOfTime: readonly number[];
  /** Seats whose owner has resigned; where others play on, a bot does so for good. */
  resigned: readonly number[];
}

export function standInsOf(log: Step[]): StandIns {
  let seats: number[] = [];
  let outOfTime: number[] = [];
  const resigned: number[] = [];
  const byRow = new Map<number, readonly number[]>();
  for (const { n, events } of log) {
    const own = events.filter(({ type }) => OWN.has(type));
    for (const { type, seat } of own as { type: string; seat: number }[]) {
      if (type === "stand-in-seated") seats = [...new Set([...seats, seat])];
      if (type === "player-resigned") resigned.push(seat);
      if (type === "time-ran-out") outOfTime = [...outOfTime, seat];
      if (type !== "seat-reclaimed") continue;
      seats = seats.filter((other) => other !== seat);
      outOfTime = outOfTime.filter((other) => other !== seat);
    }
    if (!own.length && seats.length) byRow.set(n, seats);
  }
  return { byRow, outOfTime, resigned };
}

/** The words in which a row is told: nobody reads that they did what a bot did for them. */
export const wordsOfRow = (words: Words, { byRow }: StandIns, { n }: Step): Words =>
  words.withStandIns(byRow.get(n) ?? []);
