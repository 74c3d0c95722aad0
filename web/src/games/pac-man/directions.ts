/** From keys, swipes and taps to one of four directions, or to the few steps that lead to a tapped square. */
import { ARROWS } from "../../board/boardKeys";
import { PITCH, SQUARE, type Geometry, type Point } from "../../board/grid/geometry";

export type Direction = "up" | "down" | "left" | "right";

export const OFFSETS: Record<Direction, [number, number]> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};
export const DIRECTIONS = Object.keys(OFFSETS) as Direction[];

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

/** The steps to a square not farther than `most`, along one corner at the most; null: there is no such way. */
export function stepsTo(
  geometry: Geometry,
  walls: string[],
  [from, to]: [string, string],
  most: number,
): Direction[] | null {
  const [home, goal] = [geometry.square(from), geometry.square(to)];
  const [dx, dy] = [(goal.x - home.x) / PITCH, (goal.y - home.y) / PITCH];
  const across = Array<Direction>(Math.round(Math.abs(dx))).fill(dx > 0 ? "right" : "left");
  const along = Array<Direction>(Math.round(Math.abs(dy))).fill(dy > 0 ? "down" : "up");
  if (across.length + along.length > most) return null;
  const ways = [across.concat(along), along.concat(across)];
  return ways.find((way) => isOpen(geometry, walls, home, way)) ?? null;
}

function isOpen(geometry: Geometry, walls: string[], from: Point, way: Direction[]): boolean {
  let here = from;
  return way.every((direction) => {
    const [dx, dy] = OFFSETS[direction];
    const [before, next] = [here, { x: here.x + dx * PITCH, y: here.y + dy * PITCH }];
    here = next;
    return !geometry.isBarred(walls, before, next);
  });
}
