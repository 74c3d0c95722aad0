/** What skips the story, and what never does. */
import { afterEach, expect, test } from "vitest";
import { isSkip } from "./skipping";

afterEach(() => document.body.replaceChildren());

function put(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

/** Whether a tap on the inmost element of this skips. */
function tapped(html: string): boolean {
  let at: Element = put(html);
  while (at.firstElementChild) at = at.firstElementChild;
  let found = false;
  const listen = (event: MouseEvent): void => void (found = isSkip(event));
  addEventListener("click", listen, { once: true });
  at.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return found;
}

const pressed = (key: string, more: KeyboardEventInit = {}): boolean =>
  isSkip(new KeyboardEvent("keydown", { key, ...more }));

test("a tap beside everything skips", () => {
  expect(tapped("<main><p></p></main>")).toBe(true);
});

test.each([
  "<button><span></span></button>",
  "<a href='/'></a>",
  "<input>",
  "<div data-card='w7a'></div>",
  "<g data-word='move e2'><i></i></g>",
  "<g data-space='floor'></g>",
  "<div role='button'></div>",
])("a tap on %s chooses it and does not skip", (html) => {
  expect(tapped(html)).toBe(false);
});

test("Escape skips, and the space bar while no control has the focus", () => {
  expect([pressed("Escape"), pressed(" ")]).toEqual([true, true]);
  put("<button>Roll</button>").focus();
  expect([pressed("Escape"), pressed(" ")]).toEqual([true, false]);
});

test.each(["Tab", "ArrowLeft", "ArrowDown", "Home", "End", "PageDown", "Enter", "a", "F6", "Control"])(
  "%s never skips",
  (key) => expect(pressed(key)).toBe(false),
);

test("keys of a screen reader never skip", () => {
  expect(pressed(" ", { ctrlKey: true, altKey: true })).toBe(false);
});

test("what stands in a dialog is not for the story", () => {
  put("<dialog open></dialog>");
  expect(pressed("Escape")).toBe(false);
});
