/** Which sound each piece of news makes. */
export const sounds = {
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
} as const;
