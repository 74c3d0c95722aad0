import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import AnnouncerRegion from "./Announcer.svelte";
import { announcer } from "./announcer.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  announcer.clear();
  vi.useRealTimers();
});

const read = (region: HTMLElement): (string | null)[] => {
  flushSync();
  return [...region.querySelectorAll("p")].map(({ textContent }) => textContent);
};

it("reads the same sentence twice: each has a node of its own", () => {
  const { container } = render(AnnouncerRegion);
  announcer.say(["Bob passes."]);
  flushSync();
  const first = container.querySelector("p");
  announcer.say(["Bob passes.", ""]);
  expect(read(container)).toEqual(["Bob passes.", "Bob passes."]);
  expect(container.querySelector("p"), "what is read already is left alone").toBe(first);
});

it("lets each sentence go after ten seconds, and not the ones that came later", () => {
  const { container } = render(AnnouncerRegion);
  announcer.say(["one"]);
  vi.advanceTimersByTime(6_000);
  announcer.say(["two"]);
  vi.advanceTimersByTime(4_000);
  expect(read(container)).toEqual(["two"]);
  vi.advanceTimersByTime(6_000);
  expect(read(container)).toEqual([]);
});

it("forgets at once what the next person must not hear", () => {
  const { container } = render(AnnouncerRegion);
  announcer.say(["You draw a trap."]);
  announcer.clear();
  expect(read(container)).toEqual([]);
});
