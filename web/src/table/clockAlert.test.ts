import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onLastQuarter } from "./clockAlert";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function heard(ms: number): number[] {
  const said: number[] = [];
  onLastQuarter(Date.now() + ms, (left) => said.push(left));
  vi.advanceTimersByTime(ms * 0.74);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(ms);
  return said;
}

it("says once that a quarter is left", () => {
  expect(heard(60_000)).toEqual([15_000]);
});

it("says nothing of a clock that is out before the sentence is", () => {
  expect(heard(8_000)).toEqual([]);
});

it("says nothing of a clock that runs for months, nor after it was called off", () => {
  const said: number[] = [];
  onLastQuarter(Date.now() + 100 * 86_400_000, (left) => said.push(left));
  onLastQuarter(Date.now() + 60_000, (left) => said.push(left))();
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual([]);
});
