import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lastQuarter, onLastQuarter } from "./clockAlert";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function heard(ms: number, quarter = ms / 4): number[] {
  const said: number[] = [];
  onLastQuarter(Date.now() + ms, quarter, (left) => said.push(left));
  vi.advanceTimersByTime(Math.max(0, ms - quarter - 1));
  if (ms > quarter) expect(said).toEqual([]);
  vi.advanceTimersByTime(ms);
  return said;
}

it("says once that a quarter is left", () => {
  expect(heard(60_000)).toEqual([15_000]);
});

it("says at once how much is left to who comes in the last quarter", () => {
  expect(heard(8_000, 15_000)).toEqual([8_000]);
});

it("says nothing of a clock that is out before the sentence is", () => {
  expect(heard(8_000)).toEqual([]);
});

it("says nothing of a clock that runs for months, nor after it was called off", () => {
  const said: number[] = [];
  onLastQuarter(Date.now() + 100 * 86_400_000, 10_000, (left) => said.push(left));
  onLastQuarter(Date.now() + 60_000, 15_000, (left) => said.push(left))();
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual([]);
});

it("knows the last quarter of a decision, of a window and of a grace period", () => {
  const clock = { type: "decision", seconds: 120, window_seconds: 20 } as const;
  expect(lastQuarter(clock, false, false)).toBe(30_000);
  expect(lastQuarter(clock, true, false)).toBe(5_000);
  expect(lastQuarter(clock, false, true)).toBe(15_000); // a minute at most
  expect(lastQuarter({ type: "bank", seconds: 600, increment: 0 }, false, false)).toBe(10_000);
});
