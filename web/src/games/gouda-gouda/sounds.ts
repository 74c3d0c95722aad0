/** Which sound goes with which news. */
import type { SoundName } from "../../lib/sounds";

export const sounds: Record<string, SoundName> = {
  "news-roll": "roll",
  "news-rerolled": "roll",
  "news-dealt": "card",
  "news-play-reroll": "card",
  "news-play-improve": "card",
  "news-play-worsen": "card",
  "news-play-nullify": "card",
  "news-play-nullify-card": "card",
  "news-play-transfer": "card",
  "news-play-again": "card",
  "news-play-again-for": "card",
  "news-up": "step",
  "news-down": "step",
  "news-eats": "munch",
  "news-won": "win",
};
