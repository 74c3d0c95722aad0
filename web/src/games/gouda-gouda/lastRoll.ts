/** The dice of a roll lie in the tray until the next one, with a short sentence of who rolled them. */
import type { Step } from "../../board/props";
import type { DiceRerolled, DiceRolled, GoudaGoudaEvent } from "../../protocol/generated/gouda-gouda";

export interface Roll {
  n: number;
  event: DiceRolled | DiceRerolled;
  dice: string[];
}

/** Stays until somebody rolls again, also when nothing came of it or the table was opened anew. */
export function lastRoll(log: Step<GoudaGoudaEvent>[]): Roll | null {
  for (const { n, events } of [...log].reverse()) {
    const found = events.flatMap((event) => rollOf(n, event)).at(-1);
    if (found) return found;
  }
  return null;
}

function rollOf(n: number, event: GoudaGoudaEvent): Roll[] {
  switch (event.type) {
    case "dice-rolled":
      return [{ n, event, dice: event.dice }];
    case "dice-rerolled":
      return [{ n, event, dice: event.roll }];
    default:
      return [];
  }
}
