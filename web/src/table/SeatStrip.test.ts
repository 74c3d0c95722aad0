/** Whoever looks finds themselves among the chips, also by a name that the page has chosen for them. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import type { GameDetails, SeatStatus } from "../protocol/generated/messages";
import type { Words } from "../words/words";
import SeatStrip from "./SeatStrip.svelte";

afterEach(cleanup);

const NAMES = ["Mouse 88", "Bob"];

/** What each chip calls its seat, where these seats are one's own. */
function called(...own: boolean[]): (string | undefined)[] {
  const seats = own.map((is_yours): SeatStatus => ({ is_person: true, is_yours }));
  const facts = { id: "nim", words: {} } as unknown as GameDetails;
  const { container } = render(SeatStrip, { seats, facts, names: NAMES, words: {} as Words, view: null });
  return [...container.querySelectorAll("[data-part=name]")].map((name) => name.textContent.trim());
}

it("says which chip is one's own", () => {
  expect(called(true, false)).toEqual(["Mouse 88(web-you)", "Bob"]);
});

it("says nothing to who only looks, nor around a shared screen", () => {
  expect(called(false, false)).toEqual(NAMES);
  cleanup();
  expect(called(true, true)).toEqual(NAMES);
});
