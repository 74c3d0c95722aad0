/** Whole games of every kit as `tools/web_recordings.py` recorded them: what each seat, and last a spectator, saw happen. */
import type { Over, Step } from "../protocol/generated/messages";

export interface StoryUpdate {
  n: number;
  asked: number[];
  over: Over | null;
  /** By seat, and last what a spectator sees. */
  told: Step[][];
  /** The position as a spectator sees it. */
  view: unknown;
}

const files = import.meta.glob<StoryUpdate[]>("../protocol/generated/stories/*.json", {
  eager: true,
  import: "default",
});

export const STORIES = Object.entries(files).map(([path, updates]) => ({
  game: path.split("/").at(-1)?.replace(".json", "") ?? "",
  updates,
}));
