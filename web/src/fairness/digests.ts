/** The digests this browser was told while it played: with them it can prove that nothing was changed afterwards. */
import * as storage from "../device/storage";
import { whenIdle } from "../device/frames.svelte";

const KEPT = 40; // of each table; one would do, some more name the place better

const name = (table: string) => `digests-${table}`;
const told = new Map<string, string[]>(); // not yet written down

export function keptDigests(table: string): string[] {
  flush();
  return stored(table);
}

/** Keep it, but write it down only when nothing moves: that takes as long as half a frame. */
export function keepDigest(table: string, digest: string): void {
  if (!told.size) whenIdle(flush);
  told.set(table, [...(told.get(table) ?? []), digest]);
}

const stored = (table: string): string[] => storage.read(name(table))?.split(" ").filter(Boolean) ?? [];

function flush(): void {
  for (const [table, digests] of told) {
    const all = [...stored(table), ...digests].filter((digest, place, all) => digest !== all[place - 1]);
    storage.write(name(table), all.slice(-KEPT).join(" "));
  }
  told.clear();
}
