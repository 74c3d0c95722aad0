import type { View } from "../../protocol/generated/gouda-gouda";

/** The number of the turn that this view is part of. `turns` counts a turn as soon as its roll is carried out, before its end window. */
export function turnOf({ turns, window }: Pick<View, "turns" | "window">): number {
  return window?.kind === "end" ? turns - 1 : turns;
}
