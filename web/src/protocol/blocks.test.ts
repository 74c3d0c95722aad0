import { expect, test } from "vitest";
import { addToBlocks } from "./blocks";

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

test("numbers fill the last block, then new ones of 32", () => {
  expect(addToBlocks([], [7])).toEqual([[7]]);
  expect(addToBlocks([[7]], [8, 9])).toEqual([[7, 8, 9]]);
  expect(addToBlocks([numbers(0, 31)], numbers(31, 70))).toEqual([
    numbers(0, 32),
    numbers(32, 64),
    numbers(64, 70),
  ]);
  expect(addToBlocks([numbers(0, 32)], [32])).toEqual([numbers(0, 32), [32]]);
  expect(addToBlocks([[1]], [])).toEqual([[1]]);
});

test("one by one or all at once makes the same, and nothing that was there is changed", () => {
  const before = [numbers(0, 32), numbers(32, 40)];
  const kept = structuredClone(before);
  const oneByOne = numbers(40, 100).reduce((blocks, number) => addToBlocks(blocks, [number]), before);
  expect(oneByOne).toEqual(addToBlocks(before, numbers(40, 100)));
  expect(oneByOne[0]).toBe(before[0]);
  expect(before).toEqual(kept);
});
