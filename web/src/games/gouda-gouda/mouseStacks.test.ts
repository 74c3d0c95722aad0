/** Mice stand where they can be counted: whole ones wherever there is room, and no letter or digit below 12 px. */
import { describe, expect, it } from "vitest";
import { recorded } from "../../testing/recorded";
import type { View } from "../../protocol/generated/gouda-gouda";
import { plan } from "./layout";
import { floorStands, stands } from "./mouseStacks";
import { boardOf } from "./view";

const SIZES = [
  [590, 750],
  [660, 480],
  [356, 282],
] as const;
const LETTER = { head: 21, mouse: 17 }; // of a drawing 40 wide

const cellar = boardOf(recorded("gouda-gouda")[0]?.view as View);

describe("mice at the start", () => {
  for (const [width, height] of SIZES)
    for (const heaps of [4, 5, 6])
      it(`of ${heaps} seats stand along the floor of a room of ${width} by ${height}`, () => {
        const drawn = plan(cellar, width, height);
        const spots = [...drawn.spots.values()];
        const spot = drawn.spots.get(cellar.start[0] ?? "");
        if (!spot) throw new Error("a board has a start");
        const found = floorStands(heaps, spot, spots, drawn.unit, drawn);
        expect(found).toHaveLength(heaps);
        for (const { x, y, isHead, size } of found ?? []) {
          expect(isHead).toBe(false);
          expect([spot.x + x - size / 2 >= 0, spot.x + x + size / 2 <= width]).toEqual([true, true]);
          expect(spot.y + y).toBeLessThan(height);
          expect((LETTER.mouse * size) / 40).toBeGreaterThanOrEqual(12);
        }
        const places = (found ?? []).map(({ x }) => x).toSorted((a, b) => a - b);
        const gaps = places.slice(1).map((x, index) => x - (places[index] ?? 0));
        expect(Math.min(...gaps)).toBeGreaterThan(17);
      });

  it("stay on the thing where it is large enough for them, or where others stand in the way", () => {
    const drawn = plan(cellar, 590, 750);
    const spots = [...drawn.spots.values()];
    const [start, high] = [drawn.spots.get(cellar.start[0] ?? ""), drawn.spots.get(cellar.table)];
    if (!start || !high) throw new Error("a board has a start and a table");
    expect(floorStands(3, start, spots, drawn.unit, drawn)).toBeNull();
    expect(floorStands(6, high, spots, drawn.unit, drawn)).toBeNull();
    const crowd = [start, { ...start, x: start.x - 90 }, { ...start, x: start.x + 90 }];
    expect(floorStands(6, start, crowd, drawn.unit, drawn)).toBeNull();
  });
});

it("letters can be read on the smallest things, too", () => {
  for (const heaps of [1, 2, 3, 4, 5, 6])
    for (const { size, isHead } of stands(heaps, 34))
      expect((LETTER[isHead ? "head" : "mouse"] * size) / 40).toBeGreaterThanOrEqual(11.99);
});
