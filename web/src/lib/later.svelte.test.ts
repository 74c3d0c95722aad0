import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { later } from "./later.svelte";

const FRAME_MS = 16;
let frames: (() => void)[] = [];
let callOff: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
  vi.stubGlobal("cancelAnimationFrame", (id: number) => (frames[id - 1] = () => undefined));
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
    shown = later(() => value, number);
  });
  flushSync();
  const set = (next: string): void => {
    value = next;
    flushSync();
  };
  return { set, shown: () => shown() };
}

function drawFrame(): void {
  for (const draw of frames.splice(0)) draw();
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
