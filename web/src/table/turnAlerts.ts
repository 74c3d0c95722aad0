/** What the page does besides drawing when the table moves on: sounds, and a notification when one is called. */
import type { Step } from "../board/props";
import { soundOf } from "../board/stepSound";
import { notify } from "../device/notifications";
import { t } from "../words/pageWords.svelte";
import { play } from "../device/sounds";
import type { TableStore } from "./tableStore.svelte";
import { hasBeat, type SeatState } from "./seatState";
import type { Viewer } from "./viewer.svelte";

/** What a table sounds like: to be told of every change, and of the steps that are new in it. */
export function turnAlerts(
  store: Pick<TableStore, "id">,
  viewer: Pick<Viewer, "seatState" | "mine" | "call">,
  game: string,
  title: () => string,
): (steps: Step[], isOpening: boolean) => void {
  const called: Record<string, number | null> = {};
  let isOver = false;

  function end(now: SeatState): void {
    const mine = viewer.mine.map((seat) => now.over?.ranks[seat]);
    play(mine.length && !mine.includes(0) ? "lose" : "win");
    notify(title(), t("web-over"), store.id);
  }

  return (steps, isOpening) => {
    const now = viewer.seatState;
    if (!now) return;
    const [isEnd, isCall] = [
      now.over && !isOver,
      now.question !== null && called[String(now.seat)] !== now.question,
    ];
    isOver = !!now.over;
    called[String(now.seat)] = now.question;
    if (isOpening) return;
    if (isEnd) return end(now);
    const sound = soundOf(game, steps);
    if (sound) play(sound);
    if (isCall && !hasBeat(now)) {
      if (!sound || document.hidden) play("turn");
      notify(title(), t(viewer.call), store.id);
    }
  };
}
