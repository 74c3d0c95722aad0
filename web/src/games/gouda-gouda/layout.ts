/** Where everything lies on the picture, in pixels: any board fits any frame, and no two things cover each other. */
import type { Board, Space } from "../../protocol/generated/gouda-gouda";

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
const ROUNDS = 24; // of pushing crowded things apart
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
  const even = Math.sqrt((width * height) / (spaces.length * BREADTH * 2));
  for (let unit = bounded(Math.min(even, least * 1.6)); unit > least; unit *= 0.92) {
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

/** The picture is used to its rim, whatever margin the file leaves; left and right stay as even as they are there. */
function placed(spaces: Space[], width: number, height: number, unit: number): Spot[] {
  const [left, top] = [(unit * BREADTH) / 2 + EDGE, unit / 2 + EDGE];
  const [lowX, highX] = reach(spaces.map((space) => space.x));
  const [lowY, highY] = reach(spaces.map((space) => space.y));
  const slack = Math.min(lowX, 100 - highX);
  return spaces.map((space) => ({
    space,
    x: left + (width - 2 * left) * share(space.x, slack, 100 - slack),
    y: top + (height - 2 * top) * share(space.y, lowY, highY),
  }));
}

function reach(values: number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

function share(value: number, low: number, high: number): number {
  return high > low ? (value - low) / (high - low) : 0.5;
}

/** Calls for each two places. */
function pairs(spots: Spot[], call: (one: Spot, other: Spot) => void): void {
  for (let first = 0; first < spots.length; first++) {
    for (let second = first + 1; second < spots.length; second++) {
      call(spots[first] as Spot, spots[second] as Spot);
    }
  }
}

/** The largest unit with which no two places touch. */
function roomiest(spots: Spot[]): number {
  let unit = MOST_UNIT * 2;
  pairs(spots, (one, other) => {
    unit = Math.min(unit, Math.max(Math.abs(one.x - other.x) / BREADTH, Math.abs(one.y - other.y)));
  });
  return unit;
}

/** Whether in the end no two places cover each other. */
function pushApart(spots: Spot[], unit: number, width: number, height: number): boolean {
  const [wide, high] = [unit * BREADTH * 0.9, unit * 0.95];
  const [left, top] = [(unit * BREADTH) / 2, unit / 2];
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    pairs(spots, (one, other) => {
      const overX = wide - Math.abs(other.x - one.x);
      const overY = high - Math.abs(other.y - one.y);
      if (overX <= 0.5 || overY <= 0.5) return;
      moved = true;
      const axis = overX / wide < overY / high ? "x" : "y";
      const step = ((axis === "x" ? overX : overY) / 2) * (other[axis] < one[axis] ? -1 : 1);
      one[axis] -= step;
      other[axis] += step;
    });
    if (!moved) return true;
    for (const spot of spots) {
      spot.x = clamp(spot.x, left, width - left);
      spot.y = clamp(spot.y, top, height - top);
    }
  }
  return false;
}

export function planksOf(spots: Map<string, Spot>, unit: number): Plank[] {
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
