/**
 * Tells the server that this screen shows the board, and when what came before a reaction window has come to rest on
 * it: only then its beat begins for this person. A page that nobody sees confirms nothing, so that nobody waits for it.
 */
import { untrack } from "svelte";
import type { StepPresenter } from "../board/presentSteps.svelte";
import { isPageVisible } from "../device/pageVisible.svelte";
import { play } from "../device/sounds";
import { hasBeat } from "./seatState";
import type { TableStore } from "./tableStore.svelte";
import type { Viewer } from "./viewer.svelte";

/** For the life of a component; `isShown`: the board of a running game is there, and a player looks at it. */
export function confirmWindows(
  store: TableStore,
  viewer: Pick<Viewer, "seatState">,
  presenter: Pick<StepPresenter, "restsAt">,
  isShown: () => boolean,
): void {
  const confirms = $derived((store.status?.reaction ?? "everybody") === "everybody" ? null : isPageVisible());
  const shown = $derived(isShown());
  // Clocks start once everybody has the board on screen, and who was awaited has come.
  $effect(() => {
    if (shown) store.sendBoardShown(confirms);
  });

  const open = $derived(hasBeat(viewer.seatState) ? viewer.seatState?.window : null);
  const question = $derived(open && !open.is_shown ? (open.question ?? null) : null);
  const isPrompted = $derived(!!open?.is_prompted);
  $effect(() => {
    const seat = viewer.seatState?.seat ?? null;
    if (question === null || seat === null || !shown || !confirms) return undefined;
    const left = Math.max(0, presenter.restsAt - performance.now());
    const timer = setTimeout(() => {
      store.sendWindowShown(seat, question);
      if (untrack(() => isPrompted)) play("turn");
    }, left);
    return () => clearTimeout(timer);
  });
}
