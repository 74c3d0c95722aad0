/** Moves without a choice: in an open game they are played by themselves, unless somebody switched that off. */
import { settings } from "../device/settings.svelte";
import type { TableStore } from "./tableStore.svelte";
import { onlyAction } from "../protocol/menu";
import type { Viewer } from "./viewer.svelte";

const FORCED_MS = 600; // a forced move waits so long, so that eyes can follow

/** Play what is forced, as long as `mayPlay` says so; for the life of a component. */
export function autoPlay(store: TableStore, viewer: Viewer, mayPlay: () => boolean): void {
  $effect(() => {
    const { seatState, seat } = viewer;
    const forced = seatState && settings.autoplay && mayPlay() ? onlyAction(seatState.menu) : null;
    const at = seatState?.question;
    if (forced === null || seat === null || at == null || store.pendingOf(seat)) return;
    const timer = setTimeout(() => void store.act(seat, forced, at), FORCED_MS);
    return () => clearTimeout(timer);
  });
}
