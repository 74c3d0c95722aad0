/** How a game has ended, in the words of whoever reads it. */
import type { Step } from "../board/props";
import { winnersOf } from "../board/winners";
import type { Over, SeatStatus, SomeEvent } from "../protocol/generated/messages";
import { t } from "../words/pageWords.svelte";
import type { Words } from "../words/words";

export interface Result {
  title: string;
  /** Why it is over. */
  reason: string;
  /** Whether somebody at this screen has won, and not a bot for them. */
  hasWon: boolean;
}

/** By the reason of an end that people or the clock brought about: the event that says whose doing it was. */
const EVENTS: Partial<Record<string, string>> = { timeout: "time-ran-out", resigned: "player-resigned" };

export function resultOf(over: Over, seats: SeatStatus[], log: Step[], words: Words): Result {
  const winners = winnersOf(over);
  const isDraw = winners.length === over.ranks.length;
  const mine = seats.flatMap(({ is_yours }, seat) => (is_yours ? [seat] : []));
  const own = winners.filter((seat) => mine.includes(seat) && !seats[seat]?.finished_by_bot);
  const hasWon = !isDraw && own.length > 0;
  const first = t("web-over-first", { who: words.seatNames(winners.join("+")), number: winners.length });
  const reason = reasonOf(over, log, words);
  const [me, other] = mine;
  if (isDraw) return { title: t("web-over-level"), reason, hasWon };
  if (me === undefined || other !== undefined) return { title: first, reason, hasWon };
  if (hasWon) {
    const who = words.seatNames(winners.filter((seat) => seat !== me).join("+"));
    return {
      title: winners.length > 1 ? t("web-over-you-with", { who }) : t("web-over-you"),
      reason,
      hasWon,
    };
  }
  if (over.reason === "timeout") return { title: t("web-over-lost-on-time"), reason: first, hasWon };
  if (winners.length === 1 && winners[0] === me) return { title: t("web-over-bot-for-you"), reason, hasWon };
  return { title: first, reason, hasWon };
}

function reasonOf({ reason }: Over, log: Step[], words: Words): string {
  const type = EVENTS[reason];
  const events: SomeEvent[] = type ? log.flatMap((step) => step.events) : [];
  const found = events.findLast((event) => event.type === type);
  return found ? words.event(found) : words.text(`over-${reason}`);
}
