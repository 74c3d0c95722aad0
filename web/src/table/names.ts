/** How people and bots at a table are called. */
import { botsOf } from "../lib/games";
import type { GameFacts, SeatNow } from "../lib/types";

const LETTERS = "ABCDEF";

/** The letter that stands beside a seat's colour. */
export const letterOf = (seat: number): string => LETTERS[seat] ?? String(seat + 1);

export function botName(facts: GameFacts, bot: string): string {
  return botsOf(facts).find(({ id }) => id === bot)?.name ?? bot;
}

export function nameOf(facts: GameFacts, seat: SeatNow | undefined): string {
  if (!seat) return "";
  return seat.name || (seat.bot ? botName(facts, seat.bot) : "");
}
