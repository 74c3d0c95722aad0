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
  const called = (who: number[]): string => words.seatNames(who.join("+"));
  const title = titleOf(over, seats, called);
  const hasWon =
    winners.length < over.ranks.length &&
    winners.some((seat) => seats[seat]?.is_yours && !seats[seat].finished_by_bot);
  const isLostOnTime = title === t("web-over-lost-on-time");
  return { title, reason: isLostOnTime ? firstOf(winners, called) : reasonOf(over, log, words), hasWon };
}

/** The result in a few words, for the people at this screen; `called` names some of the seats. */
export function titleOf(over: Over, seats: SeatStatus[], called: (who: number[]) => string): string {
  const winners = winnersOf(over);
  if (over.reason === "aborted") return t("web-over-called-off");
  if (winners.length === over.ranks.length) return t("web-over-level");
  const [me, other] = seats.flatMap(({ is_yours }, seat) => (is_yours ? [seat] : []));
  if (me === undefined || other !== undefined) return firstOf(winners, called);
  if (!winners.includes(me))
    return over.reason === "timeout" ? t("web-over-lost-on-time") : firstOf(winners, called);
  const others = winners.filter((seat) => seat !== me);
  if (!seats[me]?.finished_by_bot)
    return others.length ? t("web-over-you-with", { who: called(others) }) : t("web-over-you");
  return others.length ? firstOf(winners, called) : t("web-over-bot-for-you");
}

const firstOf = (winners: number[], called: (who: number[]) => string): string =>
  t("web-over-first", { who: called(winners), number: winners.length });

function reasonOf({ reason }: Over, log: Step[], words: Words): string {
  const type = EVENTS[reason];
  const events: SomeEvent[] = type ? log.flatMap((step) => step.events) : [];
  const found = events.findLast((event) => event.type === type);
  return found ? words.event(found) : words.text(`over-${reason}`);
}
