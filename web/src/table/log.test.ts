import { expect, it } from "vitest";
import { chapters } from "./log";

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
