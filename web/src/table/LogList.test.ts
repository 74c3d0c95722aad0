/** The log by keys: one stop for the Tab key however long it is, and arrows from row to row. */
import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test } from "vitest";
import { Words } from "../words/words";
import Log from "./Log.svelte";
import { standInsOf } from "./standIns";

const log = (rows: number) =>
  Array.from({ length: rows }, (_, n) => ({
    n,
    events: [{ type: "counters-taken", taker: n % 2 }],
  }));

function shown(rows: number) {
  const page = render(Log, {
    log: log(rows),
    actors: { "counters-taken": "taker" },
    words: new Words("en", []),
    standIns: standInsOf([]),
    shown: null,
    lookBack: () => undefined,
  });
  const all = () => [...page.container.querySelectorAll<HTMLElement>("li button")];
  const stops = () => all().flatMap((row, place) => (row.tabIndex === 0 ? [place] : []));
  return { ...page, all, stops };
}

test("a long log is one stop, at its newest row", () => {
  const { all, stops, container } = shown(50);
  expect(all().length).toBe(50);
  expect(stops()).toEqual([49]);
  expect(container.querySelector('.log[tabindex="0"]')).toBeNull();
});

test("arrows, Home and End go from row to row, and the stop goes along", async () => {
  const { all, stops } = shown(5);
  all()[4]?.focus();
  for (const [key, place] of [
    ["ArrowUp", 3],
    ["ArrowUp", 2],
    ["ArrowDown", 3],
    ["Home", 0],
    ["ArrowUp", 0],
    ["End", 4],
    ["ArrowDown", 4],
  ] as const) {
    await fireEvent.keyDown(document.activeElement as Element, { key });
    await tick();
    expect([document.activeElement, stops()]).toEqual([all()[place], [place]]);
  }
});

test("whoever reads an older row keeps their place when the log grows", async () => {
  const { all, stops, rerender } = shown(5);
  all()[1]?.focus();
  await rerender({ log: log(8) });
  expect(stops()).toEqual([1]);
  expect(document.activeElement).toBe(all()[1]);
});
