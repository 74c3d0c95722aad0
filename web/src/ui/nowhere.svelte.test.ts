/** A screen that finds nothing says so instead of staying empty. */
import { beforeEach, expect, it } from "vitest";
import { router } from "../device/router.svelte";
import { RefusedError } from "../protocol/refusedError";
import { notices } from "./notices.svelte";
import { nowhere, openScreen } from "./nowhere.svelte";

const refused = (status: number) => (): never => {
  throw new RefusedError({ code: "refused", text: "No." }, status);
};
beforeEach(() => {
  nowhere.path = "";
  notices.list = [];
});

it("has nothing to show where the server knows nothing", async () => {
  await openScreen(refused(404));
  expect([nowhere.path, notices.list.length]).toEqual([router.path, 0]);
});

it("says anything else as a notice, and leaves the screen", async () => {
  await openScreen(refused(403));
  expect([nowhere.path, notices.list.map(({ text }) => text)]).toEqual(["", ["No."]]);
});
