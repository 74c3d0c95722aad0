/** How people and bots at a table are called. */
import { strength } from "./botStrength";
import { botsOf } from "../api/catalogue";
import { say } from "./pageWords.svelte";
import type { BotDetails, GameDetails, SeatStatus } from "../protocol/generated/messages";

export { letterOf } from "./seatLetters";

export function botName(facts: GameDetails, bot: string): string {
  return botsOf(facts).find(({ id }) => id === bot)?.name ?? bot;
}

/** A bot as a list of them says it: its name, and which level of how many it is. */
export function botWithLevel(bots: BotDetails[], { id, name }: BotDetails): string {
  const found = strength(id, bots);
  return found ? say("web-bot-with-level", { name, ...found }) : name;
}

/** What a bot is, in a word or two: "bot 2/5". */
export function botKind(facts: GameDetails, bot: string): string {
  const found = strength(bot, botsOf(facts));
  return found ? say("web-bot-level", found) : say("web-bot");
}

export function nameOf(facts: GameDetails, seat: SeatStatus | undefined): string {
  if (!seat) return "";
  return seat.name || (seat.bot ? botName(facts, seat.bot) : "");
}
