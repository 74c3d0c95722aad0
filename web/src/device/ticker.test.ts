import { expect, it } from "vitest";
import { formatDuration } from "./ticker.svelte";

it.each([
  [-5, "0:00"],
  [1, "0:01"],
  [61_000, "1:01"],
  [3_600_000, "1 h 00"],
  [7_500_000, "2 h 05"],
  [3 * 86_400_000, "3 d"],
])("%d ms is %s", (ms, text) => expect(formatDuration(ms)).toBe(text));
