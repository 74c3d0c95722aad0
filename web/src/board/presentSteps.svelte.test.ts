/** What is new to a screen is handed on once and in order, however it came. */
import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import type { Step } from "./props";
import { presentSteps, StepPresenter, type Seen } from "./presentSteps.svelte";

const step = (n: number): Step => ({ n, events: [{ type: "counters-taken", number: n }] });
const log = (...rows: number[]): Step[] => rows.map(step);
const rows = (steps: Step[]): number[] => steps.map(({ n }) => n);

/** A screen: what it hears, what its board is handed, and what is read out when the board has been drawn. */
function screen(first: Seen | undefined) {
  let seen = $state.raw(first);
  const heard: [number[], boolean][] = [];
  const said: number[][] = [];
  let waiting: (() => void)[] = [];
  let presenter = new StepPresenter();
  const end = $effect.root(() => {
    presenter = presentSteps(
      (work) => (waiting.push(work), () => undefined),
      () => seen,
      {
        sound: (steps, isOpening) => heard.push([rows(steps), isOpening]),
        announce: (steps) => said.push(rows(steps)),
      },
    );
  });
  flushSync();
  return {
    heard,
    said,
    end,
    get board() {
      return rows(presenter.newSteps);
    },
    settle: () => presenter.settle(),
    /** Several changes in one frame. */
    show(...all: (Seen | undefined)[]) {
      for (const one of all) seen = one;
      flushSync();
    },
    draw() {
      const due = waiting;
      waiting = [];
      for (const work of due) work();
    },
  };
}

test("after joining nothing is new, and then each step once", () => {
  const here = screen({ log: log(1, 2), animateAfter: 2 });
  expect([here.heard, here.board]).toEqual([[[[], true]], []]);
  here.show({ log: log(1, 2, 3), animateAfter: 2 });
  expect([here.heard.at(-1), here.board]).toEqual([[[3], false], [3]]);
  here.show({ log: log(1, 2, 3), animateAfter: 2 }); // a message without a step
  expect([here.heard.at(-1), here.board]).toEqual([[[], false], [3]]);
  here.end();
});

test("two messages in one frame lose no step", () => {
  const here = screen({ log: [], animateAfter: 0 });
  here.show({ log: log(1), animateAfter: 0 }, { log: log(1, 2), animateAfter: 0 });
  expect([here.heard.at(-1), here.board]).toEqual([
    [[1, 2], false],
    [1, 2],
  ]);
  here.end();
});

test("what waits to be read out is read out whole, once the board is drawn", () => {
  const here = screen({ log: [], animateAfter: 0 });
  here.show({ log: log(1), animateAfter: 0 });
  here.show({ log: log(1, 2), animateAfter: 0 });
  expect(here.said).toEqual([[]]);
  here.draw();
  expect(here.said).toEqual([[], [1, 2]]);
  here.end();
});

test("another person at the screen sees what is new to them, and hears nothing of the one before", () => {
  const here = screen({ log: log(1, 2), animateAfter: 2, screen: "Ann" });
  here.show({ log: log(1, 2, 3), animateAfter: 2, screen: "Ann" });
  here.show({ log: log(1, 2, 3), animateAfter: 1, screen: "Bob" });
  expect([here.heard.at(-1), here.board]).toEqual([
    [[2, 3], true],
    [2, 3],
  ]);
  here.draw();
  expect(here.said).toEqual([[], [], [2, 3]]);
  here.end();
});

test("gone back to an earlier step, the next one is new again", () => {
  const at = (n: number, isNext: boolean): Seen => ({
    log: log(n),
    animateAfter: isNext ? n - 1 : n,
    screen: String(isNext ? n - 1 : n),
  });
  const here = screen(at(3, false));
  here.show(at(4, true));
  expect(here.board).toEqual([4]);
  here.show(at(3, false));
  expect(here.board).toEqual([]);
  here.show(at(4, true));
  expect(here.board).toEqual([4]);
  here.end();
});

test("what was animated before somebody looked back is not animated again", () => {
  const here = screen({ log: [], animateAfter: 0 });
  here.show({ log: log(1), animateAfter: 0 });
  here.settle();
  here.show({ log: log(1), animateAfter: 0 });
  expect(here.board).toEqual([]);
  here.end();
});

test("who has left is told nothing more, for their words are gone with them", () => {
  const warn = vi.spyOn(console, "warn");
  let seats = $state.raw(["Ann"]);
  let seen = $state.raw<Seen>({ log: [], animateAfter: 0 });
  let due = (): void => undefined;
  const said: string[] = [];
  const leave = $effect.root(() => {
    const names = $derived(seats.join());
    $effect(() => void names);
    const clock = (work: () => void): (() => void) => ((due = work), () => (due = () => undefined));
    presentSteps(clock, () => seen, { announce: (steps) => steps.length && said.push(names) });
  });
  flushSync();
  seen = { log: log(1), animateAfter: 0 };
  seats = ["Ann"]; // another list with the same name, as every message brings one
  flushSync();
  leave();
  due();
  expect(said).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});
