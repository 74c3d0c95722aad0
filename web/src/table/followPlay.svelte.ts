/** What the screen of a table does by itself while it is open. */
import { untrack } from "svelte";
import { notify } from "../device/notifications";
import { play } from "../device/sounds";
import { announcer } from "../ui/announcer.svelte";
import { notices } from "../ui/notices.svelte";
import { t } from "../words/pageWords.svelte";
import { autoPlay } from "./autoPlay.svelte";
import { confirmWindows } from "./confirmWindows.svelte";
import { tellMovedOn } from "./movedOn";
import type { PlayState } from "./playState.svelte";
import { reactionNews } from "./reactionNews.svelte";
import { hasBeat } from "./seatState";
import { passTurns } from "./turnPass.svelte";
import { followViewer } from "./viewer.svelte";

/** For the life of a component. */
export function followPlay(screen: PlayState): void {
  const { given, viewer, history, presenter, clock } = screen;
  const { store } = given;
  $effect(() => {
    if (history.step) untrack(() => presenter.settle());
  });
  followViewer(store, viewer, history);
  $effect(() => {
    const no = store.refused;
    if (!no) return;
    play("refuse");
    if (no.code === "stale" || no.seat !== untrack(() => viewer.answerer))
      notices.show(no.why, "bad", "refused");
  });
  autoPlay(
    store,
    viewer,
    () => given.facts,
    () => !history.step && !presenter.isBusy,
  );
  passTurns(store, viewer, () => !presenter.isBusy);
  tellMovedOn(given.table, given.facts, given.status.seats);
  confirmWindows(
    store,
    () => screen.asking,
    () => screen.shown.isThere && screen.isRunning && screen.isPlayer,
  );
  reactionNews(viewer, () => given.words);
  $effect(() => {
    if (screen.isReplaced) notify(given.facts.name, t("web-stand-in-you"), store.id);
  });
  $effect(() => announcer.prompt("status", hasBeat(screen.asking) ? "" : screen.text)); // the board says it
  $effect(() => {
    if (clock.isInGrace) announcer.alert(t("web-grace-you"));
  });
}
