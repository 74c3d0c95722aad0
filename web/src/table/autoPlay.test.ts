/** What is played by itself: only where an instant answer tells nobody anything. */
import { expect, it } from "vitest";
import type { Menu } from "../protocol/generated/messages";
import { forcedAction } from "./autoPlay.svelte";

const OPEN = { has_hidden_information: false, public_verbs: [] };
const HIDDEN = { has_hidden_information: true, public_verbs: ["up", "pass"] };
const only = (verb: string): Menu => [{ verb, slots: [{ words: ["a"], least: 1, most: 1 }] }];
const PASS: Menu = [{ verb: "pass", slots: [] }];

it("plays the only action of an open game, also a pass", () => {
  expect(forcedAction(only("take"), OPEN, false)).toBe("take a");
  expect(forcedAction(PASS, OPEN, false)).toBe("pass");
});

it("plays only public verbs where cards are hidden, and never a pass", () => {
  expect(forcedAction(only("up"), HIDDEN, false)).toBe("up a");
  expect(forcedAction(only("lay"), HIDDEN, false)).toBeNull();
  expect(forcedAction(PASS, HIDDEN, false)).toBeNull();
});

it("never answers in a window, and never where there is a choice", () => {
  expect(forcedAction(only("up"), HIDDEN, true)).toBeNull();
  expect(forcedAction(PASS, OPEN, true)).toBeNull();
  expect(forcedAction([...only("up"), ...only("down")], HIDDEN, false)).toBeNull();
});
