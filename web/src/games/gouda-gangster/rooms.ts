/** The four rooms, in which of them a rat is as far as these eyes can tell, and how large a gang can be. */
import type { SideView, View } from "../../protocol/generated/gouda-gangster";

export const ROOMS = ["bathroom", "bedroom", "basement", "childrens-room"] as const;
export type Room = (typeof ROOMS)[number];

/** The room in which this rat is known to be; "" if these eyes cannot tell. */
export function knownRoom(side: SideView): string {
  return side.hole || side.room || (side.own?.room ?? "");
}

/** Nobody but this seat knows where its rat is. */
export function isSecret(side: SideView): boolean {
  return !side.hole && !side.room && Boolean(side.own?.room);
}

/** How many rats a gang has room for, or how many lives there are. */
export function mostRats(view: View): number {
  return view.options.goal === "last-rat" ? 3 : 5;
}
