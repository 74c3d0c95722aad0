/** A narrow loss is said, from the numbers that everybody sees. */
import { expect, test } from "vitest";
import { countUp, shortOf } from "./fightNumbers";
import type { Fighter } from "./stepSummary";

const rat = (seat: number, strength: number, won = false, cards: string[] = []): Fighter => ({
  ...{ seat, strength, won, cards, hurt: 0 },
});

test.each<[string, number | null, Fighter[], number]>([
  ["two short", 2, [rat(0, 8), rat(1, 10, true)], 1],
  ["level, but beaten by the better weapon", 0, [rat(0, 10), rat(1, 10, true)], 1],
  ["measured by the weakest who got some", 1, [rat(0, 8), rat(1, 20, true), rat(2, 9, true)], 2],
  ["far from it", null, [rat(0, 6), rat(1, 10, true)], 1],
  ["won", null, [rat(0, 10, true)], 1],
  ["no cheese to miss", null, [rat(0, 8), rat(1, 10)], 0],
])("%s", (_, short, rats, cheese) => {
  expect(shortOf({ room: "bedroom", cheese, rats }, rats[0] as Fighter)).toBe(short);
});

test("strength counts up card by card, and a trap's loss comes last", () => {
  expect(countUp(rat(0, 12, false, ["w5a", "trap", "w7b"]))).toEqual([5, 5]);
  expect(countUp(rat(0, 2, false, ["w5a", "w7b"]))).toEqual([5, 12]);
});
