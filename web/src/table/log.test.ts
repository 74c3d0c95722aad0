import { expect, it } from "vitest";
import type { Step } from "../board/props";
import { groupByActor } from "./log";

const ACTORS = { "counters-taken": "taker" };
const row = (n: number, taker?: number): Step => ({
  n,
  events: [taker === undefined ? { type: "heap-empty" } : { type: "counters-taken", taker, number: 5 }],
});

it("puts rows together by whose turn they tell of; what tells of nobody belongs to the turn before", () => {
  const told = groupByActor([row(1, 0), row(2, 0), row(3), row(4, 1), row(5, 0)], ACTORS);
  expect(told.map(({ actor, rows }) => [actor, rows.map(({ n }) => n)])).toEqual([
    [0, [1, 2, 3]],
    [1, [4]],
    [0, [5]],
  ]);
});

it("takes nobody for the actor whose type names none", () => {
  expect(groupByActor([row(1, 0), row(2, 1)], {}).map(({ actor }) => actor)).toEqual([null]);
});
