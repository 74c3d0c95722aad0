/** The digests this browser was told while it played: with them it can prove that nothing was changed afterwards. */
import { keep, recall } from "../kept";

const KEPT = 40; // of each table; one would do, some more name the place better

const name = (table: string) => `digests-${table}`;

export function keptDigests(table: string): string[] {
  return recall(name(table))?.split(" ").filter(Boolean) ?? [];
}

export function keepDigest(table: string, digest: string): void {
  const before = keptDigests(table);
  if (before.at(-1) !== digest) keep(name(table), [...before.slice(1 - KEPT), digest].join(" "));
}
