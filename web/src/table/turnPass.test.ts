/** Whoever wishes to pass for the rest of a turn is neither asked nor called in it, by no sign of the page. */
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi, type Mock } from "vitest";
import { kits } from "../board/kits";
import { notify } from "../device/notifications";
import { play } from "../device/sounds";
import type { GameDetails, TableDetails, TableStatus, UpdateMessage } from "../protocol/generated/messages";
import type { View } from "../protocol/generated/gouda-gouda";
import { FakeRequest } from "../testing/fakeRequest";
import { FakeSocket } from "../testing/fakeSocket";
import { recorded, wordsFor, type Recorded } from "../testing/recorded";
import Play from "./Play.svelte";
import { TableStore } from "./tableStore.svelte";

vi.mock("../device/sounds", async (original) => ({
  ...(await original<typeof import("../device/sounds")>()),
  play: vi.fn(),
}));
vi.mock("../device/notifications", async (original) => ({
  ...(await original<typeof import("../device/notifications")>()),
  notify: vi.fn(),
}));

const GAME = "gouda-gouda";
const SLOW = { timeout: 120_000 };
/** Somebody is asked in a window, and the table waits for everybody's answer. */
const scene = recorded(GAME).find(
  ({ view, menu, orders }) => (view as View).phase === "window" && menu.length && orders.length,
) as Recorded;
const seat = scene.seat as number;
let store: TableStore;

beforeEach(async () => {
  await kits[GAME]?.Board();
  FakeSocket.install();
  FakeRequest.install();
  store = new TableStore("t");
  FakeSocket.last.open();
});
afterEach(() => {
  cleanup();
  store.end();
  vi.unstubAllGlobals();
});

/** The windows of a turn, as the rules count turns: its end window comes after the turn was counted. */
const windowOf = (turn: number, kind: "roll" | "end"): View => {
  const view = scene.view as View;
  return {
    ...view,
    window: view.window && { ...view.window, kind },
    turns: kind === "end" ? turn + 1 : turn,
  };
};

async function open() {
  const seats = scene.names.map((name, who) => ({ name, is_person: true, is_yours: who === seat }));
  const status = {
    phase: "running",
    pace: "instant",
    reaction: "everybody",
    seats,
  } as unknown as TableStatus;
  const table = { id: "t", game: GAME, roles: [], status } as unknown as TableDetails;
  const facts = {
    ...{ id: GAME, name: "Gouda", has_hidden_information: true, auto_pass: scene.orders, bots: [] },
    ...{ public_verbs: [], actors: {}, words: {}, lessons: [] },
  } as unknown as GameDetails;
  FakeSocket.last.receive({ type: "welcome", table, now_ms: Date.now() });
  const words = wordsFor(GAME, "en", scene.names);
  const props = { store, table, status, facts, names: scene.names, words, logWords: words, colours: "" };
  const { container } = render(Play, { props });
  return container as HTMLElement;
}

/** The server asks in this window; then all that the page says and does of itself has been said and done. */
async function ask(n: number, view: View): Promise<void> {
  const window = { kind: view.window?.kind ?? "roll", opened_ms: 0, question: n, is_prompted: true };
  FakeSocket.last.receive({
    ...{ type: "update", seat, n, digest: "", is_full: true, view, question: n, menu: scene.menu, window },
    ...{ asked_count: scene.names.length, steps: [{ n, events: [{ type: "red-dice-lost" }] }] },
  } as unknown as UpdateMessage);
  await vi.waitFor(
    () => expect(document.querySelector(`[data-part=prompt][data-step="${n}"]`)).not.toBeNull(),
    SLOW,
  );
  await tick();
}

const passes = () =>
  FakeSocket.last.sent.filter(({ type, action }) => type === "pass-window" || action === "pass");
const passed = (): unknown[] => passes().map(({ question }) => question);
const isCalled = (): boolean => document.title.includes("●");

function answerLast(reply: object): void {
  FakeSocket.last.receive({ id: passes().at(-1)?.id, ...reply });
}

/** Somebody is asked, and wishes to pass for this turn. */
async function passing(): Promise<HTMLElement> {
  const container = await open();
  await ask(10, windowOf(7, "roll"));
  expect(isCalled()).toBe(true);
  await fireEvent.click(container.querySelector(".foot button") as Element);
  await vi.waitFor(() => expect(passed()).toEqual([10]), SLOW);
  expect(isCalled()).toBe(false);
  (play as Mock).mockClear();
  (notify as Mock).mockClear();
  return container;
}

it("passes the windows of this turn without a call, and calls again in the next one", async () => {
  const container = await passing();
  const titles: string[] = [];
  const watch = new MutationObserver(() => titles.push(document.title));
  watch.observe(document.head, { subtree: true, childList: true, characterData: true });

  await ask(12, windowOf(7, "end"));
  answerLast({ type: "accepted", row: 11 }); // which the next question has overtaken
  await vi.waitFor(() => expect(passed()).toEqual([10, 12]), SLOW);
  answerLast({ type: "accepted", row: 13 });
  expect(titles.filter((title) => title.includes("●"))).toEqual([]);
  expect([(play as Mock).mock.calls, (notify as Mock).mock.calls]).toEqual([[], []]);
  expect(container.querySelector("button.pass")).toBeNull();

  await ask(14, windowOf(8, "roll"));
  expect(passed()).toEqual([10, 12]);
  expect(isCalled()).toBe(true);
  expect((notify as Mock).mock.calls.length).toBe(1);
  expect(container.querySelector("button.pass")).not.toBeNull();
  watch.disconnect();
});

it("asks again where a pass is refused, and does not try for ever", async () => {
  await passing();
  answerLast({ type: "refusal", code: "too-fast", text: "", params: {} });
  await vi.waitFor(() => expect(isCalled()).toBe(true), SLOW);
  expect(passed()).toEqual([10]);
});
