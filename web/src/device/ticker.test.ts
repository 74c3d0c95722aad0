import { expect, it } from "vitest";
import { formatDuration, spokenDuration } from "./ticker.svelte";

it.each([
  [-5, "0:00"],
  [1, "0:01"],
  [61_000, "1:01"],
  [3_600_000, "1 h 00"],
  [7_500_000, "2 h 05"],
  [40_000_000, "11 h"],
  [3 * 86_400_000, "3 d"],
])("%d ms is %s", (ms, text) => expect(formatDuration(ms)).toBe(text));

it.each([
  [15_000, "en", "15 seconds"],
  [1_000, "de", "1 Sekunde"],
  [150_000, "fr", "3 minutes"],
  [10_800_000, "cs", "3 hodiny"],
])("%d ms is said in %s as %s", (ms, language, text) =>
  expect(spokenDuration(ms, language).replace("\u00a0", " ")).toBe(text),
);
