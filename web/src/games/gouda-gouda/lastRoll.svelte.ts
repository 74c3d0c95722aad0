/** The dice of a roll lie in the tray until the next one, with a short sentence of who rolled them. */
import type { Step } from "../../board/props";
import type { DiceRerolled, DiceRolled, GoudaGoudaEvent } from "../../protocol/generated/gouda-gouda";

export interface Roll {
  n: number;
  event: DiceRolled | DiceRerolled;
  dice: string[];
}

export class LastRoll {
  /** Stays until somebody rolls again, also when nothing came of it. */
  now = $state.raw<Roll | null>(null);

  /** Take over the last roll of these steps; a screen without steps starts anew. */
  add(steps: Step<GoudaGoudaEvent>[]): void {
    const found = lastRoll(steps);
    if (found || !steps.length) this.now = found;
  }
}

function lastRoll(steps: Step<GoudaGoudaEvent>[]): Roll | null {
  return steps.flatMap(({ n, events }) => events.flatMap((event) => rollOf(n, event))).at(-1) ?? null;
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
