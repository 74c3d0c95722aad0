/** How things stand, in one sentence: whose turn it is, who is waited for, or that it is over. */
import { t } from "../words/pageWords.svelte";
import type { Words } from "../words/words";
import { hasBeat, isCalled, type SeatState } from "./seatState";

interface Reader {
  words: Words;
  /** The person who is asked here, if several share the screen. */
  asked: string;
  /** Asked in somebody else's turn, or before one's own goes on: for an answer, not for a turn. */
  isReactionWindow: boolean;
}

export function statusText(
  seatState: SeatState | undefined,
  { words, asked, isReactionWindow }: Reader,
): string {
  if (!seatState) return t("web-opening");
  if (seatState.over) return t("web-over");
  const isAsked = isCalled(seatState);
  if (hasBeat(seatState)) return isAsked ? t("web-your-answer") : "";
  if (isAsked && isReactionWindow && !asked) return t("web-your-answer");
  if (isAsked) return asked ? t("web-turn-of", { who: asked }) : t("web-your-turn");
  if (seatState.hasAnswered) return t("web-in");
  if (seatState.asked.length) return t("web-waiting", { who: words.seatNames(seatState.asked.join("+")) });
  return seatState.askedCount ? t("web-waiting-many", { number: seatState.askedCount }) : "";
}
