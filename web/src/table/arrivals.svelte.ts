/** Tells those who wait at a table who has just come, and who has left, by ear too. */
import { untrack } from "svelte";
import { play } from "../device/sounds";
import { notices } from "../ui/notices.svelte";
import { t } from "../words/pageWords.svelte";
import type { SeatStatus } from "../protocol/generated/messages";

export function announceArrivals(seats: () => SeatStatus[]): void {
  let known: string[] | null = null;
  $effect(() => {
    const here = seats().flatMap(({ name, is_person, is_yours }) =>
      is_person && !is_yours && name ? [name] : [],
    );
    untrack(() => {
      const before = known ?? here;
      known = here;
      const came = without(here, before);
      const went = without(before, here);
      if (came.length && came.length === went.length) return; // somebody has another name now
      for (const who of came) notices.show(t("web-arrived", { who }), "good");
      for (const who of went) notices.show(t("web-left", { who }));
      if (came.length) play("turn");
    });
  });
}

/** Those of `all` that are not among `others`, where a name may occur several times. */
function without(all: string[], others: string[]): string[] {
  const left = [...others];
  return all.filter((name) => {
    const place = left.indexOf(name);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
