/** How people and bots at a table are called. */
import { botsOf } from "../lib/games";
import type { GameFacts, SeatNow } from "../lib/types";

export { letterOf } from "../lib/seats";

export function botName(facts: GameFacts, bot: string): string {
  return botsOf(facts).find(({ id }) => id === bot)?.name ?? bot;
}

export function nameOf(facts: GameFacts, seat: SeatNow | undefined): string {
  if (!seat) return "";
  return seat.name || (seat.bot ? botName(facts, seat.bot) : "");
}
