import { expect, test } from "vitest";
import { fit } from "./fontScale";

test("letters shrink for the longest word alone, and never too much", () => {
  expect(fit("Rat Pup", 9)).toBe(1);
  expect(fit("Pickpocket (1)", 9)).toBe(0.9);
  expect(fit("Gartenschlauch-Ungeheuer", 9)).toBe(0.7);
});
