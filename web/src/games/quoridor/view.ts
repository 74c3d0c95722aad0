/** Small questions to what the server tells a Quoridor board. */
import type { Step } from "../../board/props";
import type { Menu } from "../../protocol/generated/messages";
import type { PawnMoved, QuoridorEvent, WallPlaced } from "../../protocol/generated/quoridor";

/** The words a form of the menu offers. */
export function offered(menu: Menu, verb: string): string[] {
  return menu.find((form) => form.verb === verb)?.slots[0]?.words ?? [];
}

/** The move of a step, if a pawn was moved in it. */
export function moveOf(step: Step<QuoridorEvent> | undefined): PawnMoved | undefined {
  return step?.events.findLast((event) => event.type === "pawn-moved");
}

/** The wall of a step, if one was placed in it. */
export function wallOf(step: Step<QuoridorEvent> | undefined): WallPlaced | undefined {
  return step?.events.findLast((event) => event.type === "wall-placed");
}
