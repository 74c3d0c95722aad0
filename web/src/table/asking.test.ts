/** The question waits for the story, unless it stood before and still stands. */
import { expect, test } from "vitest";
import { askingOf } from "./asking";
import { applyUpdate, type SeatState } from "./seatState";

const MENU = [{ verb: "take", slots: [] }];
const at = (n: number, question: number | null): SeatState =>
  applyUpdate(undefined, {
    ...{ type: "update", seat: 0, digest: "", n, asked: [0], asked_count: 1 },
    ...(question === null ? {} : { question, menu: MENU }),
  });

test("when all has been shown, what the server said last is asked", () => {
  const now = at(4, 4);
  expect(askingOf({ asked: at(2, null), isBusy: false }, now)).toBe(now);
});

test("while the story goes on nobody is asked what comes next", () => {
  const asking = askingOf({ asked: at(2, null), isBusy: true }, at(4, 4));
  expect(asking).toMatchObject({ n: 2, question: null, menu: [], asked: [], deadline: 0 });
});

test("nor what was asked before and is over", () => {
  expect(askingOf({ asked: at(2, 2), isBusy: true }, at(4, 4))).toMatchObject({ question: null, menu: [] });
});

test("a question that others answer, too, stands all the while", () => {
  const now = at(4, 2);
  expect(askingOf({ asked: at(2, 2), isBusy: true }, now)).toBe(now);
});

test("a screen that has just been opened asks nothing before it has shown what is new", () => {
  expect(askingOf({ asked: undefined, isBusy: true }, at(4, 4))).toMatchObject({
    question: null,
    over: null,
  });
});
