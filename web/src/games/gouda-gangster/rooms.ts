/** The rooms of the house: the cheese in them, and where a rat is, as far as this view can tell. */
import { ROOMS, type SideView, type View } from "../../protocol/generated/gouda-gangster";
import type { Room } from "./houseLayout";

/** How many pieces of cheese lie in each room. A view names no room, so that none in it can be a secret. */
export function piecesByRoom(view: View): Record<Room, number> {
  return Object.fromEntries(ROOMS.map((room, index) => [room, view.pieces[index] ?? 0])) as Record<
    Room,
    number
  >;
}

/** The room in which this rat is known to be; "" if these eyes cannot tell. */
export function knownRoom(side: SideView): string {
  return side.hole || side.room || (side.own?.room ?? "");
}

/** Nobody but this seat knows where its rat is. */
export function isSecret(side: SideView): boolean {
  return !side.hole && !side.room && Boolean(side.own?.room);
}
