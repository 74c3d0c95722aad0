/** Where words about a point of the board stand, so that they cover none of the squares that can be chosen. */
import { SQUARE, type Geometry, type Point } from "./geometry";

export interface CalloutPlace {
  /** Of the picture's height. */
  y: number;
  /** Above or below the point, with a tip towards it, or apart from it. */
  side: "above" | "below" | "apart";
}

const TIP = 30; // units between the point and the words

/** `size` in units of the picture; null: not measured yet. */
export function calloutPlace(
  geometry: Geometry,
  at: Point,
  targets: readonly string[],
  size: { width: number; height: number } | null,
): CalloutPlace {
  const point = { x: at.x + geometry.margins.side, y: at.y + geometry.margins.end };
  const usual = point.y < geometry.height * 0.35 ? "below" : "above";
  const beside = (side: CalloutPlace["side"]): CalloutPlace => ({ y: point.y / geometry.height, side });
  if (!size) return beside(usual);
  const share = Math.min(0.94, Math.max(0.06, point.x / geometry.width));
  const left = point.x - share * size.width;
  const squares = targets.map((name) => {
    const { x, y } = geometry.square(name);
    return { x: x + geometry.margins.side, y: y + geometry.margins.end };
  });
  const isClear = (top: number): boolean =>
    !squares.some(
      ({ x, y }) =>
        x + SQUARE / 2 > left &&
        x - SQUARE / 2 < left + size.width &&
        y + SQUARE / 2 > top &&
        y - SQUARE / 2 < top + size.height,
    );
  const tops = { above: point.y - TIP - size.height, below: point.y + TIP };
  const order = usual === "above" ? (["above", "below"] as const) : (["below", "above"] as const);
  const isOnPicture = (top: number): boolean => top >= 0 && top + size.height <= geometry.height;
  const found = order.find((side) => isOnPicture(tops[side]) && isClear(tops[side]));
  if (found) return beside(found);
  const edges = [0, geometry.height - size.height, (geometry.height - size.height) / 2];
  const free = edges.find(isClear);
  return free === undefined ? beside(usual) : { y: free / geometry.height, side: "apart" };
}
