/** For tests of boards: a recorded scene as props, its actions, and what a person would read of it. */
import { vi } from "vitest";
import { positionProps, seatsNamed } from "../board/positionProps";
import type { BoardProps, Step } from "../board/props";
import type { SomeEvent } from "../protocol/generated/messages";
import type { Language } from "../device/languages";
import { wordsFor, type Recorded } from "./recorded";

export function propsOf<View, Event = SomeEvent>(
  game: string,
  scene: Recorded,
  more: Partial<BoardProps<View, Event>> = {},
  language: Language = "en",
): BoardProps<View, Event> {
  return positionProps<View, Event>(scene, {
    seat: scene.seat,
    seats: seatsNamed(scene.names, scene.seat),
    newSteps: scene.steps as Step<Event>[],
    words: wordsFor(game, language, scene.names),
    act: vi.fn(() => Promise.resolve(true)),
    requestHints: vi.fn(),
    autoPassRules: scene.orders,
    setAutoPass: vi.fn(),
    ...more,
  });
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
