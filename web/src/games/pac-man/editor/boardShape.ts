/** Which values have the shape of a maze. Whether one can play in it, the rules say. */
import type { Layout } from "../../../protocol/generated/pac-man";
import { isMadeOf, isName, isNames } from "../../../board/boardShape";

const MOST_NAMES = 128; // of one kind

export function isBoard(value: unknown): value is Layout {
  const names = isNames(MOST_NAMES);
  return isMadeOf(value, { pac_man: isName, ghosts: names, dots: names, barriers: names });
}
