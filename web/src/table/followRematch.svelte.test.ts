/** Who goes to the next game when it begins: whoever has joined and is there, however the news arrive. */
import { flushSync } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { router } from "../device/router.svelte";
import { writeInTab } from "../device/storage";
import type { RematchOffer, SeatStatus, TableStatus } from "../protocol/generated/messages";
import { followRematch } from "./followRematch.svelte";

const SEATS: SeatStatus[] = [
  { name: "Ann", is_person: true },
  { name: "Bob", is_person: true, is_yours: true },
];
type Known = Pick<TableStatus, "rematch" | "rematch_offer" | "seats">;

const known = (rematch: string, offer: Partial<RematchOffer> | null): TableStatus => {
  const whole = offer && { seat: 1, until: 1, joined: [1], ...offer };
  return { rematch, rematch_offer: whole, seats: SEATS } satisfies Known as unknown as TableStatus;
};
const NOTHING = known("", null);
const WAITING = known("", { state: "open" });
const STARTING = known("", { state: "starting", joined: [0, 1] });
const STARTED = known("next", { state: "started", joined: [0, 1] });
const WITHOUT_ME = known("next", { state: "started", seat: 0, joined: [0] });
const DECLINED = known("next", { state: "started", seat: 0, joined: [0], declined: [1] });

const go = vi.spyOn(router, "go");
beforeEach(() => {
  writeInTab("awaited-rematches", "");
  go.mockReset().mockImplementation(() => undefined);
});

/** A page that is told these, one after the other; gives where it went. */
function told(...statuses: TableStatus[]): string[] {
  let status = $state.raw<TableStatus | null>(null);
  const leave = $effect.root(() =>
    followRematch(() => ({
      id: "old",
      get status() {
        return status;
      },
    })),
  );
  for (const next of statuses) {
    status = next;
    flushSync();
  }
  leave();
  return go.mock.calls.map(([address]) => address);
}

it("takes whoever has joined there, once", () => {
  expect(told(NOTHING, WAITING, STARTING, STARTED)).toEqual(["/t/next"]);
  expect(told(STARTED), "who comes back to look at the old game stays there").toEqual(["/t/next"]);
});

it("takes them there also if everything was said at once, as after a lost connection", () => {
  expect(told(NOTHING, STARTED)).toEqual(["/t/next"]);
});

it("takes them there also if the browser has loaded the page anew while they waited", () => {
  expect(told(NOTHING, WAITING)).toEqual([]);
  expect(told(STARTED)).toEqual(["/t/next"]);
});

it("takes nobody there who has not joined", () => {
  expect(told(NOTHING, WITHOUT_ME)).toEqual([]);
  expect(told(NOTHING, WAITING, DECLINED), "who has thought better of it").toEqual([]);
});
