/** Which sound goes with which news. */
export const sounds: Record<string, string> = {
  "news-pac-man": "roll",
  "news-step": "step",
  "news-dot": "munch",
  "news-eaten": "munch",
  "news-caught": "snap",
  "news-patience": "snap",
  "news-all-dots": "win",
};
