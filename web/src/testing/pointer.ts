/** For tests of boards: a picture of known size, fingers to put on it, and keys. */
import type { Geometry, Point } from "../board/grid/geometry";

const SCALE = 0.5; // pixels of a picture's unit, as on a phone

/** The picture of a board, laid out as a browser would. */
export function pictureIn(container: Element, geometry: Geometry): HTMLElement {
  const picture = container.querySelector<HTMLElement>("[role=application]");
  if (!picture) throw new Error("there is no picture");
  picture.getBoundingClientRect = () => new DOMRect(0, 0, geometry.width * SCALE, geometry.height * SCALE);
  return picture;
}

export interface Finger {
  type: "mouse" | "touch";
  geometry: Geometry;
}

export function put(
  element: Element,
  event: string,
  point: Point,
  { type, geometry }: Finger,
  buttons = 0,
): void {
  element.dispatchEvent(
    new PointerEvent(event, {
      bubbles: true,
      cancelable: true,
      button: 0,
      buttons,
      pointerId: 1,
      pointerType: type,
      clientX: (point.x + geometry.margins.side) * SCALE,
      clientY: (point.y + geometry.margins.end) * SCALE,
    }),
  );
}

export function tap(element: Element, point: Point, finger: Finger): void {
  if (finger.type === "mouse") put(element, "pointermove", point, finger);
  put(element, "pointerdown", point, finger, 1);
  put(element, "pointerup", point, finger);
  put(element, "click", point, finger);
}

export function drag(element: Element, from: Point, to: Point, finger: Finger): void {
  put(element, "pointerdown", from, finger, 1);
  for (const part of [0.3, 0.7, 1])
    put(
      element,
      "pointermove",
      { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
      finger,
      1,
    );
  put(element, "pointerup", to, finger);
}

export function press(...keys: string[]): void {
  for (const key of keys) document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}
