import { expect, test } from "vitest";
import { History } from "./undoHistory.svelte";

test("every step can be undone and done again", () => {
  const history = new History("a");
  history.set("b");
  history.set("c");
  history.undo();
  history.undo();
  expect([history.now, history.canUndo, history.canRedo]).toEqual(["a", false, true]);
  history.redo();
  expect(history.now).toBe("b");
  history.set("d");
  expect([history.now, history.canRedo]).toEqual(["d", false]);
});

test("what is as before is no step", () => {
  const history = new History({ dots: ["a1"] });
  history.set({ dots: ["a1"] });
  expect(history.canUndo).toBe(false);
});
