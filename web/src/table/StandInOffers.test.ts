/** Who may be replaced by a bot, and from when on that is said. */
import { render } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import type { SeatStatus } from "../protocol/generated/messages";
import StandInOffers from "./StandInOffers.svelte";

const FROM = Date.now() + 60_000;
const GONE: SeatStatus = { name: "Ann", is_person: true, away_since: 1, stand_in_from: FROM };
const ME: SeatStatus = { name: "Bob", is_person: true, is_yours: true };

function shown(ann: SeatStatus, deadline = 0): string[] {
  const { container, unmount } = render(StandInOffers, {
    ...{ seats: [ann, ME], names: ["Ann", "Bob"], toLocalTime: (ms: number) => ms },
    ...{ deadlineAt: () => deadline, letBotPlay: vi.fn() },
  });
  const found = [...container.querySelectorAll("p, button")].map((one) => one.textContent.trim());
  unmount();
  return found;
}

it("says from when on a bot may play for somebody who is away", () => {
  expect(shown(GONE)).toEqual(["web-bot-soon"]);
  expect(shown({ ...GONE, stand_in_from: Date.now() - 1 })).toEqual(["web-is-away", "web-let-bot"]);
  expect(shown({ ...GONE, bot: "level-2" })).toEqual([]);
});

it("promises nothing where the clock is out before", () => {
  expect(shown(GONE, FROM - 1)).toEqual([]);
  expect(shown(GONE, FROM + 1)).toEqual(["web-bot-soon"]);
});
