/** What can be done about the next game, and what has become of an offer. */
import { render } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { lastChoice } from "../device/lastChoices";
import type { RematchOffer, SeatStatus } from "../protocol/generated/messages";
import Rematch from "./Rematch.svelte";

const ME: SeatStatus = { name: "Bob", is_person: true, is_yours: true };
const ANN: SeatStatus = { name: "Ann", is_person: true };
const BOT: SeatStatus = { bot: "level-2" };
const BOTS = ["level-1", "level-2", "level-3"].map((id) => ({ id, name: id, about: "" }));

function rendered(seats: SeatStatus[], offer: Partial<RematchOffer> | null = null, { rules = 1 } = {}) {
  return render(Rematch, {
    store: { id: "tbl", post: vi.fn().mockResolvedValue({}) },
    facts: { id: "quoridor", bots: BOTS, rules: 2 },
    rules,
    seats,
    names: seats.map(({ name }) => name ?? "Pip"),
    rematch: "",
    offer: offer && ({ seat: 0, until: 1, joined: [0], declined: [], level: "", ...offer } as RematchOffer),
  });
}

function shown(seats: SeatStatus[], offer: Partial<RematchOffer> | null = null, rules = 1): string[] {
  const { container, unmount } = rendered(seats, offer, { rules });
  const found = [...container.querySelectorAll("p, button")].map((one) => one.textContent.trim());
  unmount();
  return found;
}

it("starts at once against bots, also easier or harder ones", () => {
  expect(shown([ME, BOT], null, 2)).toEqual(["web-rematch", "web-easier", "web-harder"]);
  expect(shown([ME, ANN], null, 2)).toEqual(["web-rematch"]);
});

it("says that an offer has lapsed or was declined, and can be made again", () => {
  expect(shown([ANN, ME], { state: "lapsed" }, 2)).toEqual(["web-rematch-lapsed", "web-rematch"]);
  expect(shown([ANN, ME], { state: "declined" }, 2)).toEqual(["web-rematch-declined", "web-rematch"]);
});

it("leaves the answer to an open offer to the bar above the board", () => {
  expect(shown([ANN, ME], { state: "open" }, 2)).toEqual([]);
  const mine: Partial<RematchOffer> = { state: "open", seat: 1, joined: [1] };
  expect(shown([ANN, ME], mine, 2)).toEqual(["web-rematch-waits", "web-rematch-start", "web-cancel"]);
});

it("says that the next game follows newer rules", () => {
  expect(shown([ME, BOT], null, 1)).toContain("web-rematch-rules");
  expect(shown([ME, BOT], null, 2)).not.toContain("web-rematch-rules");
});

it("offers nothing while the next game is being set up", () => {
  const starting: Partial<RematchOffer> = { state: "starting", seat: 1, joined: [0, 1] };
  expect(shown([ANN, ME], starting, 2)).toEqual(["web-starting"]);
});

it("makes an easier or harder level that of quick games, too", async () => {
  const { getByText } = rendered([ME, BOT]);
  getByText("web-harder").click();
  await Promise.resolve();
  expect(lastChoice("level", "quoridor")).toBe("level-3");
});
