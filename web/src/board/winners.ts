/** Who has won. */
import type { Over } from "../protocol/generated/messages";

/** The seats that share the first rank; all of them after a draw, none before the end. */
export function winnersOf(over: Over | null): number[] {
  return (over?.ranks ?? []).flatMap((rank, seat) => (rank === 0 ? [seat] : []));
}
