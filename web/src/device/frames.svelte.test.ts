import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { delayedByFrames, revealPerFrame } from "./frames.svelte";

const FRAME_MS = 16;
const frames = new Map<number, () => void>();
let requests = 0;
let callOff: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  frames.clear();
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => (frames.set(++requests, draw), requests));
  vi.stubGlobal("cancelAnimationFrame", (request: number) => frames.delete(request));
});
afterEach(() => {
  callOff();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A value of now, and the same as it was so many frames ago. */
function follow(number: number): { set: (value: string) => void; shown: () => string } {
  let value = $state("old");
  let shown = (): string => "";
  callOff = $effect.root(() => {
    shown = delayedByFrames(() => value, number);
  });
  flushSync();
  const set = (next: string): void => {
    value = next;
    flushSync();
  };
  return { set, shown: () => shown() };
}

function drawFrame(): void {
  const due = [...frames.values()];
  frames.clear();
  for (const draw of due) draw();
  vi.advanceTimersByTime(FRAME_MS);
}

test("what waits comes after so many frames, and then it is the newest", () => {
  const { set, shown } = follow(2);
  set("new");
  expect(shown()).toBe("old");
  drawFrame();
  set("newer");
  expect(shown()).toBe("old");
  drawFrame();
  expect(shown()).toBe("newer");
});

test("a tab that draws no frames does not wait for them", () => {
  const { set, shown } = follow(2);
  set("new");
  vi.advanceTimersByTime(1_000);
  expect(shown()).toBe("new");
});

test("who has left is told nothing more", () => {
  const { set, shown } = follow(1);
  set("new");
  callOff();
  drawFrame();
  vi.advanceTimersByTime(1_000);
  expect(shown()).toBe("old");
});

/** How many of three are shown. */
function grow(): { atOnce: () => void; shown: () => number } {
  let isAtOnce = $state(false);
  let shown = (): number => 0;
  callOff = $effect.root(() => {
    shown = revealPerFrame(
      () => 3,
      () => isAtOnce,
    );
  });
  flushSync();
  const atOnce = (): void => {
    isAtOnce = true;
    flushSync();
  };
  return { atOnce, shown: () => shown() };
}

test("one more with every frame, until all are there", () => {
  const { shown } = grow();
  const seen = [shown()];
  for (let frame = 0; frame < 4; frame++) {
    drawFrame();
    flushSync();
    seen.push(shown());
  }
  expect(seen).toEqual([1, 2, 3, 3, 3]);
});

test("all at once where nothing moves", () => {
  const { atOnce, shown } = grow();
  atOnce();
  expect(shown()).toBe(3);
});
