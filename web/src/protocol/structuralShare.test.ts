import { expect, test } from "vitest";
import { structuralShare } from "./structuralShare";

const BEFORE = {
  sides: [
    { rats: 1, up: ["w3a"] },
    { rats: 2, up: [] },
  ],
  phase: "spy",
  target: null,
};

test("what is equal is the very same thing as before", () => {
  expect(structuralShare(BEFORE, structuredClone(BEFORE))).toBe(BEFORE);
});

test("what differs is new, and only that and what holds it", () => {
  const next = structuredClone(BEFORE);
  next.sides[0]?.up.push("w5b");
  const made = structuralShare(BEFORE, next);
  expect(made).toEqual(next);
  expect(made).not.toBe(BEFORE);
  expect(made.sides[0]).not.toBe(BEFORE.sides[0]);
  expect(made.sides[1]).toBe(BEFORE.sides[1]);
});

test.each([
  [
    [1, 2, 3],
    [1, 2],
  ],
  [[1], [1, 2]],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [[], {}],
  [{ a: [] }, { a: {} }],
  [null, { a: 1 }],
  [{ a: null }, { a: { b: 1 } }],
  [{ a: { b: 1 } }, { a: null }],
  ["1", 1],
])("%j becomes %j", (before, next) => {
  expect(structuralShare(before, next)).toStrictEqual(next);
});
