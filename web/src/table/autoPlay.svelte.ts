/** Moves without a choice are played by themselves, unless that tells something or somebody switched it off. */
import { DURATIONS } from "../device/durations";
import { settings } from "../device/settings.svelte";
import type { GameDetails, Menu } from "../protocol/generated/messages";
import type { TableStore } from "./tableStore.svelte";
import { onlyAction } from "../protocol/menu";
import { TAKEN_BACK } from "./seatState";
import type { Viewer } from "./viewer.svelte";

const FORCED_MS = DURATIONS.event; // a forced move waits so long, so that eyes can follow

/**
 * The only action of this menu, if playing it at once tells nobody anything. Where cards are hidden, an instant answer
 * tells that the hand has no other; only the verbs are safe whose menu follows from what everybody sees.
 */
export function forcedAction(
  menu: Menu,
  game: Pick<GameDetails, "has_hidden_information" | "public_verbs">,
  isWindow: boolean,
): string | null {
  const verb = menu[0]?.verb ?? "";
  const isPublic = !game.has_hidden_information || (verb !== "pass" && game.public_verbs.includes(verb));
  return isPublic && !isWindow ? onlyAction(menu) : null;
}

/** Play what is forced, as long as `mayPlay` says so; for the life of a component. */
export function autoPlay(
  store: TableStore,
  viewer: Viewer,
  game: () => GameDetails,
  mayPlay: () => boolean,
): void {
  $effect(() => {
    const { seatState, answerer: seat } = viewer;
    // Who has taken something back wants to do it by hand.
    const isUndone = seatState?.log.at(-1)?.events.some(({ type }) => type === TAKEN_BACK);
    const isWanted = seatState && settings.autoplay && !isUndone && mayPlay();
    const forced = isWanted ? forcedAction(seatState.menu, game(), viewer.isReactionWindow) : null;
    const at = seatState?.question;
    if (forced === null || seat === null || at == null || store.pendingOf(seat)) return;
    const timer = setTimeout(() => void store.act(seat, forced, at), FORCED_MS);
    return () => clearTimeout(timer);
  });
}
