/** Reading an offer (to take back, to call the game off) from a seat's point of view. */
import type { Step } from "../board/props";
import type { Offer, SeatStatus } from "../protocol/generated/messages";
import { t } from "../words/pageWords.svelte";

/** The seats that people at this screen play themselves. */
export const playedHere = (seats: SeatStatus[]): number[] =>
  seats.flatMap(({ is_yours, bot }, seat) => (is_yours && !bot ? [seat] : []));

/** Who has not answered yet. */
export const awaitedIn = (offer: Offer, seats: SeatStatus[]): number[] =>
  seats.flatMap(({ is_person, bot }, seat) =>
    is_person && !bot && !offer.agreed.includes(seat) ? [seat] : [],
  );

/** What was asked, and of whom an answer is awaited: for who asked, who has agreed, and everybody else. */
export function offerText(offer: Offer, seats: SeatStatus[], names: string[]): string {
  const mine = playedHere(seats);
  const by = offer.agreed[0] ?? 0;
  const who = awaitedIn(offer, seats).map((seat) => names[seat] ?? "");
  const waiting = who.length ? t("web-offer-awaits", { who: who.join(", ") }) : "";
  if (mine.includes(by)) return joined(t(`web-offer-you-${offer.what}`), waiting);
  const asked = t(`web-offered-${offer.what}`, { who: names[by] ?? "" });
  const hasAgreed = mine.length > 0 && mine.every((seat) => offer.agreed.includes(seat));
  return hasAgreed ? joined(asked, t("web-offer-agreed"), waiting) : asked;
}

/** What to tell the one whose offer is gone although they have not withdrawn it; empty: it was carried out. */
export function endOfOffer(offer: Offer, log: Step[]): string {
  if (offer.what === "abort") return t("web-offer-declined-abort");
  const later = log.filter(({ n }) => n > offer.at);
  if (!later.length) return t("web-offer-declined-back");
  const isDone = later.some(({ events }) => events.some(({ type }) => type === "rows-taken-back"));
  return isDone ? "" : t("web-offer-lapsed");
}

const joined = (...sentences: string[]): string => sentences.filter(Boolean).join(" ");
