/** How long a board takes to show steps: until then a reaction window that follows them has not begun. */
import { kits } from "./kits";
import { atPace, type Pace } from "./pace";
import type { Step } from "./props";

const LONGEST_MS = 2_500; // the server waits three seconds for a screen

/** In milliseconds, by the lengths of the game's kit. */
export function lengthOf(game: string, steps: Step[], pace: Pace): number {
  const lengths = kits[game]?.lengths ?? {};
  const whole = steps
    .flatMap(({ events }) => events)
    .reduce((sum, { type }) => sum + (lengths[type] ?? 0), 0);
  return atPace(Math.min(whole, LONGEST_MS), pace);
}
