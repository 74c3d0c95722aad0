import { expect, test } from "vitest";
import { levelShare } from "./seatNames";
import type { BotDetails } from "../protocol/generated/messages";

const five = ["random", "greedy", "level-1", "level-2", "level-3", "level-4", "level-5"].map(
  (id) => ({ id, name: id, about: "" }) as BotDetails,
);

test("levels grow from guileless to sly", () => {
  expect([1, 2, 3, 4, 5].map((level) => levelShare(`level-${level}`, five))).toEqual([0, 0.25, 0.5, 0.75, 1]);
});

test("a thinking time does not change the face", () => {
  expect(levelShare("level-3@0.5s", five)).toBe(0.5);
});

test("who is no level of this game has no mouse's face", () => {
  expect(levelShare("greedy", five)).toBeNull();
  expect(levelShare("level-9", five)).toBeNull();
});
