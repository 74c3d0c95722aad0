/** Which values have the shape of a board. Whether one can play on it, the rules say. */
import type { Board } from "../../../protocol/generated/gouda-gouda";
import { isList, isMadeOf, isName, isNames, isNumber, type Claim } from "../../../board/boardShape";

const MOST_SPACES = 60; // GO-4
const MOST_LINKS = (MOST_SPACES * (MOST_SPACES - 1)) / 2; // as many as go upwards only

const isSpace: Claim = (value) =>
  isMadeOf(value, { id: isName, kind: isName, x: isNumber, y: isNumber, up: isNames(MOST_SPACES) });
const isCheese: Claim = (value) => isList(value, 2, () => true) && isName(value[0]) && isNumber(value[1]);

export function isBoard(value: unknown): value is Board {
  return (
    isMadeOf(value, {
      spaces: (spaces) => isList(spaces, MOST_SPACES, isSpace),
      start: isNames(MOST_SPACES),
      table: isName,
      cheese: (places) => isList(places, MOST_SPACES, isCheese),
    }) && (value as Board).spaces.reduce((sum, space) => sum + space.up.length, 0) <= MOST_LINKS
  );
}
