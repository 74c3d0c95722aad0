/**
 * Things that move over a board as boxes above its picture: moved by transform alone, the browser neither lays out nor
 * paints anything. All in parts of the picture, so that nobody need know how large it is shown.
 */
import type { Geometry, Point } from "./geometry";

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** The style of a box of this size, in the picture's units, whose middle is the origin of the picture. */
export function boxAt({ margins, width, height }: Geometry, wide: number, high: number): string {
  return [
    `left: ${percent(margins.side - wide / 2, width)}`,
    `top: ${percent(margins.end - high / 2, height)}`,
    `width: ${percent(wide, width)}`,
    `height: ${percent(high, height)}`,
  ].join(";");
}

/** The transform that brings the middle of such a box to a point. */
export function shiftTo({ x, y }: Point, wide: number, high: number): string {
  return `translate(${percent(x, wide)}, ${percent(y, high)})`;
}
