/** The last quarter of one's own time: heard, seen and said once; a grace period begins anew. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi, type Mock } from "vitest";
import { play } from "../device/sounds";
import type { TableStatus, UpdateMessage } from "../protocol/generated/messages";
import { ClockWarning } from "./clockWarning.svelte";
import { applyUpdate, type SeatState } from "./seatState";

vi.mock("../device/sounds", async (original) => ({
  ...(await original<typeof import("../device/sounds")>()),
  play: vi.fn(),
}));
const heard = (): unknown[] => (play as Mock<typeof play>).mock.calls.flat();

beforeEach(() => {
  vi.useFakeTimers();
  (play as Mock).mockClear();
});
afterEach(() => vi.useRealTimers());

const clock = { type: "decision", seconds: 40, window_seconds: 20 } as const;
const store = { id: "table", status: { clock } as unknown as TableStatus, toLocalTime: (ms: number) => ms };

/** Somebody is asked; `tell` sends them an update. */
function asked(
  update: Partial<UpdateMessage>,
  seconds: number = clock.seconds,
): {
  warning: ClockWarning;
  tell: (update: Partial<UpdateMessage>) => void;
  end: () => void;
} {
  const base: UpdateMessage = {
    type: "update",
    seat: 0,
    n: 1,
    digest: "",
    question: 1,
    asked: [0],
    asked_count: 1,
  };
  let state = $state.raw<SeatState>(applyUpdate(undefined, { ...base, ...update }));
  let warning!: ClockWarning;
  const end = $effect.root(() => {
    warning = new ClockWarning(
      { ...store, status: { clock: { ...clock, seconds } } as unknown as TableStatus },
      () => state,
      () => "Nim",
    );
  });
  flushSync();
  const tell = (next: Partial<UpdateMessage>): void => {
    state = applyUpdate(state, { ...base, ...next });
    flushSync();
  };
  return { warning, tell, end };
}

it("warns once in the last quarter and is quiet again after the answer", () => {
  const deadline_ms = Date.now() + 40_000;
  const { warning, tell, end } = asked({ deadline_ms });
  vi.advanceTimersByTime(29_000);
  expect([warning.isShort, warning.left, heard()]).toEqual([false, "", []]);
  vi.advanceTimersByTime(2_000);
  expect([warning.isShort, warning.left, heard()]).toEqual([true, "0:09", ["clock"]]);
  tell({ deadline_ms, n: 2 });
  expect(heard()).toEqual(["clock"]);
  tell({ n: 3, question: null, asked: [1], deadline_ms: Date.now() + 40_000 });
  expect(warning.isShort).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(heard(), "nobody is warned of another's clock").toEqual(["clock"]);
  end();
});

it("follows one's own clock while another's grace period runs", () => {
  const { warning, tell, end } = asked({ deadline_ms: Date.now() + 400_000, asked: [0, 1] }, 400);
  tell({ deadline_ms: Date.now() + 400_000, asked: [0, 1], in_grace: [1], n: 2 });
  expect([warning.quarter, warning.isInGrace]).toEqual([100_000, false]);
  end();
});

it("says the grace period, with a warning of its own", () => {
  const { warning, tell, end } = asked({ deadline_ms: Date.now() + 40_000 });
  vi.advanceTimersByTime(40_000);
  tell({ deadline_ms: Date.now() + 40_000, in_grace: [0] });
  expect([warning.isShort, warning.isInGrace, warning.left]).toEqual([false, true, "0:40"]);
  vi.advanceTimersByTime(31_000);
  expect([warning.isShort, heard()]).toEqual([true, ["clock", "clock"]]);
  end();
});
