/** Which sound goes with which news. */
export const sounds: Record<string, string> = {
  "news-first": "roll",
  "news-move": "step",
  "news-wall": "wall",
  "news-won": "win",
};
