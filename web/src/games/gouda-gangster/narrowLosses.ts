/** Who missed the cheese of a room by little: people remember that. All of it is read from what everybody has seen. */
import type { GoudaGangsterEvent } from "../../protocol/generated/gouda-gangster";
import type { Sentence } from "../../protocol/generated/messages";

const NARROW = 3;

/** By how much this strength misses the weakest of those that got some, if it is little; null: it is far from it. */
export function lackOf(strength: number, winning: number[]): number | null {
  const lacked = Math.min(...winning) - strength;
  return lacked <= NARROW ? lacked : null;
}

/** The same, to be read out when the room's cheese has been given away. */
export function narrowLosses(event: GoudaGangsterEvent, step: readonly GoudaGangsterEvent[]): Sentence[] {
  if (event.type !== "cheese-won") return [];
  const rats = step
    .filter((other) => other.type === "fighter-revealed")
    .filter(({ room }) => room === event.room);
  const hasWon = ({ seat }: { seat: number }): boolean => event.winners.includes(seat);
  const winning = rats.filter(hasWon).map(({ strength }) => strength);
  return rats.flatMap((rat): Sentence[] => {
    const number = hasWon(rat) ? null : lackOf(rat.strength, winning);
    if (number === null) return [];
    const key = number ? "board-said-short" : "board-said-short-tie";
    return [
      {
        key,
        args: [
          ["who", rat.seat],
          ["number", number],
        ],
      },
    ];
  });
}
