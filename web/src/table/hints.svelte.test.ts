/** Hints that come when their table was left are not for the screen that is there now. */
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Viewer } from "./viewer.svelte";
import { HintLoader } from "./hints.svelte";

afterEach(() => vi.unstubAllGlobals());

/** A page of somebody who asks for hints and perhaps leaves before they come. */
async function ask(leavesEarly: boolean): Promise<Record<string, string>> {
  let seats = $state.raw([0]);
  let answer = (): void => undefined;
  let hints: HintLoader | undefined;
  const body = { overlays: { path: ["e2", "e3"] } };
  const reply = new Promise<Response>((resolve) => (answer = () => resolve(Response.json(body))));
  vi.stubGlobal("fetch", () => reply);
  const leave = $effect.root(() => {
    const seat = $derived(seats[0]);
    const viewer = {
      get seat() {
        return seat;
      },
    };
    hints = new HintLoader("table", viewer as Viewer);
  });
  flushSync();
  const coming = hints?.fetch();
  seats = [0]; // the same seat, told anew by a message
  flushSync();
  if (leavesEarly) leave();
  answer();
  await coming;
  leave();
  return hints?.shown ?? {};
}

test("hints are shown when they come", async () => {
  expect(await ask(false)).toEqual({ path: "e2 e3" });
});

test("whoever has left is shown none, and nothing that is gone is read", async () => {
  const warn = vi.spyOn(console, "warn");
  expect(await ask(true)).toEqual({});
  expect(warn).not.toHaveBeenCalled();
});
