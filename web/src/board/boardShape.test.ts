import { expect, test } from "vitest";
import { boardIn, readDraft } from "./ownBoards";
import { pack } from "../api/boardLink";
import { shaped } from "./boardShape";

const SPACE = { id: "mat", kind: "mat", x: 20, y: 80, up: [] as string[] };
const BOARD = { spaces: [SPACE], start: ["mat"], table: "", cheese: [["mat", 1]] };
const MAZE = { pac_man: "e5", ghosts: ["e9"], dots: [], barriers: ["a1h"] };
const many = (number: number, up: string[] = []) =>
  Array.from({ length: number }, (_, n) => ({ ...SPACE, id: `mat-${n}`, up }));

test("a board in the making has the shape of one", () => {
  expect(shaped("gouda-gouda", BOARD)).toBe(BOARD);
  expect(shaped("pac-man", MAZE)).toBe(MAZE);
  expect(shaped("gouda-gouda", { ...BOARD, spaces: many(60) })).toBeTruthy();
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
  expect(() => shaped("gouda-gouda", value)).toThrow(TypeError);
  if (value) await expect(boardIn("gouda-gouda", await pack(value))).rejects.toThrow(TypeError);
});

test.each([
  ["a board", BOARD],
  ["ghosts that are no list", { ...MAZE, ghosts: "e9" }],
  ["too many barriers", { ...MAZE, barriers: Array(129).fill("a1h") }],
])("%s is no maze", (_, value) => {
  expect(() => shaped("pac-man", value)).toThrow(TypeError);
});

test("a draft that cannot be drawn is as good as none", () => {
  expect(readDraft("pac-man", JSON.stringify(MAZE))).toEqual(MAZE);
  expect(readDraft("pac-man", null)).toBe(null);
  expect(readDraft("pac-man", "{")).toBe(null);
  expect(readDraft("gouda-gouda", JSON.stringify({ ...BOARD, spaces: many(500) }))).toBe(null);
});
