/** What a fight says in numbers, all of them read from what everybody has seen. */
import { printed } from "./cardArt";
import { lackOf } from "./narrowLosses";
import type { Fighter, RoomFight } from "./stepSummary";

/** By how much a rat missed the cheese, if it was little: people remember that. null: it won, or it was far from it. */
export function shortOf({ rats, cheese }: RoomFight, { won, strength }: Fighter): number | null {
  const winners = rats.filter((rat) => rat.won);
  if (won || !cheese || !winners.length) return null;
  const winning = winners.map((rat) => rat.strength);
  return lackOf(strength, winning);
}

/** The sums on the way to a rat's strength, card by card; not the last one. */
export function countUp({ cards, strength }: Fighter): number[] {
  const sums: number[] = [];
  for (const card of cards) sums.push((sums.at(-1) ?? 0) + (printed(card) ?? 0));
  if (sums.at(-1) === strength) sums.pop();
  return sums;
}
