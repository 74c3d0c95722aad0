import { expect, test } from "vitest";
import { fontScale } from "./fontScale";

test("letters shrink for the longest word alone, and never too much", () => {
  expect(fontScale("Rat Pup", 9)).toBe(1);
  expect(fontScale("Pickpocket (1)", 9)).toBe(0.9);
  expect(fontScale("Gartenschlauch-Ungeheuer", 9)).toBe(0.7);
});
