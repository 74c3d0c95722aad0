/** Whoever waits for a rematch on the home page is taken to it when it begins. */
import { flushSync } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { session } from "../api/session.svelte";
import { router } from "../device/router.svelte";
import { writeInTab } from "../device/storage";
import type { Me } from "../protocol/generated/messages";
import { awaitRematch } from "../table/awaitedRematch";
import { FakeRequest } from "../testing/fakeRequest";
import { OwnTables } from "./ownTables.svelte";

const begun = {
  id: "old",
  status: {
    rematch: "next",
    rematch_offer: { seat: 0, until: 1, joined: [0, 1], state: "started" },
    seats: [{ is_person: true }, { is_person: true, is_yours: true }],
  },
};
const go = vi.spyOn(router, "go");
beforeEach(() => {
  FakeRequest.install();
  writeInTab("awaited-rematches", "");
  session.me = { name: "Bob" } as Me;
  go.mockReset().mockImplementation(() => undefined);
});

async function listed(): Promise<string[]> {
  const leave = $effect.root(() => new OwnTables().follow());
  flushSync();
  await FakeRequest.last.answer({ tables: [begun] });
  flushSync();
  leave();
  return go.mock.calls.map(([address]) => address);
}

it("goes to a game that this tab waits for", async () => {
  awaitRematch("old");
  expect(await listed()).toEqual(["/t/next"]);
});

it("goes nowhere for a game that was joined elsewhere", async () => {
  expect(await listed()).toEqual([]);
});
