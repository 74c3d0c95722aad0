/** For tests of boards: a recorded scene as props, its actions, and what a person would read of it. */
import { vi } from "vitest";
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
