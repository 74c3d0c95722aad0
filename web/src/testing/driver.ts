/** How a test gives an answer at a board, as a person does. Every game brings one: `games/<id>/driver.test-kit.ts`. */
import { expect } from "vitest";
import type { Recorded } from "./recorded";

export type Way = "click" | "keys";

export interface Driver {
  /** Further scenes, of a kind that is seldom recorded. */
  scenes?: (recorded: Recorded[]) => Recorded[];
  /** The answers to try; left out: all that the menu has. */
  answers?: (scene: Recorded, way: Way) => string[];
  /** Give this answer by a pointer alone. */
  click: (container: HTMLElement, scene: Recorded, action: string) => Promise<void> | void;
  /** Give this answer by keys alone. */
  keys: (container: HTMLElement, scene: Recorded, action: string) => Promise<void> | void;
  /** Point at what this answer consists of, by a pointer, before it is asked; left out: as by `click`. */
  pick?: (container: HTMLElement, scene: Recorded, action: string) => Promise<void> | void;
  /** Let go of all that is held; left out: the Escape key. */
  letGo?: (container: HTMLElement) => Promise<void> | void;
  /** The same scene without the cards of a secret hand that could be played; null: no such card can be. */
  withoutCards?: (scene: Recorded) => Recorded | null;
}

export function find<T extends Element = HTMLElement>(container: Element, selector: string): T {
  const found = container.querySelector<T>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

/** A button that has the focus and is pressed by Enter, which browsers turn into a click. */
export async function enter(button: HTMLElement): Promise<void> {
  expect(button.tagName, "only a button turns Enter into a click").toBe("BUTTON");
  expect(button.tabIndex).toBe(0);
  button.focus();
  expect(document.activeElement).toBe(button);
  button.click();
  await Promise.resolve();
}
