import { expect, test } from "vitest";
import { calloutPlace } from "./calloutPlace";
import { Geometry, SQUARE } from "./geometry";

const geometry = new Geometry(9, 0, { side: 28, end: 48 });
const size = { width: 600, height: 160 };

/** Which of these squares the words would cover. */
function covered(at: string, targets: string[]): string[] {
  const point = geometry.square(at);
  const place = calloutPlace(geometry, point, targets, size);
  const { side } = place;
  const middle = place.y * geometry.height;
  const top = side === "above" ? middle - 30 - size.height : side === "below" ? middle + 30 : middle;
  const across = point.x + geometry.margins.side;
  const left = across - Math.min(0.94, Math.max(0.06, across / geometry.width)) * size.width; // as the style shifts it
  return targets.filter((name) => {
    const centre = geometry.square(name);
    const [x, y] = [centre.x + geometry.margins.side, centre.y + geometry.margins.end];
    return Math.abs(x - left - size.width / 2) < (SQUARE + size.width) / 2 && isWithin(y, top);
  });
}

const isWithin = (y: number, top: number): boolean =>
  Math.abs(y - top - size.height / 2) < (SQUARE + size.height) / 2;

test("words stand at their point as long as they cover nothing that can be chosen", () => {
  expect(calloutPlace(geometry, geometry.square("e3"), ["e9"], size).side).toBe("above");
  expect(calloutPlace(geometry, geometry.square("e9"), ["e1"], size).side).toBe("below");
});

test("wherever a pawn stands and something is refused, no square that it can go to is covered", () => {
  for (const pawn of geometry.squares())
    for (const at of geometry.squares()) {
      const targets = [
        [0, 1],
        [0, -1],
        [1, 0],
        [-1, 0],
      ].map(([dx = 0, dy = 0]) => geometry.squareBeside(pawn, dx, dy));
      expect(covered(at, targets), `${pawn} ${at}`).toEqual([]);
    }
});

test("before its size is known it stands where it would usually", () => {
  expect(calloutPlace(geometry, geometry.square("e2"), ["e3"], null).side).toBe("above");
});
