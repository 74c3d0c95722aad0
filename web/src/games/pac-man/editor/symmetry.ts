/** Images of squares and barriers when a maze is drawn symmetrically. No rule: it only says where else to draw. */
export const MIRRORS = ["none", "sides", "ends", "half", "quarter"] as const;
export type Mirror = (typeof MIRRORS)[number];

const LAST_SQUARE = 8;
const LAST_PLACE = 7;

interface Spot {
  x: number;
  y: number;
  way: string;
}

type Turn = (spot: Spot, last: number) => Spot;
const sides: Turn = ({ x, y, way }, last) => ({ x: last - x, y, way });
const ends: Turn = ({ x, y, way }, last) => ({ x, y: last - y, way });
const half: Turn = ({ x, y, way }, last) => ({ x: last - x, y: last - y, way });
const quarter: Turn = ({ x, y, way }, last) => ({
  x: y,
  y: last - x,
  way: way === "h" ? "v" : way === "v" ? "h" : "",
});
const TURNS: Record<Mirror, Turn[]> = {
  none: [],
  sides: [sides],
  ends: [ends],
  half: [half],
  quarter: [quarter, half, (spot, last) => quarter(half(spot, last), last)],
};

/** This square or barrier and its images, each once, itself first. */
export function images(name: string, mirror: Mirror): string[] {
  const spot = { x: name.charCodeAt(0) - 97, y: Number(name[1]) - 1, way: name.slice(2) };
  const last = spot.way ? LAST_PLACE : LAST_SQUARE;
  const all = [spot, ...TURNS[mirror].map((turn) => turn(spot, last))];
  return [...new Set(all.map(({ x, y, way }) => `${String.fromCharCode(97 + x)}${y + 1}${way}`))];
}
