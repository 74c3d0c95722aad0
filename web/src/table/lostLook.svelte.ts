/** Tells people that somebody else has chosen the figure or colour they had, and which they have now. */
import { untrack } from "svelte";
import { withFigures } from "../board/figures";
import type { SeatStatus } from "../protocol/generated/messages";
import { notices } from "../ui/notices.svelte";
import { t } from "../words/pageWords.svelte";

/** What everybody has, also those who chose nothing. */
export function looksOf(seats: SeatStatus[], ids: readonly string[]): string[] {
  const dressed = withFigures(seats, ids);
  return dressed.map(({ avatar, first_seat }, seat) => avatar || (ids[first_seat ?? seat] ?? ""));
}

export function announceLostLook(
  seats: () => SeatStatus[],
  ids: () => readonly string[],
  name: (seat: number) => string,
  look: (id: string) => string,
): void {
  let before: string[] = [];
  $effect(() => {
    const [all, now] = [seats(), looksOf(seats(), ids())];
    untrack(() => {
      for (const [seat, { is_yours, avatar }] of all.entries()) {
        const had = before[seat];
        if (!is_yours || avatar || !had || had === now[seat]) continue;
        const taker = all.findIndex((one, other) => other !== seat && one.avatar === had);
        if (taker < 0) continue; // one has changed places
        notices.show(t("web-look-lost", { who: name(taker), look: look(had), mine: look(now[seat] ?? "") }));
      }
      before = all.map(({ is_person }, seat) => (is_person ? (now[seat] ?? "") : ""));
    });
  });
}
