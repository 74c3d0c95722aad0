/** Which face a bot has. */
import type { BotFacts } from "./types";

const LEVEL = /^level-\d+$/;

/** How sly a level looks: 0 for the lowest of its game, 1 for the highest; null for a bot that is no level. */
export function cunning(bot: string, bots: BotFacts[]): number | null {
  const levels = bots.filter(({ id }) => LEVEL.test(id)).map(({ id }) => id);
  const place = levels.indexOf(bot.split("@")[0] ?? "");
  return place < 0 ? null : place / Math.max(1, levels.length - 1);
}
