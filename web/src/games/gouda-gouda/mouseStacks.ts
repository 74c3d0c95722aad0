/**
 * How mice of several seats stand together on one thing, in pixels around it, so that each heap can be counted and every
 * letter can be read.
 */
import type { Spot } from "./layout";

export interface Stand {
  x: number;
  y: number;
  /** Width of a mouse; it is drawn 40 wide. */
  size: number;
  isHead: boolean;
}

const FRONT = 0.26;
const BACK = -0.13;
/** The smallest mouse and the smallest head whose letters are 12 px high, and how far apart they stand then. */
const LEAST_MOUSE = 28.5;
const LEAST_HEAD = 23;
const LEAST_STEP = 17;
const FLOOR_STEP = 1.3; // how far apart mice stand on the floor, in their widths
const LEAST_FLOOR_STEP = 0.65; // letters on bellies do not touch
const MOUSE_HEIGHT = 1.1; // in its widths
const SHELF = 0.54; // under the middle of a thing, in units
const SHELF_WIDTH = 0.64; // half of it
const WHOLE = 3; // so many whole mice stand on a thing

export function stands(heaps: number, unit: number): Stand[] {
  if (heaps <= WHOLE) return row(heaps, unit, { y: 0.1, size: 0.46, step: 0.5, isHead: false });
  if (heaps === 4) return row(heaps, unit, { y: 0, size: 0.37, step: 0.38, isHead: true }); // what they stand on is seen
  const back = Math.floor(heaps / 2);
  const crowd = { size: 0.42, step: 0.46, isHead: true };
  return [...row(back, unit, { y: BACK, ...crowd }), ...row(heaps - back, unit, { y: FRONT, ...crowd })];
}

function row(
  heaps: number,
  unit: number,
  look: { y: number; size: number; step: number; isHead: boolean },
): Stand[] {
  const size = Math.max(look.size * unit, look.isHead ? LEAST_HEAD : LEAST_MOUSE);
  const step = Math.max(look.step * unit, LEAST_STEP);
  return Array.from({ length: heaps }, (_, index) => ({
    x: (index - (heaps - 1) / 2) * step,
    y: look.y * unit,
    size,
    isHead: look.isHead,
  }));
}

/**
 * Where whole mice stand on the floor beside a thing that is too small for them all, half of them on either side; null
 * if there is no room, or if they fit on it.
 */
export function floorStands(
  heaps: number,
  spot: Spot,
  spots: Spot[],
  unit: number,
  { width, height }: { width: number; height: number },
): Stand[] | null {
  if (heaps <= WHOLE || spots.some((other) => other.y > spot.y + unit * 0.2)) return null;
  const size = Math.max(0.46 * unit, LEAST_MOUSE);
  const feet = height - 5;
  // What hangs above their heads is not in their way.
  const inTheWay = spots.filter(
    (other) => other !== spot && other.y + SHELF * unit > feet - size * MOUSE_HEIGHT,
  );
  const half = unit * SHELF_WIDTH;
  const left = Math.max(0, ...inTheWay.filter(({ x }) => x < spot.x).map(({ x }) => x + half));
  const right = Math.min(width, ...inTheWay.filter(({ x }) => x > spot.x).map(({ x }) => x - half));
  const first = unit * SHELF_WIDTH + size * 0.35;
  const onLeft = Math.ceil(heaps / 2);
  const steps = [
    stepOf(onLeft, spot.x - left - first - size / 2, size),
    stepOf(heaps - onLeft, right - spot.x - first - size / 2, size),
  ];
  const step = Math.min(...steps);
  if (step < size * LEAST_FLOOR_STEP) return null;
  return Array.from({ length: heaps }, (_, index) => {
    const x = index < onLeft ? -(first + (onLeft - 1 - index) * step) : first + (index - onLeft) * step;
    return { x, y: feet - spot.y, size, isHead: false };
  });
}

/** How far apart so many mice can stand in this room; 0: not at all. */
function stepOf(mice: number, room: number, size: number): number {
  if (room < 0) return 0;
  return mice > 1 ? Math.min(size * FLOOR_STEP, room / (mice - 1)) : size * FLOOR_STEP;
}
