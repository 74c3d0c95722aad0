/** Which sound goes with which news. */
import type { SoundName } from "../../lib/sounds";

export const sounds: Record<string, SoundName> = {
  "news-pac-man": "roll",
  "news-step": "step",
  "news-dot": "munch",
  "news-eaten": "munch",
  "news-caught": "snap",
  "news-patience": "snap",
  "news-all-dots": "win",
};
