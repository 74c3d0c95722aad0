/** From keys, swipes and taps to one of four directions. */
import { ARROWS } from "../../board/boardKeys";
import { SQUARE, type Point } from "../../board/grid/geometry";

export type Direction = "up" | "down" | "left" | "right";

export const OFFSETS: Record<Direction, [number, number]> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};
export const DIRECTIONS = Object.keys(OFFSETS) as Direction[];

/** The square one step away; the same one where there is no direction. */
export function squareBeside(square: string, direction?: string): string {
  const [x, y] = OFFSETS[direction as Direction] ?? [0, 0];
  return `${String.fromCharCode(square.charCodeAt(0) + x)}${Number(square.slice(1)) - y}`;
}

export function directionOfKey(key: string): Direction | null {
  const [x, y] = ARROWS[key] ?? [0, 0];
  return directionOf({ x: 0, y: 0 }, { x, y }, 1);
}

/** Where a finger went, or which way a tap lies from a figure; null: nowhere in particular. */
export function directionOf(from: Point, to: Point, least = SQUARE / 2): Direction | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.max(Math.abs(dx), Math.abs(dy)) < least) return null;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? "right" : "left";
  return dy > 0 ? "down" : "up";
}
