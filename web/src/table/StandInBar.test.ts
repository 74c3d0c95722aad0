/** Who is asked whether they are back, and who is not. */
import { render } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import type { SeatStatus } from "../protocol/generated/messages";
import StandInBar from "./StandInBar.svelte";

const ME: SeatStatus = { name: "Bob", bot: "level-2", is_person: true, is_yours: true };

function shown(me: SeatStatus, resigned: number[] = []): string[] {
  const { container, unmount } = render(StandInBar, {
    ...{ seats: [{ name: "Ann", is_person: true }, me], names: ["Ann", "Bob"], bots: [] },
    ...{ clock: { type: "none" }, outOfTime: [], resigned, takeBack: vi.fn() },
  });
  const found = [...container.querySelectorAll("p, small, button, a")].map((one) =>
    (one.firstChild?.textContent ?? "").trim(),
  );
  unmount();
  return found;
}

it("lets the owner take the seat back by one tap, and says what it matters", () => {
  expect(shown(ME)).toEqual(["web-stand-in-you", "web-im-back", "web-stand-in-counts"]);
  expect(shown({ ...ME, is_returning: true })).toEqual(["web-stand-in-returning"]);
});

it("asks nobody who has resigned whether they are back", () => {
  expect(shown(ME, [1])).toEqual(["web-stand-in-resigned", "web-home"]);
});
