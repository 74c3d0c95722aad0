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
  const hasWon =
    winners.length < over.ranks.length &&
    winners.some((seat) => seats[seat]?.is_yours && !seats[seat].finished_by_bot);
  const isOnTime = over.reason === "timeout"; // which the title says of whoever has lost
  const reason = reasonOf(over, log, words);
  const winner = t("web-over-winner", { who: called(winners), number: winners.length });
  return {
    title: titleOf(over, seats, called),
    reason: loserOf(over, seats) === null ? reason : isOnTime ? winner : `${winner} ${reason}`,
    hasWon,
  };
}

/** The result in a few words, for the people at this screen; `called` names some of the seats. */
export function titleOf(over: Over, seats: SeatStatus[], called: (who: number[]) => string): string {
  const winners = winnersOf(over);
  if (over.reason === "aborted") return t("web-over-called-off");
  if (winners.length === over.ranks.length) return t("web-over-level");
  const loser = loserOf(over, seats);
  if (loser !== null) return lossOf(over, loser);
  const me = readerOf(seats);
  const others = winners.filter((seat) => seat !== me);
  if (me === null || others.length === winners.length) return firstOf(winners, called);
  if (!seats[me]?.finished_by_bot)
    return others.length ? t("web-over-you-with", { who: called(others) }) : t("web-over-you");
  return others.length ? firstOf(winners, called) : t("web-over-bot-for-you");
}

/** The seat of the one person at this screen; null where nobody or several play here. */
function readerOf(seats: SeatStatus[]): number | null {
  const [me = null, other] = seats.flatMap(({ is_yours }, seat) => (is_yours ? [seat] : []));
  return other === undefined ? me : null;
}

/** The reader's seat if they have lost, and not a bot for them. */
function loserOf(over: Over, seats: SeatStatus[]): number | null {
  const me = readerOf(seats);
  if (me === null || !over.ranks[me]) return null;
  return seats[me]?.finished_by_bot && over.reason !== "timeout" ? null : me;
}

/** Where everybody but the winners is equal, they have lost; else each has a place. */
function lossOf({ ranks, reason }: Over, loser: number): string {
  if (reason === "timeout") return t("web-over-lost-on-time");
  return new Set(ranks).size > 2
    ? t("web-over-place", { place: (ranks[loser] ?? 0) + 1 })
    : t("web-over-lost");
}

const firstOf = (winners: number[], called: (who: number[]) => string): string =>
  t("web-over-first", { who: called(winners), number: winners.length });

function reasonOf({ reason }: Over, log: Step[], words: Words): string {
  const type = EVENTS[reason];
  const events: SomeEvent[] = type ? log.flatMap((step) => step.events) : [];
  const found = events.findLast((event) => event.type === type);
  return found ? words.event(found) : words.text(`over-${reason}`);
}
