/** Which keys are meant for a board. */
import { afterEach, expect, it } from "vitest";
import { isBoardKey } from "./boardKeys";

afterEach(() => document.body.replaceChildren());

function pressedOn(selector: string, key: string): boolean {
  document.body.innerHTML =
    '<main><div id="host" tabindex="-1"><div id="board"><button>up</button></div></div><input></main>';
  const board = document.querySelector("#board") ?? undefined;
  const event = new KeyboardEvent("keydown", { key, bubbles: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return isBoardKey(board, event);
}

it("takes keys on the board, on what is around it, and nowhere in particular", () => {
  expect(pressedOn("#board", "ArrowUp")).toBe(true);
  expect(pressedOn("#host", "ArrowUp")).toBe(true); // the focus comes here when a button goes
  expect(pressedOn("body", "ArrowUp")).toBe(true);
  expect(pressedOn("button", "ArrowUp")).toBe(true);
});

it("leaves keys in other fields, and a button's own, alone", () => {
  expect(pressedOn("input", "ArrowUp")).toBe(false);
  expect(pressedOn("button", "Enter")).toBe(false);
});
