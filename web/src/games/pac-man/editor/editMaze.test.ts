import { expect, test } from "vitest";
import { cleared, EMPTY, fromOption, toOption, moved, placed, thingAt, toggled } from "./editMaze";

test("a maze is drawn from nothing", () => {
  let maze = placed(EMPTY, "pac-man", "e5", "none");
  maze = placed(maze, "dot", "a1", "quarter");
  maze = placed(maze, "inky", "e1", "none");
  maze = toggled(maze, "c2h", "sides");
  expect(toOption(maze)).toEqual({
    pac_man: "e5",
    ghosts: ["e1"],
    dots: ["a1", "a9", "i9", "i1"],
    barriers: ["c2h", "f2h"],
  });
  expect(toggled(maze, "f2h", "sides").barriers).toEqual([]);
});

test("one square holds one thing, and a fifth dot takes the place of the oldest", () => {
  let maze = placed(EMPTY, "dot", "a1", "quarter");
  maze = placed(maze, "blinky", "a1", "none");
  expect([maze.dots.length, thingAt(maze, "a1")]).toEqual([3, "blinky"]);
  maze = placed(placed(maze, "dot", "d4", "none"), "dot", "d5", "none");
  expect(maze.dots).toEqual(["i9", "i1", "d4", "d5"]);
  expect(thingAt(cleared(maze, "d5"), "d5")).toBe("");
});

test("things that are dragged onto each other change places", () => {
  const maze = moved(placed(placed(EMPTY, "pac-man", "e5", "none"), "clyde", "e6", "none"), "e5", "e6");
  expect([maze.pac_man, maze.ghosts[3]]).toEqual(["e6", "e5"]);
});

test("a maze of a file always has four places for ghosts", () => {
  expect(fromOption({ ...EMPTY, ghosts: ["a1"] }).ghosts).toEqual(["a1", "", "", ""]);
});
