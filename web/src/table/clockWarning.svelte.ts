/** The clock of the person at this screen: a warning in its last quarter by sound, colour, voice and the tab's title. */
import { untrack } from "svelte";
import { notify } from "../device/notifications";
import { settings } from "../device/settings.svelte";
import { play } from "../device/sounds";
import { formatDuration, now, spokenDuration } from "../device/ticker.svelte";
import { announcer } from "../ui/announcer.svelte";
import { t } from "../words/pageWords.svelte";
import type { SeatState } from "./seatState";
import { lastQuarter, onLastQuarter } from "./clockAlert";
import type { TableStore } from "./tableStore.svelte";

export class ClockWarning {
  /** Whether the last quarter of one's own time runs. */
  isShort = $state(false);
  #asking: () => SeatState | undefined;
  #store: Pick<TableStore, "id" | "status" | "toLocalTime">;

  /** For the life of a component; `asking` is what the seat knows that is asked here, `title` the game's name. */
  constructor(
    store: Pick<TableStore, "id" | "status" | "toLocalTime">,
    asking: () => SeatState | undefined,
    title: () => string,
  ) {
    [this.#store, this.#asking] = [store, asking];
    $effect(() => {
      const deadline = this.#deadline;
      if (!deadline) return undefined;
      const end = untrack(() => store.toLocalTime(deadline));
      const stop = onLastQuarter(
        end,
        untrack(() => this.quarter),
        (left) => {
          this.isShort = true;
          play("clock");
          const text = t("web-last-quarter", { left: spokenDuration(left, settings.language) });
          notify(title(), text, store.id);
          announcer.alert(text);
        },
      );
      return () => {
        stop();
        this.isShort = false;
      };
    });
  }

  /** By the server's clock: on the browser's it is reckoned anew with every message, and would be said again. */
  #deadline = $derived.by(() => {
    const asking = this.#asking();
    return asking?.question != null ? asking.deadline : 0;
  });

  /** Whether the person at this screen decides in the grace period. */
  isInGrace = $derived.by(() => {
    const asking = this.#asking();
    return asking?.question != null && asking.seat !== null && asking.inGrace.includes(asking.seat);
  });

  /** From how many milliseconds on one's own time is short, or that of those who are asked if one is not. */
  quarter = $derived.by(() => {
    const [asking, clock] = [this.#asking(), this.#store.status?.clock];
    if (!asking || !clock) return 0;
    const isWindow = !asking.asked.length && asking.askedCount > 0;
    return lastQuarter(clock, isWindow, asking.question != null ? this.isInGrace : asking.inGrace.length > 0);
  });

  /** What is left of one's own time, if that should be said beside the question; ticks. */
  get left(): string {
    if (!this.isShort && !this.isInGrace) return "";
    return formatDuration(this.#store.toLocalTime(this.#deadline) - now());
  }
}
