/** The log on the page: by keys, by pointer and for the ear. */
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { kits } from "../board/kits";
import { propsOf } from "../testing/boardProps";
import { settings } from "../device/settings.svelte";
import { recorded, wordsFor } from "../testing/recorded";
import { STORIES } from "../testing/stories";
import { Words } from "../words/words";
import type { Step } from "../board/props";
import { gameBlocks } from "./log";
import Log from "./Log.svelte";
import { standInsOf } from "./standIns";

const NAMES = ["Ann", "Bohumil", "Chloé", "Dan", "Eva", "Filip"];
const rows = (number: number): Step[] =>
  Array.from({ length: number }, (_, n) => ({
    n,
    events: [{ type: "counters-taken", taker: n % 2 }],
  }));

afterEach(() => {
  cleanup();
  settings.logInWords = false;
});

async function shown(game: string, log: Step[], seats = 2) {
  const [lookBack, light] = [vi.fn(), vi.fn()];
  await kits[game]?.log?.();
  const page = render(Log, {
    game,
    log,
    actors: { "counters-taken": "taker", "pawn-moved": "mover", "wall-placed": "builder" },
    words: kits[game] ? wordsFor(game, "en", NAMES.slice(0, seats)) : new Words("en", []),
    avatars: Array.from({ length: seats }, () => undefined),
    standIns: standInsOf([]),
    shown: null,
    lookBack,
    light,
  });
  await vi.waitFor(() => expect(page.container.querySelector("[data-block]")).not.toBeNull(), 60_000);
  const all = () => [...page.container.querySelectorAll<HTMLElement>("li button")];
  const lines = () => [...page.container.querySelectorAll<HTMLElement>("[data-row]")];
  const stops = () => all().flatMap((row, place) => (row.tabIndex === 0 ? [place] : []));
  return { ...page, all, lines, stops, lookBack, light };
}

describe("by keys", () => {
  test("a long log is one stop, at its newest row", async () => {
    const { all, stops, container } = await shown("nim", rows(50));
    expect(all().length).toBe(50);
    expect(stops()).toEqual([49]);
    expect(container.querySelector('.log[tabindex="0"]')).toBeNull();
  });

  test("arrows, Home and End go from row to row, and the stop goes along", async () => {
    const { all, stops } = await shown("nim", rows(5));
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
    const { all, stops, rerender } = await shown("nim", rows(5));
    all()[1]?.focus();
    await rerender({ log: rows(8) });
    expect(stops()).toEqual([1]);
    expect(document.activeElement).toBe(all()[1]);
  });

  test("who has scrolled away is brought back to the newest row, unless still reading", async () => {
    const { all, container, rerender } = await shown("nim", rows(5));
    const list = container.querySelector<HTMLElement>(".log") as HTMLElement;
    const scroll = async (): Promise<void> => {
      list.scrollTop = -200;
      await fireEvent.scroll(list);
    };
    await scroll();
    all()[1]?.focus();
    await rerender({ log: rows(6) });
    expect(list.scrollTop).toBe(-200);
    all()[1]?.blur();
    await rerender({ log: rows(7) });
    expect(list.scrollTop).toBe(0);
  });

  test("a line that was taken back is no stop any more", async () => {
    const move = (n: number, mover: number): Step => ({
      n,
      events: [{ type: "pawn-moved", mover, from: "e1", to: "e2" }],
    });
    const log = [move(1, 0), move(2, 1)];
    const { lines, stops, rerender } = await shown("quoridor", log);
    lines()[1]?.focus();
    await rerender({ log: [...log, { n: 3, events: [{ type: "rows-taken-back", seat: 0, row: 1 }] }] });
    expect(stops().length).toBe(1);
  });
});

