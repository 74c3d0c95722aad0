import { beforeEach, expect, it } from "vitest";
import type { Board } from "../../../protocol/generated/gouda-gouda";
import { DragSpace } from "./dragSpace.svelte";

const space = (id: string, x: number, y: number) => ({ id, kind: "mat", x, y, up: [] as string[] });
let board: Board;
let mode: "things" | "planks";
let chosen: string;
let drag: DragSpace;

/** A room of 100 x 100 points; a thing is under the finger within 5 of it. */
beforeEach(() => {
  board = { spaces: [space("low", 20, 80), space("high", 60, 20)], start: [], table: "", cheese: [] };
  [mode, chosen] = ["things", "-"];
  drag = new DragSpace({
    get board() {
      return board;
    },
    get mode() {
      return mode;
    },
    kind: "mat",
    under: ({ x, y }) => board.spaces.find((one) => Math.hypot(one.x - x, one.y - y) < 5)?.id ?? "",
    onBoard: (point) => point,
    change: (next) => (board = next),
    choose: (id) => (chosen = id),
  });
});

function pull(from: [number, number], to: [number, number]): void {
  drag.down({ x: from[0], y: from[1] });
  drag.move({ x: to[0], y: to[1] });
}
const up = (x: number, y: number): void => drag.up({ x, y });
const placeOf = (id: string) => board.spaces.find((one) => one.id === id);

it("puts a thing where nothing is, and chooses it", () => {
  pull([40, 50], [42, 52]); // a finger slips
  up(42, 52);
  expect(board.spaces).toHaveLength(3);
  expect(placeOf(chosen)).toMatchObject({ kind: "mat", x: 42, y: 52 });
});

it("chooses a thing that is tapped", () => {
  pull([20, 80], [21, 80]);
  up(21, 80);
  expect([chosen, board.spaces.length]).toEqual(["low", 2]);
});

it("moves a thing that is dragged, and the board changes when it is let go", () => {
  pull([20, 80], [30, 70]);
  expect(drag.preview?.spaces[0]).toMatchObject({ x: 30, y: 70 });
  expect(placeOf("low")).toMatchObject({ x: 20, y: 80 });
  up(30, 70);
  expect(placeOf("low")).toMatchObject({ x: 30, y: 70 });
  expect([drag.preview, chosen]).toEqual([null, "low"]);
});

it("leaves everything as it was when the drag is called off, or began beside everything", () => {
  pull([20, 80], [30, 70]);
  drag.cancel();
  up(30, 70);
  pull([40, 50], [60, 60]);
  up(60, 60);
  expect([placeOf("low")?.x, board.spaces.length, chosen]).toEqual([20, 2, "-"]);
});

it("lays a plank from thing to thing by dragging", () => {
  mode = "planks";
  pull([20, 80], [60, 22]);
  expect([drag.plankStart, drag.plankEnd]).toEqual(["low", { x: 60, y: 22 }]);
  up(60, 22);
  expect(placeOf("low")?.up).toEqual(["high"]);
  expect([drag.plankStart, drag.plankEnd, chosen]).toEqual(["", null, "low"]);
});

it("lays a plank by two taps, and none into the air", () => {
  mode = "planks";
  drag.down({ x: 20, y: 80 });
  up(20, 80);
  expect(drag.plankStart).toBe("low");
  drag.down({ x: 60, y: 20 });
  up(60, 20);
  expect([placeOf("low")?.up, drag.tapped]).toEqual([["high"], ""]);
  pull([20, 80], [90, 90]);
  up(90, 90);
  expect([placeOf("low")?.up, board.spaces.length]).toEqual([["high"], 2]);
});
