import { beforeEach, expect, test } from "vitest";
import * as storage from "../device/storage";
import { dayOf, isSolved, numberOf, remember, solvedCount, streak } from "./dailyPuzzle";

beforeEach(() => storage.remove("puzzles"));
const on = (day: number) => new Date(2026, 2, day, 23, 30);

test("every day has a puzzle, and the next day the next one", () => {
  expect(dayOf(on(29)) - dayOf(on(28))).toBe(1);
  const numbers = [1, 2, 4, 7];
  const days = Array.from({ length: 4 }, (_, day) => numberOf(dayOf(on(1)) + day, numbers));
  expect(days.toSorted()).toEqual(numbers);
});

test("a streak counts days in a row and ends with a day left out", () => {
  remember("quoridor", 3, true, on(1));
  remember("pac-man", 9, true, on(2));
  remember("quoridor", 4, true, on(2));
  expect([streak(on(2)), streak(on(3)), streak(on(4))]).toEqual([2, 2, 0]);
});

test("a puzzle of another day is solved, too, but is no part of the streak", () => {
  remember("pac-man", 12, false, on(1));
  expect([isSolved("pac-man", 12), isSolved("quoridor", 12), solvedCount("pac-man"), streak(on(1))]).toEqual([
    true,
    false,
    1,
    0,
  ]);
});