describe.each(STORIES)("$game", ({ game, updates }) => {
  const seats = (updates[0]?.told.length ?? 1) - 1;
  const log = updates
    .flatMap(({ told }) => told.at(-1) ?? [])
    .filter(({ events }) => events.length)
    .slice(-40);
  const words = wordsFor(game, "en", NAMES.slice(0, seats));

  test("a line tells the ear in sentences what it shows in signs, and opens its position", async () => {
    const { lines, lookBack } = await shown(game, log, seats);
    const { log: own } = (await kits[game]?.log?.()) ?? {};
    const told = own ? gameBlocks(log, own, seats).slice(-60) : [];
    expect(lines().length).toBe(told.flatMap((block) => block.lines).length);
    for (const [index, line] of told.flatMap((block) => block.lines).entries()) {
      const said = words.stepSentences(line.said.map(({ event }) => ({ events: [event] })));
      expect(lines()[index]?.textContent).toContain(said.join(" "));
    }
    const newest = lines().at(-1) as HTMLElement;
    await fireEvent.click(newest);
    expect(lookBack).toHaveBeenCalledWith(Number(newest.dataset.row));
  });

  test("on a tap a block tells all of it in words, by row, and lights the board there, too", async () => {
    const { container, lines, stops, lookBack, light } = await shown(game, log, seats);
    const toggles = [...container.querySelectorAll<HTMLElement>("[data-part=details]")];
    const toggle = toggles.at(-1) as HTMLElement;
    const block = toggle.closest("[data-block]") as HTMLElement;
    const before = lines().length;
    expect(toggle.getAttribute("aria-expanded")).toBe("false");
    await fireEvent.click(toggle);
    expect(toggle.getAttribute("aria-expanded")).toBe("true");
    const { log: own } = (await kits[game]?.log?.()) ?? {};
    const steps = own
      ? gameBlocks(log, own, seats).find(({ n }) => n === Number(block.dataset.block))?.steps
      : [];
    const sentences = words.stepSentences(steps ?? []);
    for (const sentence of sentences) expect(block.textContent).toContain(sentence);
    expect(stops().length).toBe(1);
    const [first] = block.querySelectorAll("ol [data-row]");
    await fireEvent.focus(first as Element);
    expect(light).toHaveBeenCalledOnce();
    await fireEvent.click(first as Element);
    expect(lookBack).toHaveBeenCalledOnce();
    await fireEvent.click(toggle);
    expect(lines().length).toBe(before);
  });

  test("pointing at a line or going to it by keys lights the board; leaving it does not leave light behind", async () => {
    const { lines, light } = await shown(game, log, seats);
    const { log: own } = (await kits[game]?.log?.()) ?? {};
    const told = own ? gameBlocks(log, own, seats).slice(-60) : [];
    const all = told.flatMap((block) => block.lines);
    const at = all.findLastIndex(({ lit }) => lit.length);
    const line = lines()[at] as HTMLElement;
    for (const [on, off] of [
      [() => fireEvent.pointerEnter(line), () => fireEvent.pointerLeave(line)],
      [() => fireEvent.focus(line), () => fireEvent.blur(line)],
    ] as const) {
      await on();
      expect(light).toHaveBeenLastCalledWith(all[at]?.lit);
      await off();
      expect(light).toHaveBeenLastCalledWith([]);
    }
  });

  test("whatever a line is about can be lit on the board", async () => {
    const { log: own } = (await kits[game]?.log?.()) ?? {};
    const loaded = await kits[game]?.Board();
    const scene = recorded(game).find(({ seat, names }) => seat === null && names.length === seats);
    if (!own || !loaded || !scene) throw new Error("nothing was recorded");
    const lit = [
      ...new Set(gameBlocks(log, own, seats).flatMap(({ lines }) => lines.flatMap((one) => one.lit))),
    ];
    expect(lit.length).toBeGreaterThan(2);
    const board = render(loaded.default, propsOf<never, never>(game, scene, { lit, newSteps: [] }));
    const found = [...board.container.querySelectorAll<HTMLElement>("[data-lit]")];
    expect(found.map((one) => one.dataset.lit ?? one.getAttribute("data-lit")).sort()).toEqual(lit.sort());
  });

  test("in words it is a line of sentences for each row", async () => {
    settings.logInWords = true;
    const { lines, container } = await shown(game, log, seats);
    expect(container.querySelector("[data-part=details]")).toBeNull();
    const newest = log.findLast(({ events }) => events.length);
    expect(lines().at(-1)?.textContent?.trim()).toBe(words.stepSentences([newest as Step]).join(" "));
  });
});
