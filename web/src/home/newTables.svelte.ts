/** Reads out a table that somebody has just opened; not those that were there before. */
import { untrack } from "svelte";
import { announcer } from "../ui/announcer.svelte";

export function announceNewTables<T extends { id: string }>(
  tables: () => T[],
  text: (table: T) => string,
): void {
  const nothingYet = untrack(tables);
  let known: string[] | null = null;
  $effect(() => {
    const all = tables();
    if (all === nothingYet) return;
    const before = known ?? all.map(({ id }) => id);
    known = all.map(({ id }) => id);
    untrack(() => announcer.say(all.filter(({ id }) => !before.includes(id)).map(text)));
  });
}
