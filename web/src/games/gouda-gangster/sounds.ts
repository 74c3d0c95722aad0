/** Which sound each piece of news makes. */
import type { SoundName } from "../../lib/sounds";

export const sounds: Record<string, SoundName> = {
  "news-fall": "munch",
  "news-card": "card",
  "news-ready": "step",
  "news-sneak": "step",
  "news-turn": "flip",
  "news-trapped": "snap",
  "news-lay": "card",
  "news-nail": "wall",
  "news-gangster": "step",
  "news-hole": "wall",
  "news-cheese": "munch",
  "news-life-lost": "lose",
  "news-out": "lose",
  "news-won": "win",
  "news-shared": "win",
};
