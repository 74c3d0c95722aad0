import { describe, expect, it } from "vitest";
import type { Menu } from "./generated/messages";
import { onlyAction } from "./menu";

const take: Menu = [{ verb: "take", slots: [{ words: ["1", "2"], least: 1, most: 1 }] }];

describe("a menu without a choice", () => {
  const slot = (words: string[], least: number, most: number) => ({ words, least, most });
  it.each<[Menu, string | null]>([
    [[], null],
    [[{ verb: "pass", slots: [] }], "pass"],
    [[{ verb: "step", slots: [slot(["e2"], 1, 1)] }], "step e2"],
    [[{ verb: "lay", slots: [slot(["a", "b"], 2, 2)] }], "lay a+b"],
    [[{ verb: "lay", slots: [slot(["a", "a", "a"], 2, 2)] }], "lay a+a"],
    [[{ verb: "lay", slots: [slot([], 0, 0)] }], "lay -"],
    [[{ verb: "lay", slots: [slot(["a"], 0, 1)] }], null],
    [take, null],
    [[{ verb: "pass", slots: [] }, { verb: "stop", slots: [] }], null], // prettier-ignore
  ])("%j → %s", (menu, action) => expect(onlyAction(menu)).toBe(action));
});
