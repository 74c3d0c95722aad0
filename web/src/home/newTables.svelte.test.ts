import { flushSync } from "svelte";
import { afterEach, expect, it } from "vitest";
import { announcer } from "../ui/announcer.svelte";
import { announceNewTables } from "./newTables.svelte";

afterEach(() => announcer.clear());

it("reads out a table that is opened while one looks, and none that was there", () => {
  let tables = $state.raw<{ id: string }[]>([]);
  const said = (): string[] => {
    flushSync();
    return announcer.polite.map(({ text }) => text);
  };
  const end = $effect.root(() =>
    announceNewTables(
      () => tables,
      ({ id }) => `table ${id}`,
    ),
  );
  expect(said(), "nothing has come yet").toEqual([]);
  tables = [{ id: "a" }];
  expect(said()).toEqual([]);
  tables = [{ id: "b" }, { id: "a" }];
  expect(said()).toEqual(["table b"]);
  tables = [{ id: "b" }];
  expect(said()).toEqual(["table b"]);
  end();
});
