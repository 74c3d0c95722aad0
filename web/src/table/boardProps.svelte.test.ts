import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { presentSteps, type Seen } from "../board/presentSteps.svelte";
import type { GameDetails, ServerMessage, TableStatus, UpdateMessage } from "../protocol/generated/messages";
import { FakeRequest } from "../testing/fakeRequest";
import { FakeSocket } from "../testing/fakeSocket";
import { wordsFor } from "../testing/recorded";
import { AT_ONCE } from "../testing/clock";
import type { SeatState } from "./seatState";
import { LiveBoardProps } from "./boardProps.svelte";
import { HintLoader } from "./hints.svelte";
import { TableHistory } from "./history.svelte";
import { TableStore } from "./tableStore.svelte";
import { followViewer, Viewer } from "./viewer.svelte";

const MENU = [{ verb: "take", slots: [] }];
const setAutoPass = vi.fn();
let store: TableStore;
let history: TableHistory;
let shown: LiveBoardProps;
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
  FakeSocket.install();
  FakeRequest.install();
  store = new TableStore("t");
  leave = $effect.root(() => {
    const viewer = new Viewer(store, () => false);
    history = new TableHistory("t");
    const hints = new HintLoader("t", viewer);
    const presenter = presentSteps<SeatState>(
      AT_ONCE,
      (): Seen<SeatState> | undefined => viewer.seatState && { ...viewer.seatState, state: viewer.seatState },
    );
    followViewer(store, viewer, history);
    const [facts, words] = [{ auto_pass: ["always"] } as unknown as GameDetails, wordsFor("quoridor", "en")];
    shown = new LiveBoardProps({
      ...{
        store,
        viewer,
        history,
        hints,
        presenter,
        setAutoPass,
        facts: () => facts,
        words: () => words,
        lit: () => [],
      },
    });
  });
  FakeSocket.last.open();
  sit(true, false);
});
afterEach(() => {
  leave();
  store.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function say(...messages: object[]): void {
  for (const message of messages) FakeSocket.last.receive(message);
  flushSync();
}

function sit(...mine: boolean[]): void {
  const seats = mine.map((isYours) => ({ name: "Ann", is_yours: isYours }));
  const status = { phase: "running", seats } as unknown as TableStatus;
  say({ type: "welcome", table: { status }, now_ms: 5_000 } as unknown as ServerMessage);
}

const update = (n: number, more: Partial<UpdateMessage> = {}) => ({
  ...{ type: "update", seat: 0, n, digest: "", view: { n } },
  steps: n ? [{ n, events: [{ type: "counters-taken" }] }] : [],
  ...more,
});
const asked = (n: number) =>
  update(n, { question: n, menu: MENU, asked: [0], asked_count: 1, deadline_ms: 9_000, auto_pass: "always" });

describe("the board of a table", () => {
  it("is there with the first view, and is told who is asked, what and until when", () => {
    expect(shown.isThere).toBe(false);
    say(asked(0));
    const { isThere, view, seat, menu, askedCount, deadline, autoPass, autoPassRules } = shown;
    expect({ isThere, view, seat, menu, askedCount, deadline, autoPass, autoPassRules }).toEqual({
      ...{ isThere: true, view: { n: 0 }, seat: 0, menu: MENU, askedCount: 1 },
      ...{ deadline: 5_000, autoPass: "always", autoPassRules: ["always"] }, // the server's clock is 4 s ahead
    });
    expect(shown.asked).toEqual([0]);
  });

  it("gets the steps of two updates of one frame together, and those of a doubled one once", () => {
    say(update(0));
    say(update(1), update(2), update(2));
    expect(shown.newSteps.map(({ n }) => n)).toEqual([1, 2]);
    say(update(2));
    expect(shown.newSteps.map(({ n }) => n)).toEqual([1, 2]);
    say(update(3));
    expect(shown.newSteps.map(({ n }) => n)).toEqual([3]);
  });

  it("is not moved by an update that was overtaken", () => {
    say(update(0), update(2));
    say(update(1));
    expect([shown.view, shown.log.map(({ n }) => n)]).toEqual([{ n: 2 }, [2]]);
  });

  it("shows an answer on its way, and a refusal at the seat that was refused", async () => {
    say(asked(0));
    const done = shown.act("take 1");
    expect(shown.pending).toBe("take 1");
    say({ type: "refusal", code: "not-now", id: FakeSocket.last.of("act")[0]?.id, params: { n: 1 } });
    expect(await done).toBe(false);
    expect(shown.refused).toMatchObject({ code: "not-now", action: "take 1", facts: { n: 1 } });
    expect(shown.pending).toBeNull();
  });

  it("of a spectator has nothing to answer", async () => {
    sit(false, false);
    say(update(0, { seat: null, asked: [1], asked_count: 1 }));
    expect([shown.seat, shown.menu, shown.pending]).toEqual([null, [], null]);
    expect(await shown.act("take 1")).toBe(false);
    expect(FakeSocket.last.of("act")).toEqual([]);
  });

  it("shows an earlier step as it was: nobody is asked, nothing moves, no time runs", async () => {
    say(update(0));
    say(update(3), asked(4));
    void history.show(2, 0);
    const events = [{ type: "counters-taken" }];
    await FakeRequest.last.answer({ n: 2, newest: 4, seat: 0, view: { n: 2 }, events, over: null });
    flushSync();
    const { view, menu, asked: who, askedCount, log, newSteps, deadline, reducedMotion } = shown;
    expect({ view, menu, who, askedCount, log, newSteps, deadline, reducedMotion }).toEqual({
      ...{ view: { n: 2 }, menu: [], who: [], askedCount: 0, log: [{ n: 2, events }], newSteps: [] },
      ...{ deadline: 0, reducedMotion: true },
    });
    history.now();
    expect([shown.view, shown.menu]).toEqual([{ n: 4 }, MENU]);
  });

  it("asks for hints on wish only, and drops them when the table moves on", async () => {
    say(asked(0));
    expect(FakeRequest.all).toEqual([]);
    shown.requestHints();
    await FakeRequest.last.answer({ overlays: { path: ["e2", "e3"] } });
    expect(shown.hints).toEqual({ path: "e2 e3" });
    say(update(1));
    expect(shown.hints).toEqual({});
  });

  it("hands an auto-pass on", () => {
    shown.setAutoPass("always");
    expect(setAutoPass).toHaveBeenCalledWith("always");
  });

  it("keeps what a message leaves as it was, so that only what changes is drawn", () => {
    say(asked(0));
    const [menu, who, seats, words] = [shown.menu, shown.asked, shown.seats, shown.words];
    say(update(1, { question: 0, asked: [0], asked_count: 1 }));
    expect(shown.menu).toBe(menu);
    expect(shown.asked).toBe(who);
    expect(shown.seats).toBe(seats);
    expect(shown.words).toBe(words);
  });
});
