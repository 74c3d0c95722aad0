import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { notices } from "./notices.svelte";

it("can be shown by an effect without waking it again", () => {
  let runs = 0;
  const end = $effect.root(() => {
    $effect(() => {
      runs += 1;
      notices.show("The question has changed.", "bad", "refused");
    });
  });
  flushSync();
  expect(runs).toBe(1);
  expect(notices.list.map(({ text }) => text)).toEqual(["The question has changed."]);
  notices.dropTopic("refused");
  flushSync();
  expect(runs).toBe(1);
  end();
});
