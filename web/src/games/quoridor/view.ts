/** Small questions to what the server tells a Quoridor board. */
import type { Step } from "../../lib/board";
import type { Menu } from "../../generated/messages";
import type { PawnMoved, QuoridorEvent, WallPlaced } from "../../generated/quoridor";

/** The words a form of the menu offers. */
export function offered(menu: Menu, verb: string): string[] {
  return menu.find((form) => form.verb === verb)?.slots[0]?.words ?? [];
}

/** The last thing that was done: somebody went to a square, or placed a wall. */
export function lastAction(step: Step<QuoridorEvent> | undefined): PawnMoved | WallPlaced | undefined {
  return step?.events.findLast((event) => event.type === "pawn-moved" || event.type === "wall-placed");
}
