import { expect, test } from "vitest";
import { kits } from "./kits";
import { boardIn, readDraft } from "./ownBoards";
import { pack } from "../api/boardLink";

const SPACE = { id: "mat", kind: "mat", x: 20, y: 80, up: [] as string[] };
const BOARD = { spaces: [SPACE], start: ["mat"], table: "", cheese: [["mat", 1]] };
const MAZE = { pac_man: "e5", ghosts: ["e9"], dots: [], barriers: ["a1h"] };
const many = (number: number, up: string[] = []) =>
  Array.from({ length: number }, (_, n) => ({ ...SPACE, id: `mat-${n}`, up }));

async function isBoard(game: string, value: unknown): Promise<boolean | undefined> {
  return (await kits[game]?.editor?.shape())?.isBoard(value);
}

test("a board in the making has the shape of one", async () => {
  expect(await isBoard("gouda-gouda", BOARD)).toBe(true);
  expect(await isBoard("pac-man", MAZE)).toBe(true);
  expect(await isBoard("gouda-gouda", { ...BOARD, spaces: many(60) })).toBe(true);
  expect(await boardIn("pac-man", await pack(MAZE))).toEqual(MAZE);
});

test.each([
  ["nothing", null],
  ["a number", 5],
  ["a list", [BOARD]],
  ["a maze", MAZE],
  ["no spaces", { ...BOARD, spaces: undefined }],
  ["spaces that are none", { ...BOARD, spaces: [null] }],
  ["a field too many", { ...BOARD, more: 1 }],
  ["61 spaces", { ...BOARD, spaces: many(61) }],
  ["too many links", { ...BOARD, spaces: many(60, Array(60).fill("mat-1") as string[]) }],
  ["a link to a number", { ...BOARD, spaces: many(1, [5 as never]) }],
  ["a place that is no number", { ...BOARD, spaces: [{ ...SPACE, x: "20" }] }],
  ["a place nowhere", { ...BOARD, spaces: [{ ...SPACE, x: 1e300 }] }],
  ["a name without end", { ...BOARD, table: "x".repeat(41) }],
  ["a cheese of three parts", { ...BOARD, cheese: [["mat", 1, 2]] }],
])("%s is no board", async (_, value) => {
  expect(await isBoard("gouda-gouda", value)).toBe(false);
  if (value) await expect(boardIn("gouda-gouda", await pack(value))).rejects.toThrow(TypeError);
});

test.each([
  ["a board", BOARD],
  ["ghosts that are no list", { ...MAZE, ghosts: "e9" }],
  ["too many barriers", { ...MAZE, barriers: Array(129).fill("a1h") }],
])("%s is no maze", async (_, value) => {
  expect(await isBoard("pac-man", value)).toBe(false);
});

test("a draft that cannot be drawn is as good as none", async () => {
  expect(await readDraft("pac-man", JSON.stringify(MAZE))).toEqual(MAZE);
  expect(await readDraft("pac-man", null)).toBe(null);
  expect(await readDraft("pac-man", "{")).toBe(null);
  expect(await readDraft("gouda-gouda", JSON.stringify({ ...BOARD, spaces: many(500) }))).toBe(null);
});

test("a game without boards of one's own has no board", async () => {
  await expect(boardIn("quoridor", await pack(BOARD))).rejects.toThrow(TypeError);
});
