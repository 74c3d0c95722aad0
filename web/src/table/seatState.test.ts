import { describe, expect, it } from "vitest";
import { applyUpdate, deadlineOf } from "./seatState";
import type { Menu, UpdateMessage } from "../protocol/generated/messages";

const told = (more: Partial<UpdateMessage>): UpdateMessage => ({
  type: "update",
  seat: 0,
  n: 1,
  digest: "d",
  ...more,
});
const take: Menu = [{ verb: "take", slots: [{ words: ["1", "2"], least: 1, most: 1 }] }];

describe("what a seat is told", () => {
  it("lays changed fields over the view it had, and a whole view over nothing", () => {
    const first = applyUpdate(undefined, told({ is_full: true, view: { left: 5, to_move: 0 } }));
    const next = applyUpdate(first, told({ n: 2, view: { left: 4 } }));
    expect(next.view).toEqual({ left: 4, to_move: 0 });
    expect(applyUpdate(next, told({ n: 3, is_full: true, view: { left: 1 } })).view).toEqual({ left: 1 });
    expect(applyUpdate(next, told({ n: 3 })).view).toEqual({ left: 4, to_move: 0 });
  });

  it("adds to a field that only grows what was added to it", () => {
    const first = applyUpdate(undefined, told({ is_full: true, view: { left: 5, keys: [[1]] } }));
    const next = applyUpdate(first, told({ n: 2, view: { left: 4 }, added: { keys: [2, 3] } }));
    expect(next.view).toEqual({ left: 4, keys: [[1, 2, 3]] });
    expect(applyUpdate(next, told({ n: 3, added: { keys: [4] } })).view).toEqual({
      left: 4,
      keys: [[1, 2, 3, 4]],
    });
    expect(applyUpdate(next, told({ n: 3, view: { keys: [[9]] } })).view).toEqual({ left: 4, keys: [[9]] });
    expect((first.view as { keys: number[][] }).keys).toEqual([[1]]);
  });

  it("knows whose time is out when, also of several who are asked", () => {
    const one = applyUpdate(undefined, told({ asked: [1], deadline_ms: 50 }));
    expect([deadlineOf(one, 1), deadlineOf(undefined, 1)]).toEqual([50, 0]);
    const deadlines: [number, number][] = [
      [0, 70],
      [1, 50],
    ];
    const both = applyUpdate(one, told({ n: 2, asked: [0, 1, 2], deadline_ms: 50, deadlines }));
    expect([0, 1, 2].map((seat) => deadlineOf(both, seat))).toEqual([70, 50, 0]);
  });

  it("keeps the menu while the question is the same, and drops it with the question", () => {
    const asked = applyUpdate(undefined, told({ question: 1, menu: take }));
    expect(applyUpdate(asked, told({ question: 1 })).menu).toEqual(take);
    expect(applyUpdate(asked, told({ n: 2 })).menu).toEqual([]);
    expect(applyUpdate(asked, told({ n: 2, question: 2, menu: [] })).menu).toEqual([]);
  });

  it("has each row once, and after joining nothing is new", () => {
    const step = (n: number) => ({ n, events: [{ type: "counters-taken" }] });
    const joined = applyUpdate(undefined, told({ n: 2, steps: [step(1), step(2)] }));
    expect(joined.animateAfter).toBe(2);
    expect(joined.log.map(({ n }) => n)).toEqual([1, 2]);
    const again = applyUpdate(joined, told({ n: 3, steps: [step(2), step(3)] }));
    expect(again.log.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(again.animateAfter).toBe(2);
    expect(applyUpdate(again, told({ n: 3 })).log).toBe(again.log);
  });

  it("takes up where this seat left off when it is lifted again", () => {
    expect(applyUpdate(undefined, told({ n: 3 }), 1).animateAfter).toBe(1);
  });
});
