/** Reading the offer of a rematch from a seat's point of view. */
import type { BotDetails, SeatStatus, TableStatus } from "../protocol/generated/messages";
import { levelOf } from "../words/seatNames";

type Offer = TableStatus["rematch_offer"];

export const ownSeats = (seats: SeatStatus[]): number[] =>
  seats.flatMap(({ is_yours }, seat) => (is_yours ? [seat] : []));

const isOpen = (offer: Offer): offer is NonNullable<Offer> => !!offer && (offer.state ?? "open") === "open";

/** Whether somebody else waits for the answer of the people at this screen. */
export function isOffered(offer: Offer, seats: SeatStatus[]): boolean {
  const mine = ownSeats(seats);
  if (!isOpen(offer) || !mine.length) return false;
  return !mine.some((seat) => offer.joined.includes(seat) || offer.declined?.includes(seat));
}

/** Whether the people at this screen have joined, also if the game has begun since. */
export const hasJoined = (offer: Offer, seats: SeatStatus[]): boolean =>
  !!offer && ownSeats(seats).some((seat) => offer.joined.includes(seat));

/** Whether the people at this screen have joined and others have not. */
export const isWaiting = (offer: Offer, seats: SeatStatus[]): boolean =>
  isOpen(offer) && hasJoined(offer, seats);

/** Whether the next game has begun although the people at this screen have not answered: a bot plays for them there. */
export function isLeftBehind(offer: Offer, rematch: string, seats: SeatStatus[]): boolean {
  const mine = ownSeats(seats);
  if (!offer || !rematch || !mine.length) return false;
  return !mine.some((seat) => offer.joined.includes(seat) || offer.declined?.includes(seat));
}

/** Which other strengths there are for the next game; none where people play, or bots without levels. */
export function otherLevels(seats: SeatStatus[], bots: BotDetails[]): ("easier" | "harder")[] {
  if (seats.some(({ is_person, is_yours }) => is_person && !is_yours)) return [];
  const levels = seats.flatMap(({ bot, is_person }) => (!is_person && levelOf(bot ?? "", bots)) || []);
  const found: ("easier" | "harder")[] = [];
  if (levels.some(({ level }) => level > 1)) found.push("easier");
  if (levels.some(({ level, most }) => level < most)) found.push("harder");
  return found;
}
