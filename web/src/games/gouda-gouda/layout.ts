/** Where everything lies on the picture, in pixels: any board fits any frame, and no two things cover each other. */
import type { Board, Space } from "../../lib/views/gouda-gouda";

export interface Spot {
  space: Space;
  x: number;
  y: number;
}

export interface Plank {
  from: string;
  to: string;
  isStraight: boolean;
  x: number;
  y: number;
  length: number;
  degrees: number;
}

export interface Plan {
  width: number;
  height: number;
  /** Height of the place a thing and its mice take up; everything on the picture is drawn in this measure. */
  unit: number;
  spots: Map<string, Spot>;
  planks: Plank[];
}

export const BREADTH = 1.55; // of a place, in units
const LEAST_UNIT = 34;
const MOST_UNIT = 92;
const ROUNDS = 40; // of pushing crowded things apart
const EDGE = 6;

export function plan(board: Board, width: number, height: number): Plan {
  const { unit, spots } = fitted(board.spaces, width, height);
  const byName = new Map(spots.map((spot) => [spot.space.id, spot]));
  return { width, height, unit, spots: byName, planks: planksOf(byName, unit) };
}

/** The largest things for which there is room, if need be a little off their places so that none covers another. */
function fitted(spaces: Space[], width: number, height: number): { unit: number; spots: Spot[] } {
  let least = 60;
  for (let round = 0; round < 4; round++)
    least = bounded(roomiest(placed(spaces, width, height, least)) * 0.96);
  const share = Math.sqrt((width * height) / (spaces.length * BREADTH * 2));
  for (let unit = bounded(Math.min(share, least * 1.6)); unit > least; unit *= 0.94) {
    const spots = placed(spaces, width, height, unit);
    if (pushApart(spots, unit, width, height)) return { unit, spots };
  }
  const spots = placed(spaces, width, height, least);
  pushApart(spots, least, width, height);
  return { unit: least, spots };
}

function bounded(unit: number): number {
  return clamp(unit, LEAST_UNIT, MOST_UNIT);
}

function placed(spaces: Space[], width: number, height: number, unit: number): Spot[] {
  const [left, top] = [(unit * BREADTH) / 2 + EDGE, unit / 2 + EDGE];
  const [wide, high] = [width - 2 * left, height - 2 * top];
  return spaces.map((space) => ({
    space,
    x: left + (wide * stretched(spaces, "x", space.x)) / 100,
    y: top + (high * stretched(spaces, "y", space.y)) / 100,
  }));
}

/** The picture is used to its rim, whatever margin the file leaves. */
function stretched(spaces: Space[], axis: "x" | "y", value: number): number {
  const values = spaces.map((space) => space[axis]);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const slack = axis === "x" ? Math.min(low, 100 - high) : low;
  const [least, most] = axis === "x" ? [slack, 100 - slack] : [low, high];
  return most > least ? ((value - least) * 100) / (most - least) : 50;
}

/** The largest unit with which no two places touch. */
function roomiest(spots: Spot[]): number {
  let unit = MOST_UNIT * 2;
  spots.forEach((spot, index) => {
    for (const other of spots.slice(index + 1)) {
      unit = Math.min(unit, Math.max(Math.abs(spot.x - other.x) / BREADTH, Math.abs(spot.y - other.y)));
    }
  });
  return unit;
}

/** Whether in the end no two places cover each other. */
function pushApart(spots: Spot[], unit: number, width: number, height: number): boolean {
  const [wide, high] = [unit * BREADTH * 0.9, unit * 0.95];
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    spots.forEach((spot, index) => {
      for (const other of spots.slice(index + 1)) {
        const [dx, dy] = [other.x - spot.x, other.y - spot.y];
        const [overX, overY] = [wide - Math.abs(dx), high - Math.abs(dy)];
        if (overX <= 0.5 || overY <= 0.5) continue;
        moved = true;
        const [moveX, moveY] = overX / wide < overY / high ? [overX / 2, 0] : [0, overY / 2];
        const [signX, signY] = [dx < 0 ? -1 : 1, dy < 0 ? -1 : 1];
        spot.x -= signX * moveX;
        other.x += signX * moveX;
        spot.y -= signY * moveY;
        other.y += signY * moveY;
      }
    });
    const [left, top] = [(unit * BREADTH) / 2, unit / 2];
    for (const spot of spots) {
      spot.x = clamp(spot.x, left, width - left);
      spot.y = clamp(spot.y, top, height - top);
    }
    if (!moved) return true;
  }
  return false;
}

function planksOf(spots: Map<string, Spot>, unit: number): Plank[] {
  return [...spots.values()].flatMap((spot) =>
    spot.space.up.flatMap((name, index) => {
      const end = spots.get(name);
      if (!end) return [];
      const [dx, dy] = [end.x - spot.x, end.y - spot.y];
      return [
        {
          from: spot.space.id,
          to: name,
          isStraight: index === 0,
          x: (spot.x + end.x) / 2,
          y: (spot.y + end.y) / 2 + unit * 0.18,
          length: Math.hypot(dx, dy),
          degrees: (Math.atan2(dy, dx) * 180) / Math.PI,
        },
      ];
    }),
  );
}

/** How high the picture should be so that even a crowded board stays readable at this width. */
export function wantedHeight(board: Board, width: number, height: number): number {
  const rows = Math.ceil((board.spaces.length * LEAST_UNIT * BREADTH * 1.5) / Math.max(width, 1));
  return Math.max(height, rows * LEAST_UNIT);
}

/** The place next to this point among those offered, if one is near enough. */
export function nearest(spots: Iterable<Spot>, x: number, y: number, reach: number): Spot | null {
  let best: Spot | null = null;
  let least = reach;
  for (const spot of spots) {
    const far = Math.hypot((spot.x - x) / 1.3, spot.y - y);
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}

/** The place one gets to from here by an arrow key. */
export function beside(spots: Spot[], from: Spot, dx: number, dy: number): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const across = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (along < 1) continue;
    const far = along + across * 2;
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
