/** Which sound goes with which news. */
import type { SoundName } from "../../lib/sounds";

export const sounds: Record<string, SoundName> = {
  "news-first": "roll",
  "news-move": "step",
  "news-wall": "wall",
  "news-won": "win",
};
