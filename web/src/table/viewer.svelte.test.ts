/** Who sees what on a screen that several people share: nothing of the next person comes before they uncover it. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerMessage, TableStatus, UpdateMessage } from "../protocol/generated/messages";
import { FakeRequest } from "../testing/fakeRequest";
import { FakeSocket } from "../testing/fakeSocket";
import { HintLoader } from "./hints.svelte";
import { TableHistory } from "./history.svelte";
import { TableStore } from "./tableStore.svelte";
import { followViewer, Viewer } from "./viewer.svelte";

const MENU = [{ verb: "take", slots: [{ words: ["1"], least: 1, most: 1 }] }];
let store: TableStore;
let viewer: Viewer;
let history: TableHistory;
let hints: HintLoader;
let leave: () => void;

/** A table with two seats of this screen and a third of somebody else's. */
function open(isHidden: boolean, ...mine: boolean[]): void {
  openWith([], isHidden, ...mine);
}

function openWith(moments: string[], isHidden: boolean, ...mine: boolean[]): void {
  store = new TableStore("t");
  leave = $effect.root(() => {
    viewer = new Viewer(store, () => isHidden, { moments });
    history = new TableHistory("t");
    hints = new HintLoader("t", viewer);
    followViewer(store, viewer, history);
  });
  FakeSocket.last.open();
  const seats = mine.map((isYours) => ({ name: "Ann", is_person: true, is_yours: isYours }));
  const status = { phase: "running", seats } as unknown as TableStatus;
  say({ type: "welcome", table: { status }, now_ms: 0 } as unknown as ServerMessage);
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  FakeRequest.install();
  open(true, true, true, false);
});
afterEach(() => {
  leave();
  store.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function say(message: ServerMessage): void {
  FakeSocket.last.receive(message);
  flushSync();
}

/** What a seat is told; `asks`: the open questions of people at this screen. */
function update(seat: number | null, n: number, asks: [number, number][], more: Partial<UpdateMessage> = {}) {
  const own = asks.find(([asked]) => asked === seat)?.[1];
  const question = own === undefined ? {} : { question: own, menu: MENU };
  const asked = asks.map(([one]) => one);
  say({
    ...{ type: "update", seat, n, digest: "", is_full: true, view: { of: seat, n }, steps: [] },
    ...{ asked, asked_count: asked.length, own_questions: asks, ...question },
    ...more,
  } as unknown as UpdateMessage);
}

function uncover(seat: number): void {
  viewer.uncover(seat);
  flushSync();
}

/** The seats that this page has asked to see, greeting by greeting. */
const wanted = () => FakeSocket.last.of("hello").map(({ seats }) => seats);
const kept = () => Object.keys(store.seats);

describe("a shared screen with secrets", () => {
  it("is covered for whoever is asked, and nothing of theirs is fetched before they uncover it", () => {
    update(null, 4, [[0, 4]]);
    expect([viewer.coverFor, viewer.seat, viewer.seatState?.view]).toEqual([0, null, { of: null, n: 4 }]);
    expect(wanted().flat()).toEqual([]);
    uncover(0);
    expect(wanted().at(-1)).toEqual([0]);
    update(0, 4, [[0, 4]]);
    expect([viewer.coverFor, viewer.seat, viewer.seatState?.view]).toEqual([null, 0, { of: 0, n: 4 }]);
  });

  it("keeps nothing of a seat that is not uncovered, whatever the server sends", () => {
    update(null, 4, [[0, 4]]);
    update(0, 4, [[0, 4]]);
    update(1, 4, [[0, 4]]);
    expect(kept()).toEqual(["null"]);
  });

  it("that is passed on drops what was seen at once, and asks for nothing of the next seat", () => {
    update(null, 4, [[0, 4]]);
    uncover(0);
    update(0, 4, [[0, 4]]);
    void store.act(0, "take 1");
    update(0, 5, [[1, 5]]);
    expect([viewer.coverFor, viewer.uncovered, kept()]).toEqual([null, null, []]);
    expect(wanted().at(-1)).toEqual([]);
    update(null, 5, [[1, 5]]);
    expect(viewer.coverFor).toBe(1);
    expect(wanted().flat()).not.toContain(1);
    uncover(1);
    expect(wanted().at(-1)).toEqual([1]);
  });

  it("keeps nothing of an update that was on its way when the screen was passed on", () => {
    update(null, 4, [[0, 4]]);
    uncover(0);
    update(0, 4, [[0, 4]]);
    update(0, 5, [[1, 5]]);
    update(0, 6, [[1, 5]]);
    expect([kept(), viewer.seatState]).toEqual([[], undefined]);
  });

  it("shows nothing that a request brings which the person before had made", async () => {
    update(null, 4, [[0, 4]]);
    uncover(0);
    update(0, 4, [[0, 4]]);
    void history.show(2, 0);
    void hints.fetch();
    const [past, overlays] = FakeRequest.all;
    update(0, 5, [[1, 5]]);
    update(null, 5, [[1, 5]]);
    uncover(1);
    await past?.answer({ n: 2, newest: 5, seat: 0, view: { of: 0 }, events: [] });
    await overlays?.answer({ overlays: { path: ["e2"] } });
    flushSync();
    expect([history.step, hints.shown]).toEqual([null, {}]);
  });

  it("leaves what one looks back at with the side that is covered", async () => {
    update(null, 4, [[0, 4]]);
    uncover(0);
    update(0, 4, [[0, 4]]);
    void history.show(2, 0);
    await FakeRequest.last.answer({ n: 2, newest: 4, seat: 0, view: { of: 0 }, events: [] });
    flushSync();
    expect(history.step?.n).toBe(2);
    update(0, 5, [[1, 5]]);
    expect(history.step).toBeNull();
  });

  it("stays open while its owner is asked again", () => {
    update(null, 4, [[0, 4]]);
    uncover(0);
    update(0, 5, [[0, 5]]);
    expect([viewer.uncovered, viewer.isIdle]).toEqual([0, false]);
  });

  it("shows the side of whoever wants to look at it, until they cover it", () => {
    update(null, 4, [[0, 4]]);
    expect(viewer.peekers).toEqual([1]);
    viewer.peek(1);
    flushSync();
    expect([viewer.coverFor, viewer.isWished]).toEqual([1, true]);
    uncover(1);
    update(1, 4, [[0, 4]]);
    expect([viewer.seat, viewer.isIdle]).toEqual([1, true]); // though somebody else is asked
    viewer.cover();
    flushSync();
    expect([viewer.seat, kept(), wanted().at(-1)]).toEqual([null, [], []]);
  });

  it("asks all at once in a reaction window, and uncovers only whoever wants to answer", () => {
    const secret = { asked: [], asked_count: 3 };
    update(null, 4, [[0, 4], [1, 4]], secret); // prettier-ignore
    expect([viewer.isReactionWindow, viewer.coverFor]).toEqual([true, null]);
    expect(viewer.reactions).toEqual([[0, 4], [1, 4]]); // prettier-ignore
    viewer.responder = 1;
    flushSync();
    expect([viewer.coverFor, viewer.reactions]).toEqual([1, []]);
    expect(wanted().flat()).toEqual([]);
    update(null, 5, [], { asked: [2], asked_count: 1 });
    expect([viewer.responder, viewer.coverFor]).toEqual([null, null]); // the window has closed meanwhile
  });

  it("is no longer shared when the game is over", () => {
    update(null, 4, [[0, 4]]);
    update(null, 5, [], { status: { ...store.status, phase: "over" } } as Partial<UpdateMessage>);
    expect([viewer.isHotSeat, viewer.coverFor]).toEqual([false, null]);
    expect(FakeSocket.last.of("hello").at(-1)).not.toHaveProperty("seats");
  });
});

describe("a shared screen with moments for everybody", () => {
  const spying = { public_menus: [[1, 6, MENU]] } as Partial<UpdateMessage>;
  const fight = (n: number) => ({ steps: [{ n, events: [{ type: "fight" }] }] }) as Partial<UpdateMessage>;
  beforeEach(() => {
    leave();
    openWith(["fight"], true, true, true, false);
  });

  it("asks what everybody may see without a cover and without anybody's side", () => {
    update(null, 6, [[1, 6]], spying);
    expect([viewer.coverFor, viewer.seat, viewer.answerer]).toEqual([null, null, 1]);
    expect([viewer.seatState?.view, viewer.seatState?.menu]).toEqual([{ of: null, n: 6 }, MENU]);
    void viewer.act("take 1");
    expect(FakeSocket.last.of("act")).toMatchObject([{ action: "take 1", question: 6, seat: 1 }]);
    expect(wanted().flat()).toEqual([]);
  });

  it("is covered as before where the menu is nobody else's business", () => {
    update(null, 6, [[1, 6]]);
    expect([viewer.coverFor, viewer.answerer]).toEqual([1, null]);
  });

  it("closes a side before its answer is sent, so that nothing of it comes with what everybody watches", () => {
    update(null, 4, [[0, 4]]);
    uncover(0);
    update(0, 4, [[0, 4]]);
    void viewer.act("take 1");
    flushSync();
    const sent = FakeSocket.last.sent.map(({ type, seats }) => [type, seats]);
    expect(sent.slice(-2)).toEqual([["hello", []], ["act", undefined]]); // prettier-ignore
    update(null, 4, [[0, 4]]);
    expect([viewer.uncovered, viewer.coverFor, kept()]).toEqual([null, null, ["null"]]);
  });

  it("shows a moment to everybody, and covers itself for the next one only when somebody goes on", () => {
    update(null, 4, [[0, 4]]);
    update(null, 5, [[1, 5]], fight(5));
    expect([viewer.coverFor, viewer.handOverTo]).toEqual([null, 1]);
    viewer.goOn();
    flushSync();
    expect([viewer.coverFor, viewer.handOverTo]).toEqual([1, null]);
    uncover(1);
    update(1, 5, [[1, 5]], fight(5));
    expect(viewer.seatState?.animateAfter).toBe(5); // it is not shown again
  });

  it("shows nothing anew that had happened when the page was opened", () => {
    update(null, 5, [[1, 5]], fight(5));
    expect([viewer.coverFor, viewer.handOverTo]).toEqual([1, null]);
  });

  it("closes a side in whose midst something happens for everybody to see", () => {
    update(null, 4, [[0, 4]]);
    uncover(0);
    update(0, 4, [[0, 4]]);
    update(0, 5, [[0, 5]], fight(5));
    expect([viewer.uncovered, kept()]).toEqual([null, []]);
  });
});

describe("other screens", () => {
  it("in an open game follow whoever is asked, and stay with them until the next is", () => {
    leave();
    open(false, true, true);
    update(0, 1, [[0, 1]]);
    update(1, 1, [[0, 1]]);
    expect([viewer.isHotSeat, viewer.seat]).toEqual([false, 0]);
    update(0, 2, []);
    update(1, 2, []);
    expect(viewer.seat).toBe(0);
    update(1, 3, [[1, 3]]);
    expect(viewer.seat).toBe(1);
  });

  it("of spectators show what everybody may see", () => {
    leave();
    open(true, false, false);
    update(null, 1, []);
    expect([viewer.seat, viewer.seatState?.view]).toEqual([null, { of: null, n: 1 }]);
  });

  it("of somebody whose only seat a bot plays meanwhile show that seat, and call nobody", () => {
    leave();
    open(true, true, false);
    const seats = [{ is_yours: true, bot: "level-1" }, {}];
    update(0, 1, [], { status: { ...store.status, seats } } as Partial<UpdateMessage>);
    expect([viewer.seat, viewer.mine, viewer.questions]).toEqual([0, [], []]);
  });
});

describe("auto-pass", () => {
  const secret = { asked: [], asked_count: 3, auto_pass: "no-card" };
  const window = (isPrompted: boolean) =>
    ({ window: { kind: "roll", opened_ms: 1, is_prompted: isPrompted } }) as const;

  it("answers before anybody is asked: the question does not flash", () => {
    leave();
    open(true, true, false, false);
    update(0, 4, [[0, 4]], { ...secret, ...window(false) });
    expect(viewer.seatState).toMatchObject({ question: null, menu: [], hasAnswered: true });
    expect(viewer.questions).toEqual([]);
  });

  it("asks where it does not apply, and once it is switched off", () => {
    leave();
    open(true, true, false, false);
    update(0, 4, [[0, 4]], { ...secret, ...window(true) });
    expect(viewer.seatState).toMatchObject({ question: 4, menu: MENU });
    update(0, 5, [[0, 5]], { ...secret, ...window(false) });
    update(0, 5, [[0, 5]], { ...secret, ...window(true), auto_pass: "", menu: undefined as never });
    expect(viewer.seatState).toMatchObject({ question: 5, menu: MENU });
  });
});
