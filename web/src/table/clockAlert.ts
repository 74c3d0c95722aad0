/** The last quarter of a clock: people are warned, once. */
import type { Clock } from "../protocol/generated/messages";

const SHORTEST_MS = 3_000; // less is gone before it has been said
const LONGEST_MS = 2 ** 31 - 1; // longer than browsers count
const MAX_GRACE_MS = 60_000;
const SHORT_MS = 10_000; // what is left of other clocks when they count as short

/** The last quarter of a decision clock, or of its grace period, in milliseconds; of other clocks the last seconds. */
export function lastQuarter(clock: Clock, isWindow: boolean, isInGrace: boolean): number {
  if (clock.type !== "decision") return SHORT_MS;
  const limit = 1_000 * (isWindow ? clock.window_seconds : clock.seconds);
  return (isInGrace ? Math.min(limit, MAX_GRACE_MS) : limit) / 4;
}

/**
 * Call `alert` when so many milliseconds are left, with the time that is left then; at once if it is less already.
 * Gives back how to call it off.
 */
export function onLastQuarter(deadline: number, quarter: number, alert: (left: number) => void): () => void {
  const left = deadline - Date.now();
  if (Math.min(quarter, left) < SHORTEST_MS || left - quarter > LONGEST_MS) return () => undefined;
  const timer = setTimeout(() => alert(Math.min(quarter, left)), Math.max(0, left - quarter));
  return () => clearTimeout(timer);
}
