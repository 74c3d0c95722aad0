/** What is offered is said to everybody in their own words, and how it ended to whoever offered it. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import type { Offer, SeatStatus } from "../protocol/generated/messages";
import { notices } from "../ui/notices.svelte";
import OfferBar from "./OfferBar.svelte";

const ANN: SeatStatus = { name: "Ann", is_person: true };
const ME: SeatStatus = { name: "Bob", is_person: true, is_yours: true };
const mine: Offer = { what: "back", row: 3, at: 4, agreed: [1] };
const base = {
  seats: [ANN, ME],
  names: ["Ann", "Bob"],
  isRunning: true,
  log: [],
  agree: vi.fn(),
  decline: vi.fn(),
};
const said = (): (string | undefined)[] => notices.list.map(({ text }) => text);
beforeEach(() => {
  notices.list = [];
});

it("tells who asked what they asked and who is awaited, and the other what is wanted", () => {
  const text = (offer: Offer, seats = base.seats): string | null | undefined => {
    const { container, unmount } = render(OfferBar, { ...base, offer, seats });
    const found = container.querySelector("p")?.textContent;
    unmount();
    return found;
  };
  expect(text(mine)).toBe("web-offer-you-back web-offer-awaits");
  expect(text({ ...mine, what: "abort" })).toBe("web-offer-you-abort web-offer-awaits");
  expect(text({ ...mine, agreed: [0] })).toBe("web-offered-back");
  expect(text({ ...mine, agreed: [0, 1] }, [ANN, ME, ANN])).toBe(
    "web-offered-back web-offer-agreed web-offer-awaits",
  );
  expect(text(mine, [{ ...ANN, bot: "greedy" }, ME]), "nobody is left to wait for").toBe(
    "web-offer-you-back",
  );
});

it.each([
  ["declined", [], ["web-offer-declined-back"]],
  ["void because the game went on", [{ n: 5, events: [{ type: "moved" }] }], ["web-offer-lapsed"]],
  ["carried out", [{ n: 5, events: [{ type: "rows-taken-back", seat: 0, row: 3 }] }], []],
])("says to whoever asked that it is %s", async (_, log, expected) => {
  const { rerender } = render(OfferBar, { ...base, offer: mine });
  await rerender({ offer: null, log });
  expect(said()).toEqual(expected);
});

it("says nothing of what was withdrawn, of others' offers, or after the end", async () => {
  const { rerender } = render(OfferBar, { ...base, offer: mine });
  await fireEvent.click(screen.getByText("web-withdraw"));
  await rerender({ offer: null });
  await rerender({ offer: { ...mine, agreed: [0] } });
  await rerender({ offer: null });
  await rerender({ offer: { ...mine, what: "abort" } });
  await rerender({ offer: null, isRunning: false });
  expect(said()).toEqual([]);
});
