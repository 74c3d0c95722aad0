import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerMessage, TableStatus, UpdateMessage } from "../protocol/generated/messages";
import { FakeSocket } from "../testing/fakeSocket";
import { undoRow } from "./seatState";
import { TableStore } from "./tableStore.svelte";

const MENU = [{ verb: "take", slots: [{ words: ["1", "2"], least: 1, most: 1 }] }];
const seat = (isYours: boolean) => ({ name: "Ann", is_person: true, is_yours: isYours });
let store: TableStore;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  store = new TableStore("t");
  FakeSocket.last.open();
  sit(true, false);
  store.watchSeats(null);
});
afterEach(() => {
  store.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Which of two seats are ours. */
function sit(...mine: boolean[]): void {
  const status = { phase: "running", seats: mine.map(seat) } as unknown as TableStatus;
  store.apply({ type: "welcome", table: { status }, now_ms: 0 } as unknown as ServerMessage);
}

function update(n: number, more: Partial<UpdateMessage> = {}): void {
  const steps = n ? [{ n, events: [{ type: "counters-taken" }] }] : [];
  store.apply({
    type: "update",
    seat: 0,
    n,
    digest: "",
    view: { left: 20 - n },
    steps,
    ...more,
  } as UpdateMessage);
}

const asked = (n: number): void => update(n, { question: n, menu: MENU });

describe("updates", () => {
  it("are applied in order; one that was overtaken changes nothing", () => {
    asked(0);
    update(2);
    update(1);
    expect(store.seatState(0)?.n).toBe(2);
    expect(store.seatState(0)?.view).toEqual({ left: 18 });
  });

  it("bring each step once, also when they come twice", () => {
    asked(0);
    update(1);
    update(1);
    expect(store.seatState(0)?.log.map(({ n }) => n)).toEqual([1]);
  });

  it("of one frame are all kept: both steps are new to this screen", () => {
    asked(0);
    update(1);
    update(2);
    const state = store.seatState(0);
    expect(state?.log.map(({ n }) => n)).toEqual([1, 2]);
    expect(state?.animateAfter).toBe(0);
  });

  it("keep a menu that is left out while the question is the same, and drop it with the question", () => {
    asked(0);
    update(1, { question: 0 });
    expect(store.seatState(0)?.menu).toEqual(MENU);
    update(2);
    expect(store.seatState(0)?.menu).toEqual([]);
  });

  it("for a seat that is not looked as any more are not kept", () => {
    sit(true, true);
    store.watchSeats([1]);
    asked(0);
    expect(store.seatState(0)).toBeUndefined();
  });

  it("and messages of a kind that this page does not know are logged and skipped", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    asked(0);
    store.apply({ type: "fireworks" } as unknown as ServerMessage);
    expect(warn.mock.calls).toEqual([["skipped a message of the table", { type: "fireworks" }]]);
    update(1, { steps: [{ n: 1, events: [{ type: "from-the-future" }] }] } as Partial<UpdateMessage>);
    expect(store.seatState(0)?.n).toBe(1);
  });

  it("are asked for when a pong knows more", () => {
    asked(0);
    const before = FakeSocket.last.of("hello").length;
    store.apply({ type: "pong", row: 0 });
    expect(FakeSocket.last.of("hello")).toHaveLength(before);
    store.apply({ type: "pong", row: 1 });
    expect(FakeSocket.last.of("hello")).toHaveLength(before + 1);
  });
});

describe("an answer", () => {
  it("is pending until its row is seen, not only accepted", async () => {
    asked(0);
    const done = store.act(0, "take 1");
    const [{ id } = {}] = FakeSocket.last.of("act");
    store.apply({ type: "accepted", row: 1, id: String(id) });
    expect(store.pendingOf(0)).toBe("take 1");
    update(1);
    expect(store.pendingOf(0)).toBeNull();
    expect(await done).toBe(true);
  });

  it("that is refused is shown at its seat, and the next one may be given", async () => {
    asked(0);
    const done = store.act(0, "take 9");
    const [{ id } = {}] = FakeSocket.last.of("act");
    store.apply({ type: "refusal", code: "not-now", id: String(id) });
    expect(await done).toBe(false);
    expect(store.refused).toMatchObject({ code: "not-now", action: "take 9", seat: 0 });
    expect(store.pendingOf(0)).toBeNull();
  });

  it("is not sent twice, nor without a question", async () => {
    expect(await store.act(0, "take 1")).toBe(false);
    asked(0);
    void store.act(0, "take 1");
    expect(await store.act(0, "take 2")).toBe(false);
    expect(FakeSocket.last.of("act")).toHaveLength(1);
  });

  it("that meets a take-back is refused as stale, and a fresh view is asked for", async () => {
    asked(2);
    const done = store.act(0, "take 1");
    const [{ id } = {}] = FakeSocket.last.of("act");
    update(3, { question: 3, menu: MENU });
    const before = FakeSocket.last.of("hello").length;
    store.apply({ type: "refusal", code: "stale", id: String(id) });
    expect(await done).toBe(false);
    expect(store.seatState(0)?.question).toBe(3);
    expect(FakeSocket.last.of("hello")).toHaveLength(before + 1);
  });

  it("that hears nothing asks for a fresh view, and then for a new connection", () => {
    asked(0);
    const before = FakeSocket.last.of("hello").length;
    void store.act(0, "take 1");
    vi.advanceTimersByTime(4_000);
    expect(FakeSocket.last.of("hello")).toHaveLength(before + 1);
    vi.advanceTimersByTime(6_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("for a seat whose menu is not seen passes the window, and nothing else", () => {
    sit(true, true);
    store.watchSeats([]);
    void store.passWindow(1, 7);
    expect(FakeSocket.last.of("pass-window")).toMatchObject([{ question: 7, seat: 1 }]);
    expect(FakeSocket.last.of("act")).toEqual([]);
  });
});

describe("passing the screen on", () => {
  it("drops at once what the last person saw, and remembers up to where", () => {
    sit(true, true);
    asked(0);
    update(1);
    store.watchSeats([1]);
    expect(store.seatState(0)).toBeUndefined();
    store.watchSeats([0]);
    update(2, { is_full: true, steps: [1, 2].map((n) => ({ n, events: [] })) } as Partial<UpdateMessage>);
    expect(store.seatState(0)?.animateAfter).toBe(1);
  });
});

describe("chat", () => {
  const message = (id: number) => ({ id, name: "Bob", text: "Hello", ms: 0 });

  it("grows by what is new", () => {
    store.apply({ type: "chat", messages: [message(1), message(2)] });
    store.apply({ type: "chat", messages: [message(2), message(3)] });
    expect(store.chat.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it("is as the server sends it after muting; the page remembers nobody", () => {
    store.apply({ type: "chat", messages: [message(1), message(2)] });
    store.mute(2);
    expect(FakeSocket.last.of("mute")).toMatchObject([{ message: 2 }]);
    store.apply({ type: "chat", messages: [], is_full: true, muted: 1 });
    expect([store.chat, store.muted]).toEqual([[], 1]);
    store.apply({ type: "chat", messages: [message(1), message(2)], is_full: true });
    expect([store.chat.length, store.muted]).toEqual([2, 0]);
  });
});

describe("a reaction window with a beat", () => {
  const window = { kind: "roll", opened_ms: 0, beat_ms: 2_000, question: 1 } as const;
  const open = (more: object = {}): void =>
    update(1, { question: 1, menu: MENU, window: { ...window, ...more } });

  it("can be answered anew while the answer is held", async () => {
    open();
    const first = store.act(0, "take 1");
    store.apply({ type: "accepted", row: 1, id: String(FakeSocket.last.of("act")[0]?.["id"]) });
    expect(await first).toBe(true);
    update(1, { answer_is_held: true, window: { ...window, answer: "take 1", menu: MENU } });
    expect(store.seatState(0)).toMatchObject({ question: null, window: { answer: "take 1" } });
    void store.act(0, "take 2");
    expect(FakeSocket.last.of("act")).toMatchObject([
      { action: "take 1" },
      { action: "take 2", question: 1 },
    ]);
  });

  it("is held, let go, and its answer withdrawn", () => {
    open();
    store.wait(0, true);
    store.wait(0, false);
    void store.withdraw(0);
    expect(FakeSocket.last.of("wait")).toMatchObject([
      { question: 1, on: true },
      { question: 1, on: false },
    ]);
    expect(FakeSocket.last.of("withdraw")).toMatchObject([{ seat: 0 }]);
  });

  it("that has ended refuses a hold without a word", () => {
    open();
    store.wait(0, true);
    const [{ id } = {}] = FakeSocket.last.of("wait");
    store.apply({ type: "refusal", code: "stale", id: String(id) });
    expect(store.refused).toBeNull();
  });

  it("is answered before it opens, and what was dropped or missed is known", () => {
    update(1, {
      armable: MENU,
      armed: "take 1",
      dropped: { action: "take 2", row: 1 },
      missed_windows: [3, 5],
    });
    void store.arm(0, "take 2");
    expect(FakeSocket.last.of("arm")).toMatchObject([{ action: "take 2", seat: 0 }]);
    expect(store.seatState(0)).toMatchObject({
      armed: "take 1",
      dropped: { action: "take 2" },
      missedWindows: [3, 5],
    });
    update(2);
    expect(store.seatState(0)).toMatchObject({ armable: [], armed: "", dropped: null, missedWindows: [] });
  });
});

describe("several actions", () => {
  it("go in one message, and one of them as a single one", () => {
    asked(0);
    void store.actAll(0, ["take 1", "take 1"]);
    expect(FakeSocket.last.of("act")).toMatchObject([{ actions: ["take 1", "take 1"], question: 0 }]);
    expect(store.pendingOf(0)).toBe("take 1");
  });

  it("are undone one by one, back to the row that the server names", () => {
    const back = { n: 4, events: [{ type: "rows-taken-back", seat: 0, row: 3 }] };
    asked(1);
    update(2, { question: 2, can_undo_to: 1 });
    update(3, { question: 3, can_undo_to: 1 });
    expect(undoRow(store.seatState(0))).toBe(2);
    update(4, { question: 4, can_undo_to: 1, steps: [back] } as Partial<UpdateMessage>);
    expect(undoRow(store.seatState(0))).toBe(1);
    update(5, { question: 5, can_undo_to: 1 });
    expect(undoRow(store.seatState(0))).toBe(4);
    update(6, { question: 6 });
    expect(undoRow(store.seatState(0))).toBeNull();
  });
});
