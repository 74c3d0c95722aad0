import { expect, test } from "vitest";
import { images } from "./symmetry";

test.each([
  ["b3", "none", ["b3"]],
  ["b3", "sides", ["b3", "h3"]],
  ["b3", "ends", ["b3", "b7"]],
  ["e5", "quarter", ["e5"]],
  ["a1", "quarter", ["a1", "a9", "i9", "i1"]],
  ["c2h", "sides", ["c2h", "f2h"]],
  ["a5v", "half", ["a5v", "h4v"]],
] as const)("%s drawn with %s is %s", (name, mirror, expected) => {
  expect(images(name, mirror)).toEqual(expected);
});

test("the windmill is its own image under quarter turns", () => {
  const barriers = ["b3v", "c7h", "g6v", "f2h"];
  expect(images("b3v", "quarter").toSorted()).toEqual(barriers.toSorted());
});
