import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as storage from "../device/storage";
import { keepDigest, keptDigests } from "./digests";

const written = (table: string): string | null => storage.read(`digests-${table}`);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("digests are written down when there is time, each once and in their order", () => {
  for (const digest of ["one", "two", "two", "three"]) keepDigest("idle", digest);
  expect(written("idle")).toBeNull();
  vi.advanceTimersByTime(5_000);
  expect(written("idle")).toBe("one two three");
  keepDigest("idle", "three");
  vi.advanceTimersByTime(5_000);
  expect(written("idle")).toBe("one two three");
});

test("who leaves the page loses none", () => {
  keepDigest("left", "one");
  dispatchEvent(new Event("pagehide"));
  expect(written("left")).toBe("one");
});

test("whoever asks gets all, also what waits to be written down", () => {
  keepDigest("asked", "one");
  expect(keptDigests("asked")).toEqual(["one"]);
});

test("of a long game the newest are kept", () => {
  for (let row = 0; row < 100; row++) keepDigest("long", String(row));
  expect(keptDigests("long")).toEqual(Array.from({ length: 40 }, (_, place) => String(60 + place)));
});
