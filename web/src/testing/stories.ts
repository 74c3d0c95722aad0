/** Whole games of every kit as `tools/web_recordings.py` recorded them: what each seat, and last a spectator, saw happen. */
import type { Step } from "../protocol/generated/messages";

export interface StoryUpdate {
  n: number;
  asked: number[];
  over: boolean;
  /** By seat, and last what a spectator sees. */
  told: Step[][];
}

const files = import.meta.glob<StoryUpdate[]>("../protocol/generated/stories/*.json", {
  eager: true,
  import: "default",
});

export function stories(): { game: string; updates: StoryUpdate[] }[] {
  return Object.entries(files).map(([path, updates]) => ({
    game: path.split("/").at(-1)?.replace(".json", "") ?? "",
    updates,
  }));
}
