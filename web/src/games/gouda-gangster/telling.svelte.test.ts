import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Heard } from "../grooves/oldNews";
import type { Line } from "../../lib/types";
import { happenings, type Moment } from "./happenings";
import { Telling } from "./telling.svelte";

const line = (key: string, ...args: [string, string | number][]): Line => ({ key, args });
const spied = (n: number, whom: number, card: string): Heard => ({
  n,
  lines: [line(card === "trap" ? "news-trapped" : "news-turn", ["who", 0], ["whom", whom], ["card", card])],
});
const SHOWN: Line = line("news-shown", ["who", 1], ["room", "bedroom"], ["cards", ""], ["strength", 0]);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is shown, as the board does it: each moment is held in turn. */
function shownFor(telling: Telling, ms: number): Moment | undefined {
  for (let passed = 0; passed < ms; passed += 100) {
    const callOff = telling.shown && !vi.getTimerCount() ? telling.hold(telling.shown) : null;
    vi.advanceTimersByTime(100);
    void callOff;
  }
  return telling.shown;
}

it("tells one after the other what happened at once, each long enough to read, a trap longer", () => {
  const telling = new Telling();
  telling.hear(happenings([spied(4, 1, "w7b"), spied(6, 2, "trap"), spied(8, 1, "bedroom")]).moments);
  expect(telling.shown).toMatchObject({ n: 4, who: 0, whom: 1, card: "w7b" });
  expect(shownFor(telling, 1_500)?.n).toBe(4);
  expect(shownFor(telling, 1_000)?.n).toBe(6);
  expect(shownFor(telling, 1_900)?.n).toBe(6);
  expect(shownFor(telling, 1_000)?.n).toBe(8);
  expect(shownFor(telling, 2_000)).toBeUndefined();
});

it("tells nothing twice, goes on at a key, and lets all go for who acts", () => {
  const telling = new Telling();
  const two = happenings([spied(4, 1, "w7b"), spied(6, 2, "w9a")]).moments;
  telling.hear(two);
  telling.hear(two);
  telling.next();
  expect(telling.shown?.n).toBe(6);
  telling.next();
  expect(telling.shown).toBeUndefined();
  telling.hear([...two, ...happenings([spied(8, 1, "w3b"), spied(9, 1, "w4b")]).moments]);
  expect(telling.shown?.n).toBe(8);
  telling.clear();
  expect(telling.shown).toBeUndefined();
});

it("leaves to the fight what came before it, and takes up what comes after", () => {
  const laid = line("news-lay", ["who", 1], ["card", "w7b"]);
  expect(happenings([{ n: 3, lines: [laid] }]).moments).toMatchObject([{ who: 1, whom: null, card: "w7b" }]);
  expect(happenings([{ n: 3, lines: [laid, SHOWN] }]).moments).toEqual([]);
  expect(happenings([{ n: 3, lines: [laid, SHOWN] }, spied(5, 2, "w9a")]).moments).toHaveLength(1);
});
