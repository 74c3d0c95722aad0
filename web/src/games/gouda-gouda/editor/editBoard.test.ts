import { expect, test } from "vitest";
import type { Board } from "../../../protocol/generated/gouda-gouda";
import * as edit from "./editBoard";

function three(): Board {
  let board = edit.added(edit.EMPTY, "mat", 50, 90).board;
  board = edit.added(board, "crate", 50.7, 50).board;
  return edit.added(board, "table", 50, 10).board;
}

test("the first thing is a start space, the first table is the table", () => {
  const board = three();
  expect([board.start, board.table]).toEqual([["mat"], "table"]);
  expect(edit.find(board, "crate")).toMatchObject({ x: 50, y: 50, up: [] });
});

test("planks are laid, turned and taken away", () => {
  let board = edit.linked(three(), "mat", "crate");
  expect(edit.find(board, "mat")?.up).toEqual(["crate"]);
  board = edit.linked(board, "crate", "mat");
  expect([edit.find(board, "mat")?.up, edit.find(board, "crate")?.up]).toEqual([[], ["mat"]]);
  expect(edit.find(edit.linked(board, "crate", "mat"), "crate")?.up).toEqual([]);
  expect(edit.linked(board, "mat", "mat")).toBe(board);
});

test("a new name is known everywhere, and what goes is forgotten everywhere", () => {
  let board = edit.withCheese(edit.linked(three(), "mat", "crate"), "crate", 3);
  board = edit.renamed(board, "crate", "box");
  expect([edit.find(board, "mat")?.up, board.cheese]).toEqual([["box"], [["box", 3]]]);
  board = edit.removed(board, "box");
  expect([edit.find(board, "mat")?.up, board.cheese, board.spaces.length]).toEqual([[], [], 2]);
});

test("names are never given twice", () => {
  expect(edit.freeName(three(), "crate")).toBe("crate-2");
});

test("one plank leads straight on, and one start space is the lowest", () => {
  let board = edit.linked(edit.linked(three(), "mat", "crate"), "mat", "table");
  board = edit.straightened(board, "mat", "table");
  expect(edit.find(board, "mat")?.up).toEqual(["table", "crate"]);
  expect(edit.lowest(board, "crate").start).toEqual(["crate", "mat"]);
});
