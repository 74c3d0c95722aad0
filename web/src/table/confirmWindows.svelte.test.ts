/** When a screen tells the server that it shows a window: once all before it is at rest, and only if somebody looks. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableStatus, WindowStatus } from "../protocol/generated/messages";
import { confirmWindows } from "./confirmWindows.svelte";
import type { SeatState } from "./seatState";
import type { TableStore } from "./tableStore.svelte";

const OPEN: WindowStatus = { kind: "roll", opened_ms: 0, beat_ms: 2_000, question: 7 };
let isHidden = false;
let stop = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function hide(isNowHidden: boolean): void {
  isHidden = isNowHidden;
  document.dispatchEvent(new Event("visibilitychange"));
  flushSync();
}

/** A screen on which a story is told for so many milliseconds before its window is asked. */
function screen(reaction: TableStatus["reaction"], restsIn: number, open: WindowStatus | null = OPEN) {
  const store = {
    status: { reaction } as TableStatus,
    sendBoardShown: vi.fn(),
    sendWindowShown: vi.fn(),
  };
  const seatState = { seat: 0, window: open } as SeatState;
  let asking = $state.raw<SeatState>({ ...seatState, window: null });
  stop = $effect.root(() =>
    confirmWindows(
      store as unknown as TableStore,
      () => asking,
      () => true,
    ),
  );
  setTimeout(() => {
    asking = seatState;
    flushSync();
  }, restsIn);
  flushSync();
  return store;
}

test("a window is confirmed when the roll has come to rest, not before", () => {
  const store = screen("brisk", 900);
  expect(store.sendBoardShown.mock.calls).toEqual([[true]]);
  vi.advanceTimersByTime(899);
  expect(store.sendWindowShown).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(store.sendWindowShown.mock.calls).toEqual([[0, 7]]);
});

test("a hidden page says that it confirms nothing, and says when it is seen again", () => {
  const store = screen("brisk", 900);
  hide(true);
  vi.advanceTimersByTime(5_000);
  expect(store.sendWindowShown).not.toHaveBeenCalled();
  hide(false);
  expect(store.sendBoardShown.mock.calls).toEqual([[true], [false], [true]]);
  vi.advanceTimersByTime(0);
  expect(store.sendWindowShown).toHaveBeenCalledOnce();
});

test("what is confirmed, or not asked here, is not confirmed again", () => {
  for (const open of [{ ...OPEN, is_shown: true }, { ...OPEN, question: null }, null]) {
    const store = screen("relaxed", 0, open);
    vi.advanceTimersByTime(5_000);
    expect(store.sendWindowShown).not.toHaveBeenCalled();
    stop();
  }
});

test("where everybody answers nothing is said of windows, hidden or not", () => {
  const store = screen("everybody", 0, { ...OPEN, beat_ms: 0 });
  hide(true);
  vi.advanceTimersByTime(5_000);
  expect(store.sendBoardShown.mock.calls).toEqual([[null]]);
  expect(store.sendWindowShown).not.toHaveBeenCalled();
});
