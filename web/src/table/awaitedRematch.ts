/** Whoever has joined a rematch goes to its table once it is there: by what the server says of the old one alone. */
import { readInTab, writeInTab } from "../device/storage";
import { router } from "../device/router.svelte";
import type { TableStatus } from "../protocol/generated/messages";
import { hasJoined, isWaiting } from "./rematchOffer";

const KEY = "awaited-rematches";
const MOST = 10;

/** Finished tables whose next game this tab waits for. */
const awaited = (): string[] => (readInTab(KEY) ?? "").split(" ").filter(Boolean);

export function awaitRematch(table: string): void {
  if (!awaited().includes(table)) writeInTab(KEY, [...awaited(), table].slice(-MOST).join(" "));
}

/** Go to the next game of a table, if this tab waits for it and it is there; later the old table can be looked at. */
export function goToAwaited(
  table: string,
  { rematch, rematch_offer, seats }: Pick<TableStatus, "rematch" | "rematch_offer" | "seats">,
): void {
  if (isWaiting(rematch_offer, seats)) awaitRematch(table);
  if (!rematch || !awaited().includes(table)) return;
  const others = awaited().filter((one) => one !== table);
  writeInTab(KEY, others.join(" "));
  if (hasJoined(rematch_offer, seats)) goToTable(rematch);
}

export function goToTable(table: string): void {
  if (router.path !== `/t/${table}`) router.go(`/t/${table}`);
}
