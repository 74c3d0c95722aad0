/** In which room a rat is, as far as this view can tell. */
import type { SideView } from "../../protocol/generated/gouda-gangster";

/** The room in which this rat is known to be; "" if these eyes cannot tell. */
export function knownRoom(side: SideView): string {
  return side.hole || side.room || (side.own?.room ?? "");
}

/** Nobody but this seat knows where its rat is. */
export function isSecret(side: SideView): boolean {
  return !side.hole && !side.room && Boolean(side.own?.room);
}
