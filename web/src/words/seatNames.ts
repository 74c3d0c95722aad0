/** How people and bots at a table are called. */
import { namesForBots } from "./botNames";
import { t } from "./pageWords.svelte";
import type { BotDetails, GameDetails, SeatStatus } from "../protocol/generated/messages";

const LETTERS = "ABCDEF";
const LEVEL = /^level-\d+$/;

/** The letter that stands beside a seat's colour. */
export const seatLetter = (seat: number): string => LETTERS[seat] ?? String(seat + 1);

export function botName(facts: GameDetails, bot: string): string {
  return facts.bots.find(({ id }) => id === bot)?.name ?? bot;
}

/** A bot as a list of them says it: its name, and which level of how many it is. */
export function botWithLevel(bots: BotDetails[], { id, name }: BotDetails): string {
  const found = levelOf(id, bots);
  return found ? t("web-bot-with-level", { name, ...found }) : name;
}

/** What a bot is, in a word or two: "bot 2/5". */
export function botKind(facts: GameDetails, bot: string): string {
  const found = levelOf(bot, facts.bots);
  return found ? t("web-bot-level", found) : t("web-bot");
}

/**
 * How everybody at a table is called, by seat: people by their own name, bots by one that the table gives them. A seat
 * whose game a bot has finished is not called by its owner's name alone, so that nothing says they have won. In a
 * rematch bots keep the names of the first game.
 */
export function tableNames(table: string, seats: SeatStatus[]): string[] {
  const people = seats.map(({ name }) => name ?? "");
  const places = seats.map(({ first_seat }, number) => first_seat ?? number);
  const bots = namesForBots(t("bot-names").split(", "), seats[0]?.first_table ?? table, people, places);
  return seats.map(({ name, bot, finished_by_bot }, number) => {
    if (name) return finished_by_bot ? t("web-name-of-bot", { who: name }) : name;
    return bot ? (bots[number] ?? "") : "";
  });
}

/** How sly a level looks: 0 for the lowest of its game, 1 for the highest; null for a bot that is no level. */
export function levelShare(bot: string, bots: BotDetails[]): number | null {
  const found = levelOf(bot, bots);
  return found && (found.level - 1) / Math.max(1, found.most - 1);
}

/** Which level a bot is, of how many; null for a bot that is no level. */
export function levelOf(bot: string, bots: BotDetails[]): { level: number; most: number } | null {
  const levels = bots.filter(({ id }) => LEVEL.test(id)).map(({ id }) => id);
  const place = levels.indexOf(bot.split("@")[0] ?? "");
  return place < 0 ? null : { level: place + 1, most: levels.length };
}
