import { describe, expect, test } from "vitest";
import { Geometry, quarterTurns, squaresBeside, WALL_LENGTH } from "./geometry";

const BOARDS = [3, 5, 7, 9, 11].flatMap((size) => [0, 1, 2, 3].map((turn) => new Geometry(size, turn)));

function slotsOf(geometry: Geometry): string[] {
  return geometry
    .squares()
    .filter((name) => name.charCodeAt(0) - 96 < geometry.size && Number(name.slice(1)) < geometry.size)
    .flatMap((name) => [`${name}h`, `${name}v`]);
}

describe.each(BOARDS)("a board of $size turned by $turn", (geometry) => {
  test("every square is found where it is drawn", () => {
    expect(new Set(geometry.squares()).size).toBe(geometry.size ** 2);
    for (const name of geometry.squares()) expect(geometry.squareAt(geometry.square(name))).toBe(name);
  });

  test("every wall slot is found along the whole of a wall that lies there", () => {
    for (const name of slotsOf(geometry)) {
      const { x, y, isHorizontal } = geometry.wallSlot(name);
      expect(geometry.wallSlotAt({ x, y }, isHorizontal)).toBe(name);
      for (const along of [-30, -8, 8, 30])
        expect(geometry.wallSlotAt(isHorizontal ? { x: x + along, y } : { x, y: y + along })).toBe(name);
    }
  });

  test("a wall lies beside the squares its name tells", () => {
    const across = geometry.wallSlot("a1h");
    const [a1, b1, a2] = ["a1", "b1", "a2"].map((name) => geometry.square(name));
    expect({ x: across.x, y: across.y }).toEqual({
      x: ((b1?.x ?? 0) + (a2?.x ?? 0)) / 2,
      y: ((b1?.y ?? 0) + (a2?.y ?? 0)) / 2,
    });
    expect(across.isHorizontal).toBe(a1?.y === b1?.y);
  });

  test("a wall lies in the middle of the squares it is said to lie between", () => {
    for (const name of slotsOf(geometry)) {
      const { near, far } = squaresBeside(name);
      const sides = [near, far].map((side) => side.split("–").map((square) => geometry.square(square)));
      const [all, { isHorizontal, ...at }] = [sides.flat(), geometry.wallSlot(name)];
      const middle = (values: number[]): number => values.reduce((sum, value) => sum + value) / values.length;
      expect(at).toEqual({ x: middle(all.map(({ x }) => x)), y: middle(all.map(({ y }) => y)) });
      for (const [first, second] of sides) expect(first?.y === second?.y).toBe(isHorizontal);
    }
  });

  test("nothing but the board is drawn on", () => {
    for (const name of slotsOf(geometry)) {
      const { x, y, isHorizontal } = geometry.wallSlot(name);
      const ends = isHorizontal
        ? [x - WALL_LENGTH / 2, x + WALL_LENGTH / 2]
        : [y - WALL_LENGTH / 2, y + WALL_LENGTH / 2];
      for (const end of ends) expect(end >= 0 && end <= geometry.extent).toBe(true);
    }
    expect(geometry.squareAt({ x: -60, y: 10 })).toBeNull();
  });
});

test.each([
  ["row-9", "e1", "e9"],
  ["column-i", "a5", "i5"],
  ["row-1", "e9", "e1"],
  ["column-a", "i5", "a5"],
])("who wants %s starts below and goes up", (goal, start, end) => {
  const geometry = new Geometry(9, quarterTurns(goal));
  expect(geometry.square(start).y).toBeGreaterThan(geometry.square(end).y);
  expect(geometry.square(start).x).toBe(geometry.square(end).x);
});

test("steps of the cursor stay on the board", () => {
  const geometry = new Geometry(3, 1);
  let [square, slot] = ["b2", "a1v"];
  for (let step = 0; step < 5; step++) {
    square = geometry.squareBeside(square, 1, 0);
    slot = geometry.wallSlotBeside(slot, 1, 0);
  }
  expect(geometry.square(square).x).toBe(geometry.extent - 32);
  expect(geometry.wallSlot(slot).isHorizontal).toBe(geometry.wallSlot("a1v").isHorizontal);
});
