/** Tells a person alone what became of their reactions while they looked away, or after they had given them. */
import { untrack } from "svelte";
import { notices } from "../ui/notices.svelte";
import { t } from "../words/pageWords.svelte";
import type { Words } from "../words/words";
import type { Viewer } from "./viewer.svelte";

/** For the life of a component. */
export function reactionNews(viewer: Pick<Viewer, "seatState">, words: () => Words): void {
  const dropped = $derived(viewer.seatState?.dropped ?? null);
  $effect(() => {
    const [card] = (dropped?.action ?? "").split(" ");
    if (card) untrack(() => notices.show(t("web-dropped", { card: words().word(card) }), "plain", "dropped"));
  });
  const missed = $derived(viewer.seatState?.missedWindows.length ?? 0);
  $effect(() => {
    if (missed) untrack(() => notices.show(t("web-missed", { number: missed }), "plain", "missed"));
  });
}
