import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Step } from "../../board/props";
import { happenings, type Happening, type Moment } from "./happenings";
import { Telling } from "./telling.svelte";

const spied = (n: number, owner: number, card: string): Step<Happening> => ({
  n,
  events: [
    card === "trap"
      ? { type: "trap-sprung", spy: 0, owner }
      : { type: "card-turned-up", spy: 0, owner, card },
  ],
});
const LAID: Happening = { type: "card-laid", seat: 1, card: "w7b" };
const REVEALED: Happening = {
  type: "fighter-revealed",
  seat: 1,
  room: "bedroom",
  cards: [],
  count: 0,
  strength: 0,
  hurt: 0,
};

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
  telling.add(happenings([spied(4, 1, "w7b"), spied(6, 2, "trap"), spied(8, 1, "bedroom")]).moments);
  expect(telling.shown).toMatchObject({ n: 4, who: 0, whom: 1, card: "w7b" });
  expect(shownFor(telling, 1_500)?.n).toBe(4);
  expect(shownFor(telling, 1_000)?.n).toBe(6);
  expect(shownFor(telling, 1_900)?.n).toBe(6);
  expect(shownFor(telling, 1_000)?.n).toBe(8);
  expect(shownFor(telling, 2_000)).toBeUndefined();
});

it("goes on at a key, and lets all go for who acts", () => {
  const telling = new Telling();
  telling.add(happenings([spied(4, 1, "w7b"), spied(6, 2, "w9a")]).moments);
  telling.next();
  expect(telling.shown?.n).toBe(6);
  telling.next();
  expect(telling.shown).toBeUndefined();
  telling.add(happenings([spied(8, 1, "w3b"), spied(9, 1, "w4b")]).moments);
  expect(telling.shown?.n).toBe(8);
  telling.clear();
  expect(telling.shown).toBeUndefined();
});

it("leaves to the fight what came before it, and takes up what comes after", () => {
  expect(happenings([{ n: 3, events: [LAID] }]).moments).toMatchObject([{ who: 1, whom: null, card: "w7b" }]);
  expect(happenings([{ n: 3, events: [LAID, REVEALED] }]).moments).toEqual([]);
  expect(happenings([{ n: 3, events: [LAID, REVEALED] }, spied(5, 2, "w9a")]).moments).toHaveLength(1);
});
