/** Which face a bot has, and how strong it is. */
import type { BotDetails } from "../protocol/generated/messages";

const LEVEL = /^level-\d+$/;

/** How sly a level looks: 0 for the lowest of its game, 1 for the highest; null for a bot that is no level. */
export function cunning(bot: string, bots: BotDetails[]): number | null {
  const found = strength(bot, bots);
  return found && (found.level - 1) / Math.max(1, found.most - 1);
}

/** Which level a bot is, of how many; null for a bot that is no level. */
export function strength(bot: string, bots: BotDetails[]): { level: number; most: number } | null {
  const levels = bots.filter(({ id }) => LEVEL.test(id)).map(({ id }) => id);
  const place = levels.indexOf(bot.split("@")[0] ?? "");
  return place < 0 ? null : { level: place + 1, most: levels.length };
}
