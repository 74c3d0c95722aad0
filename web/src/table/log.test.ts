import { expect, it } from "vitest";
import type { Known } from "../lib/told";
import { chapters, unspoken } from "./log";

const row = (n: number, who?: number) => ({
  n,
  lines: [{ key: "news", args: who === undefined ? [] : ([["who", who]] as [string, number][]) }],
});

it("puts rows together by whose turn they tell of; what tells of nobody belongs to the turn before", () => {
  const told = chapters([row(1, 0), row(2, 0), row(3), row(4, 1), row(5, 0)]);
  expect(told.map(({ who, rows }) => [who, rows.map(({ n }) => n)])).toEqual([
    [0, [1, 2, 3]],
    [1, [4]],
    [0, [5]],
  ]);
});

const known = (seat: number, rows: number[], fresh: number[]): Known =>
  ({ seat, n: rows.at(-1) ?? 0, log: rows.map((n) => row(n)), fresh: fresh.map((n) => row(n)) }) as Known;

it("reads out all since the last time, also where two messages came at once", () => {
  const numbers = (spoken: Known | undefined, now: Known | undefined) =>
    unspoken(spoken, now).map(({ n }) => n);
  const joined = known(0, [1, 2], []);
  expect(numbers(undefined, joined)).toEqual([]);
  expect(numbers(joined, known(0, [1, 2, 3, 4, 5], [5]))).toEqual([3, 4, 5]);
  expect(numbers(joined, joined)).toEqual([]);
  expect(numbers(joined, known(1, [1, 2, 3], [3]))).toEqual([3]);
  expect(numbers(joined, undefined)).toEqual([]);
});
