import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Step } from "../../board/props";
import { summarize, type LogEvent, type Banner } from "./stepSummary";
import { DURATIONS } from "../../device/durations";
import { BannerQueue } from "./bannerQueue.svelte";

const spied = (n: number, owner: number, card: string): Step<LogEvent> => ({
  n,
  events: [
    card === "trap"
      ? { type: "trap-sprung", spy: 0, owner }
      : { type: "card-turned-up", spy: 0, owner, card },
  ],
});
const LAID: LogEvent = { type: "card-laid", seat: 1, card: "w7b" };
const REVEALED: LogEvent = {
  type: "fighter-revealed",
  seat: 1,
  room: "bedroom",
  cards: [],
  count: 0,
  strength: 0,
  hurt: 0,
  round: 1,
  final: 0,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is shown, as the board does it: each banner is held in turn. */
function shownFor(banners: BannerQueue, ms: number): Banner | undefined {
  for (let passed = 0; passed < ms; passed += 100) {
    const callOff = banners.shown && !vi.getTimerCount() ? banners.hold() : null;
    vi.advanceTimersByTime(100);
    void callOff;
  }
  return banners.shown;
}

it("tells one after the other what happened at once, each as long as a moment", () => {
  const banners = new BannerQueue();
  banners.add(summarize([spied(4, 1, "w7b"), spied(6, 2, "trap"), spied(8, 1, "bedroom")]).banners);
  expect(banners.shown).toMatchObject({ n: 4, who: 0, whom: 1, card: "w7b" });
  expect(shownFor(banners, DURATIONS.moment - 100)?.n).toBe(4);
  expect(shownFor(banners, DURATIONS.moment)?.n).toBe(6);
  expect(shownFor(banners, DURATIONS.moment)?.n).toBe(8);
  expect(shownFor(banners, DURATIONS.moment)).toBeUndefined();
});

it("goes on one by one, and lets all go for who acts", () => {
  const banners = new BannerQueue();
  banners.add(summarize([spied(4, 1, "w7b"), spied(6, 2, "w9a")]).banners);
  banners.next();
  expect(banners.shown?.n).toBe(6);
  banners.next();
  expect(banners.shown).toBeUndefined();
  banners.add(summarize([spied(8, 1, "w3b"), spied(9, 1, "w4b")]).banners);
  expect(banners.shown?.n).toBe(8);
  banners.clear();
  expect(banners.shown).toBeUndefined();
});

it("leaves to the fight what came before it, and takes up what comes after", () => {
  expect(summarize([{ n: 3, events: [LAID] }]).banners).toMatchObject([{ who: 1, whom: null, card: "w7b" }]);
  expect(summarize([{ n: 3, events: [LAID, REVEALED] }]).banners).toEqual([]);
  expect(summarize([{ n: 3, events: [LAID, REVEALED] }, spied(5, 2, "w9a")]).banners).toHaveLength(1);
});
