import { expect, test } from "vitest";
import type { Board } from "../../../protocol/generated/gouda-gouda";
import * as making from "./editBoard";

function three(): Board {
  let board = making.added(making.EMPTY, "mat", 50, 90).board;
  board = making.added(board, "crate", 50.7, 50).board;
  return making.added(board, "table", 50, 10).board;
}

test("the first thing is a start space, the first table is the table", () => {
  const board = three();
  expect([board.start, board.table]).toEqual([["mat"], "table"]);
  expect(making.find(board, "crate")).toMatchObject({ x: 50, y: 50, up: [] });
});

test("planks are laid, turned and taken away", () => {
  let board = making.linked(three(), "mat", "crate");
  expect(making.find(board, "mat")?.up).toEqual(["crate"]);
  board = making.linked(board, "crate", "mat");
  expect([making.find(board, "mat")?.up, making.find(board, "crate")?.up]).toEqual([[], ["mat"]]);
  expect(making.find(making.linked(board, "crate", "mat"), "crate")?.up).toEqual([]);
  expect(making.linked(board, "mat", "mat")).toBe(board);
});

test("a new name is known everywhere, and what goes is forgotten everywhere", () => {
  let board = making.withCheese(making.linked(three(), "mat", "crate"), "crate", 3);
  board = making.renamed(board, "crate", "box");
  expect([making.find(board, "mat")?.up, board.cheese]).toEqual([["box"], [["box", 3]]]);
  board = making.removed(board, "box");
  expect([making.find(board, "mat")?.up, board.cheese, board.spaces.length]).toEqual([[], [], 2]);
});

test("names are never given twice", () => {
  expect(making.freeName(three(), "crate")).toBe("crate-2");
});

test("one plank leads straight on, and one start space is the lowest", () => {
  let board = making.linked(making.linked(three(), "mat", "crate"), "mat", "table");
  board = making.straightened(board, "mat", "table");
  expect(making.find(board, "mat")?.up).toEqual(["table", "crate"]);
  expect(making.lowest(board, "crate").start).toEqual(["crate", "mat"]);
});
