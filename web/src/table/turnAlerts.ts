/** What the page does besides drawing when the table moves on: sounds, and a notification when one is called. */
import type { Sinks } from "../board/presentSteps.svelte";
import { soundOf } from "../board/stepSound";
import { notify } from "../device/notifications";
import { t } from "../words/pageWords.svelte";
import { play } from "../device/sounds";
import type { TableStore } from "./tableStore.svelte";
import { hasBeat, type SeatState } from "./seatState";
import type { Viewer } from "./viewer.svelte";

/** What a table sounds like: to be told of every scene, and of every question when it is asked. */
export function turnAlerts(
  store: Pick<TableStore, "id">,
  viewer: Pick<Viewer, "mine" | "call">,
  game: string,
  title: () => string,
): Required<Pick<Sinks<SeatState>, "sound" | "ask">> {
  const called: Record<string, number | null> = {};
  let isOver = false;
  /** Something was heard since the last question. */
  let hasSounded = false;
  let hasEnded = false;

  function end(now: SeatState): void {
    hasEnded = true;
    const mine = viewer.mine.map((seat) => now.over?.ranks[seat]);
    play(mine.length && !mine.includes(0) ? "lose" : "win");
  }

  return {
    sound(steps, { state, isOpening, isLast }) {
      if (isOpening) return;
      if (isLast && state?.over && !hasEnded) return end(state);
      const sound = soundOf(game, steps);
      if (sound) play(sound);
      hasSounded ||= !!sound;
    },
    ask(now, isOpening) {
      if (!now) return;
      const isCall = now.question !== null && called[String(now.seat)] !== now.question;
      const isEnd = now.over && !isOver && !isOpening;
      const isSilent = !hasSounded || document.hidden;
      isOver = !!now.over;
      called[String(now.seat)] = now.question;
      hasSounded = false;
      if (isOpening) {
        hasEnded = isOver;
        return;
      }
      if (isEnd) {
        if (!hasEnded) end(now);
        notify(title(), t("web-over"), store.id);
      } else if (isCall && !hasBeat(now)) {
        if (isSilent) play("turn");
        notify(title(), t(viewer.call), store.id);
      }
    },
  };
}
