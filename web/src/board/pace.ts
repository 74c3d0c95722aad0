/** How fast a table is played; the server uses the same shares for its bots and for rolls. */
import type { TableStatus } from "../protocol/generated/messages";

export type Pace = NonNullable<TableStatus["pace"]>;

/** The slowest first. */
export const PACES: readonly Pace[] = ["normal", "fast", "instant"];
const SHARES: Record<Pace, number> = { normal: 1, fast: 0.5, instant: 0 };

/** The share of normal time that everything takes. */
export const paceShare = (pace: Pace): number => SHARES[pace];

/** What takes so many milliseconds at normal pace. */
export const atPace = (ms: number, pace: Pace): number => ms * SHARES[pace];
