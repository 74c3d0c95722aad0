/** Follows an open table into its next game, whatever is drawn of it; to be called while a component is made. */
import { untrack } from "svelte";
import { awaitRematch, goToAwaited } from "./awaitedRematch";
import type { TableStore } from "./tableStore.svelte";

export function followRematch(store: () => Pick<TableStore, "id" | "status"> | null): void {
  let hasSeenItOpen = false;
  $effect(() => {
    const [id, status] = [store()?.id, store()?.status];
    if (!id || !status) return;
    // Offer, answer and start may arrive at once: who was here before follows, who opens an old table stays there.
    if (status.rematch && hasSeenItOpen) awaitRematch(id);
    hasSeenItOpen = !status.rematch;
    untrack(() => goToAwaited(id, status));
  });
}
