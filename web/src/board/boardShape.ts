/** Boards that come from an address, a file or an earlier visit: whatever cannot be one is not drawn. */
import type { Board } from "../protocol/generated/gouda-gouda";
import type { Layout } from "../protocol/generated/pac-man";

const MOST_SPACES = 60; // GO-4
const MOST_LINKS = (MOST_SPACES * (MOST_SPACES - 1)) / 2; // as many as go upwards only
const MOST_NAMES = 128; // of one kind in a maze
const LONGEST_NAME = 40;

type Claim = (value: unknown) => boolean;
const isName: Claim = (value) => typeof value === "string" && value.length <= LONGEST_NAME;
const isNumber: Claim = (value) => Number.isSafeInteger(value);
const isList = (value: unknown, most: number, each: Claim): value is unknown[] =>
  Array.isArray(value) && value.length <= most && value.every(each);
const isNames =
  (most: number): Claim =>
  (value) =>
    isList(value, most, isName);

/** Whether it has exactly these fields, each as it should be. */
function isMadeOf(value: unknown, fields: Record<string, Claim>): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const names = Object.keys(value);
  const all = Object.entries(fields);
  return (
    names.length === all.length &&
    all.every(
      ([name, claim]) => Object.hasOwn(value, name) && claim((value as Record<string, unknown>)[name]),
    )
  );
}

const isSpace: Claim = (value) =>
  isMadeOf(value, { id: isName, kind: isName, x: isNumber, y: isNumber, up: isNames(MOST_SPACES) });
const isCheese: Claim = (value) => isList(value, 2, () => true) && isName(value[0]) && isNumber(value[1]);

function isBoard(value: unknown): value is Board {
  return (
    isMadeOf(value, {
      spaces: (spaces) => isList(spaces, MOST_SPACES, isSpace),
      start: isNames(MOST_SPACES),
      table: isName,
      cheese: (places) => isList(places, MOST_SPACES, isCheese),
    }) && (value as Board).spaces.reduce((sum, space) => sum + space.up.length, 0) <= MOST_LINKS
  );
}

function isLayout(value: unknown): value is Layout {
  const names = isNames(MOST_NAMES);
  return isMadeOf(value, { pac_man: isName, ghosts: names, dots: names, barriers: names });
}

/** The board itself if it has the shape of one, else a fault. Whether one can play on it, the rules say. */
export function shaped(game: string, value: unknown): unknown {
  if (game === "pac-man" ? isLayout(value) : isBoard(value)) return value;
  throw new TypeError("no board has this shape");
}
