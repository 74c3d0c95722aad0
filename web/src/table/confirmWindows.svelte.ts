/**
 * Tells the server that this screen shows the board, and when what came before a reaction window has come to rest on
 * it: only then its beat begins for this person. A page that nobody sees confirms nothing, so that nobody waits for it.
 */
import { untrack } from "svelte";
import { isPageVisible } from "../device/pageVisible.svelte";
import { play } from "../device/sounds";
import { hasBeat, type SeatState } from "./seatState";
import type { TableStore } from "./tableStore.svelte";

/**
 * For the life of a component; `asking`: what is asked as far as the story has come, `isShown`: the board of a running
 * game is there, and a player looks at it.
 */
export function confirmWindows(
  store: TableStore,
  asking: () => SeatState | undefined,
  isShown: () => boolean,
): void {
  const confirms = $derived((store.status?.reaction ?? "everybody") === "everybody" ? null : isPageVisible());
  const shown = $derived(isShown());
  // Clocks start once everybody has the board on screen, and who was awaited has come.
  $effect(() => {
    if (shown) store.sendBoardShown(confirms);
  });

  const now = $derived(asking());
  const open = $derived(hasBeat(now) ? now?.window : null);
  const question = $derived(open && !open.is_shown ? (open.question ?? null) : null);
  const isPrompted = $derived(!!open?.is_prompted);
  $effect(() => {
    const seat = now?.seat ?? null;
    if (question === null || seat === null || !shown || !confirms) return;
    store.sendWindowShown(seat, question);
    if (untrack(() => isPrompted)) play("turn");
  });
}
