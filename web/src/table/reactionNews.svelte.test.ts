/** What became of one's reactions is told in a sentence, once. */
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { notices } from "../ui/notices.svelte";
import { Words } from "../words/words";
import { reactionNews } from "./reactionNews.svelte";
import type { SeatState } from "./seatState";

afterEach(() => vi.restoreAllMocks());

test("a card that was not possible any more, and moments that were missed, are told once each", () => {
  const told = vi.spyOn(notices, "show").mockImplementation(() => undefined);
  let seatState = $state.raw({ dropped: null, missedWindows: [] } as unknown as SeatState);
  const viewer = {
    get seatState() {
      return seatState;
    },
  };
  const stop = $effect.root(() => reactionNews(viewer, () => new Words("en", ["word-again = Another turn"])));
  flushSync();
  expect(told).not.toHaveBeenCalled();
  seatState = { ...seatState, dropped: { action: "again crate-left", row: 57 }, missedWindows: [31, 44] };
  flushSync();
  seatState = { ...seatState, n: 58 };
  flushSync();
  expect(told.mock.calls.map(([, kind, topic]) => [kind, topic])).toEqual([
    ["plain", "dropped"],
    ["plain", "missed"],
  ]);
  stop();
});
