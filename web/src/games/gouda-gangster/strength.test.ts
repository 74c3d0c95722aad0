import { expect, test } from "vitest";
import type { SideView } from "../../protocol/generated/gouda-gangster";
import type { Words } from "../../words/words";
import { strengthOf } from "./strength";

const words = { text: (key: string) => key } as unknown as Words;
const side = { up: ["w4a"], covered: 0, hurt: false, strength: 4, own: null } as unknown as SideView;

test("what lies face up is a plain number", () => {
  expect(strengthOf(side, words, false)).toEqual({ loss: "", sum: "4", words: "board-strength" });
});

test("cards face down may add to it, and one's own do", () => {
  const covered = { ...side, covered: 2 };
  expect(strengthOf(covered, words, false)).toEqual({
    loss: "",
    sum: "4 + ?",
    words: "board-strength board-strength-more",
  });
  const own = { hand: [], room: "bathroom", down: ["w8b"] };
  expect(strengthOf({ ...covered, own, strength: 12 }, words, true).sum).toBe("12");
});

test("what a trap takes away is said", () => {
  const hurt = { ...side, up: ["w12a"], hurt: true, strength: 2 };
  expect(strengthOf(hurt, words, false)).toEqual({
    loss: "12 − 10 = ",
    sum: "2",
    words: "board-strength-hurt",
  });
  expect(strengthOf({ ...hurt, up: [], strength: -10 }, words, false)).toMatchObject({
    loss: "0 − 10 = ",
    sum: "−10",
  });
});
