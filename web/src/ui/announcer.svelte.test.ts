import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import AnnouncerRegions from "./Announcer.svelte";
import { announcer } from "./announcer.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  announcer.clear();
  vi.useRealTimers();
});

function regions(): Record<"polite" | "assertive", HTMLElement> {
  const { container } = render(AnnouncerRegions);
  const region = (name: string): HTMLElement => container.querySelector(`[aria-live=${name}]`) as HTMLElement;
  return { polite: region("polite"), assertive: region("assertive") };
}

const read = (region: HTMLElement): (string | null)[] => {
  flushSync();
  return [...region.querySelectorAll("p")].map(({ textContent }) => textContent);
};

it("reads the same sentence twice: each has a node of its own", () => {
  const { polite } = regions();
  announcer.say(["Bob passes."]);
  flushSync();
  const first = polite.querySelector("p");
  announcer.say(["Bob passes.", ""]);
  expect(read(polite)).toEqual(["Bob passes.", "Bob passes."]);
  expect(polite.querySelector("p"), "what is read already is left alone").toBe(first);
});

it("lets each sentence go after ten seconds, and not the ones that came later", () => {
  const { polite } = regions();
  announcer.say(["one"]);
  vi.advanceTimersByTime(6_000);
  announcer.say(["two"]);
  vi.advanceTimersByTime(4_000);
  expect(read(polite)).toEqual(["two"]);
  vi.advanceTimersByTime(6_000);
  expect(read(polite)).toEqual([]);
});

it("says at once what cannot wait, however much is waiting", () => {
  const { polite, assertive } = regions();
  announcer.say(["Ann moves.", "Bob moves."]);
  announcer.alert("Not there.");
  announcer.alert("Not there.");
  expect([read(polite).length, read(assertive)]).toEqual([2, ["Not there.", "Not there."]]);
  vi.advanceTimersByTime(10_000);
  expect(read(assertive)).toEqual([]);
});

it("says what is asked after the events that led to it, and only the last of each place", () => {
  const { polite } = regions();
  announcer.prompt("board", "Your turn! Go somewhere.");
  announcer.prompt("status", "Waiting for Bob");
  announcer.prompt("status", "Your turn");
  announcer.prompt("detail", "Or pass.");
  announcer.say(["Bob moves."]);
  expect(read(polite)).toEqual(["Bob moves."]);
  vi.advanceTimersByTime(200);
  expect(read(polite), "and not “Your turn” twice").toEqual([
    "Bob moves.",
    "Your turn! Go somewhere.",
    "Or pass.",
  ]);
  announcer.prompt("status", "Your turn, Ann");
  announcer.prompt("board", "Your turn! Go somewhere.");
  vi.advanceTimersByTime(200);
  expect(read(polite).slice(3)).toEqual(["Your turn, Ann", "Your turn! Go somewhere."]);
});

it("says nothing of a question that was taken back before it was read", () => {
  const { polite } = regions();
  const takeBack = announcer.prompt("board", "On its way …");
  takeBack();
  announcer.prompt("board", "");
  vi.advanceTimersByTime(200);
  expect(read(polite)).toEqual([]);
});

it("has one place for what lies under the cursor, which does not wait behind events", () => {
  const { assertive } = regions();
  announcer.say(["Ann moves."]);
  announcer.point("e4");
  flushSync();
  const first = assertive.querySelector("p");
  const leave = announcer.point("e5");
  expect(read(assertive)).toEqual(["e5"]);
  expect(assertive.querySelector("p"), "a new node, which is read in any case").not.toBe(first);
  vi.advanceTimersByTime(20_000);
  expect(read(assertive), "it stays while the cursor is there").toEqual(["e5"]);
  leave();
  expect(read(assertive)).toEqual([]);
});

it("does not call an effect again that says something", () => {
  let runs = 0;
  const end = $effect.root(() => {
    $effect(() => {
      runs++;
      announcer.say(["one"]);
      announcer.alert("two");
      const leave = announcer.point("three");
      leave();
    });
  });
  flushSync();
  announcer.say(["more"]);
  flushSync();
  expect(runs).toBe(1);
  end();
});

it("forgets at once what the next person must not hear", () => {
  const { polite, assertive } = regions();
  announcer.say(["You draw a trap."]);
  announcer.alert("You cannot play the trap.");
  announcer.point("your trap");
  announcer.prompt("board", "Play the trap?");
  announcer.clear();
  vi.advanceTimersByTime(200);
  expect([read(polite), read(assertive)]).toEqual([[], []]);
});
