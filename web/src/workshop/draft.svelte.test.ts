import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pack } from "../api/boardLink";
import type { EditorParts } from "../board/editor";
import { History } from "../board/undoHistory.svelte";
import * as storage from "../device/storage";
import type { BoardProblem } from "../protocol/generated/messages";
import { FakeRequest } from "../testing/fakeRequest";
import { Draft } from "./draft.svelte";

const MAZE = { pac_man: "e5", ghosts: ["e9"], dots: [], barriers: ["a1h"] };
const OTHER = { ...MAZE, barriers: [] };
const PROBLEM = { code: "no-dots", text: "There are no dots.", params: {} };
let history: History<unknown>;
let draft: Draft;
let problems: BoardProblem[];
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  FakeRequest.install();
  storage.remove("draft-pac-man");
  history = new History<unknown>(MAZE);
  problems = [];
  const parts = {
    ...{ game: "pac-man", history, empty: null, file: () => "" },
    toOption: (made: unknown) => made,
    fromOption: (board: unknown) => board,
    setProblems: (found: BoardProblem[]) => (problems = found),
  } as unknown as EditorParts;
  leave = $effect.root(() => {
    draft = new Draft(parts);
  });
  flushSync();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The pause after a change is over, and the rules are asked. */
function pause(): void {
  flushSync();
  vi.advanceTimersByTime(150);
}

it("is checked a moment after the last change, and kept when the rules could read it", async () => {
  expect([draft.isChecked, FakeRequest.all]).toEqual([false, []]);
  pause();
  expect(FakeRequest.last.body).toEqual({ game: "pac-man", board: MAZE });
  expect(storage.read("draft-pac-man")).toBeNull();
  await FakeRequest.last.answer({ problems: [] });
  expect([draft.isGood, JSON.parse(storage.read("draft-pac-man") ?? "")]).toEqual([true, MAZE]);
});

it("is checked once for several changes in a row", () => {
  history.set(OTHER);
  flushSync();
  vi.advanceTimersByTime(100);
  history.set(MAZE);
  pause();
  expect(FakeRequest.all).toHaveLength(1);
});

it("shows what the rules have against it, and is not good until that is gone", async () => {
  pause();
  await FakeRequest.last.answer({ problems: [PROBLEM] });
  expect([draft.isChecked, draft.isGood, problems]).toEqual([true, false, [PROBLEM]]);
  history.set(OTHER);
  flushSync();
  expect(draft.isChecked).toBe(false);
});

it("takes no answer for a board that has been changed meanwhile", async () => {
  pause();
  const slow = FakeRequest.last;
  history.set(OTHER);
  flushSync();
  await slow.answer({ problems: [PROBLEM] });
  expect([draft.isChecked, draft.problems, storage.read("draft-pac-man")]).toEqual([false, [], null]);
});

it("goes on with the board of the address, else with the one of the last visit", async () => {
  vi.useRealTimers(); // unpacking is a stream
  storage.write("draft-pac-man", JSON.stringify(OTHER));
  await draft.open("");
  expect(history.now).toEqual(OTHER);
  await draft.open(await pack(MAZE));
  expect(history.now).toEqual(MAZE);
  await expect(draft.open(await pack({ no: "board" }))).rejects.toThrow(TypeError);
  expect(history.now).toEqual(MAZE);
});

it("offers the options that decide besides the board how fair it is", async () => {
  const loading = draft.loadPresets();
  const asked = (path: string) => FakeRequest.all.find((request) => request.path.endsWith(path));
  await asked("/boards/pac-man")?.answer({ option: "layout", boards: {}, balance_seats: 2, kinds: [] });
  const yesOrNo = { type: "boolean", default: false };
  await asked("/games/pac-man")?.answer({
    options: {
      properties: {
        pac_man: { anyOf: [{ enum: ["chance"] }, { type: "integer", minimum: 0, maximum: 4, isSeat: true }] },
        layout: { enum: ["windmill", "corners"], default: "windmill" },
        frenzy: { enum: ["straight", "free"], default: "straight" },
        ghosts_may_hold: yesOrNo,
        ghosts: { ...yesOrNo, leastSeats: 3 },
      },
    },
    words: {},
  });
  await loading;
  expect(draft.options.map(({ name }) => name)).toEqual(["frenzy", "ghosts_may_hold"]);
});
