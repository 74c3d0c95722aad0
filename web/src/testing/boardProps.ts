/** For tests of boards: a recorded scene as props, a picture of known size, and fingers to put on it. */
import { vi } from "vitest";
import type { BoardProps, Step } from "../board/props";
import type { SomeEvent } from "../protocol/generated/messages";
import type { Language } from "../device/languages";
import { wordsFor, type Recorded } from "./recorded";
import type { Geometry, Point } from "../board/grid/geometry";

const SCALE = 0.5; // pixels of a picture's unit, as on a phone

export function propsOf<View, Event = SomeEvent>(
  game: string,
  scene: Recorded,
  more: Partial<BoardProps<View, Event>> = {},
  language: Language = "en",
): BoardProps<View, Event> {
  return {
    view: scene.view as View,
    seat: scene.seat,
    menu: scene.menu,
    seats: scene.names.map((name) => ({ name })),
    asked: scene.asked,
    askedCount: scene.asked_count,
    log: scene.steps as Step<Event>[],
    newSteps: scene.steps as Step<Event>[],
    deadline: 0,
    over: scene.over,
    words: wordsFor(game, language, scene.names),
    act: vi.fn(() => Promise.resolve(true)),
    pending: null,
    hasAnswered: false,
    refused: null,
    hints: {},
    requestHints: vi.fn(),
    autoPassRules: scene.orders,
    autoPass: "",
    setAutoPass: vi.fn(),
    reducedMotion: false,
    ...more,
  };
}

/** All actions of a menu whose forms have at most one slot of one word. */
export function actionsOf(menu: Recorded["menu"]): string[] {
  return menu.flatMap(({ verb, slots }) => slots[0]?.words.map((word) => `${verb} ${word}`) ?? [verb]);
}

/** Texts and labels that a person would see or hear. */
export function saidIn(container: Element): string[] {
  const labels = [...container.querySelectorAll("[aria-label]")].map((element) =>
    element.getAttribute("aria-label"),
  );
  return [container.textContent, ...labels].filter((text) => text !== null);
}

export const BARE_KEY = /\b(board|event|news|tell|over|refused|verb|word|role|option)-[a-z]/;

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
