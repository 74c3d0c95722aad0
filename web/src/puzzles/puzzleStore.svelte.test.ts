import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PuzzleAttemptResult, PuzzleDetails } from "../protocol/generated/messages";
import { FakeRequest } from "../testing/fakeRequest";
import { notices } from "../ui/notices.svelte";
import { PuzzlePlay } from "./puzzleStore.svelte";

const MENU = [{ verb: "take", slots: [] }];
const hint = (key: string) => ({ key, args: {} });
const puzzle = (number: number) =>
  ({
    ...{ game: "nim", number, of: 9, seat: 0, view: { left: 5 }, menu: MENU },
    ...{ answers: 2, solution: ["take 1", "take 2", "take 3"] },
    hints: [[hint("vague"), hint("clear")], [], [hint("last")]],
  }) as unknown as PuzzleDetails;
let play: PuzzlePlay;

const open = async (number = 1): Promise<void> => {
  void play.open("nim", number);
  await FakeRequest.last.answer(puzzle(number));
};

beforeEach(async () => {
  vi.useFakeTimers();
  FakeRequest.install();
  play = new PuzzlePlay(() => false);
  await open();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function result(verdict: string, actions: string[]): PuzzleAttemptResult {
  const steps = actions.map((action, seat) => ({
    seat: seat % 2,
    action,
    view: { after: action },
    events: [],
  }));
  return { verdict, steps, menu: MENU } as unknown as PuzzleAttemptResult;
}

/** Try something, and let the server say this; all its steps are shown. */
async function attempt(action: string, verdict: string, ...replies: string[]): Promise<void> {
  void play.act(action);
  await FakeRequest.last.answer(result(verdict, [action, ...replies]));
  await vi.advanceTimersByTimeAsync(750 * replies.length);
}

describe("a puzzle", () => {
  it("sends all that was done so far, the answers of the other side with it", async () => {
    await attempt("take 1", "right", "take 2");
    expect([play.status, play.found, play.menu]).toEqual(["right", 1, MENU]);
    void play.act("take 3");
    expect(FakeRequest.last.body).toEqual({
      game: "nim",
      number: 1,
      actions: ["take 1", "take 2", "take 3"],
    });
  });

  it("that was overtaken by the next one is not shown", async () => {
    void play.open("nim", 2);
    const slow = FakeRequest.last;
    await open(3);
    await slow.answer(puzzle(2));
    expect(play.puzzle?.number).toBe(3);
  });

  it("shows what follows a try one after the other, and asks for nothing meanwhile", async () => {
    void play.act("take 1");
    await FakeRequest.last.answer(result("right", ["take 1", "take 2"]));
    expect([play.view, play.menu, play.log.length]).toEqual([{ after: "take 1" }, [], 1]);
    await vi.advanceTimersByTimeAsync(750);
    expect([play.view, play.menu, play.log.map(({ n }) => n)]).toEqual([{ after: "take 2" }, MENU, [1, 2]]);
  });

  it("goes back to the last position that was right after a wrong try", async () => {
    await attempt("take 1", "right", "take 2");
    await attempt("take 9", "wrong", "take 1");
    expect([play.status, play.menu]).toEqual(["wrong", []]);
    const screen = play.screen;
    play.again();
    expect([play.status, play.view, play.menu, play.log]).toEqual(["asked", { after: "take 2" }, MENU, []]);
    expect(play.screen).not.toBe(screen);
    expect(play.wanted).toBe("take 3");
  });

  it("is solved without a further question", async () => {
    await attempt("take 1", "solved");
    expect([play.status, play.menu]).toEqual(["solved", []]);
  });

  it("has the hints of the answer that is wanted now", async () => {
    expect(play.hintTexts.map(({ key }) => key)).toEqual(["vague", "clear"]);
    play.hints = 2;
    await attempt("take 1", "right", "take 2");
    expect([play.hintTexts.map(({ key }) => key), play.hints]).toEqual([["last"], 0]);
  });
});

describe("a try", () => {
  it("is not made twice", async () => {
    void play.act("take 1");
    expect(await play.act("take 2")).toBe(false);
    expect(play.pending).toBe("take 1");
  });

  it("that is refused is shown where it was tried", async () => {
    const done = play.act("take 9");
    await FakeRequest.last.refuse("too-many");
    expect([await done, play.status, play.pending]).toEqual([false, "asked", null]);
    expect(play.refused).toMatchObject({ code: "too-many", action: "take 9" });
  });

  it("that did not reach the server is a notice, no refusal", async () => {
    void play.act("take 1");
    await FakeRequest.last.refuse("busy", 503);
    expect([play.refused, play.status]).toEqual([null, "asked"]);
    expect(notices.list.map(({ text }) => text)).toContain("busy");
  });

  it.each([
    ["answered", (slow: FakeRequest) => slow.answer(result("wrong", ["take 9"]))],
    ["refused", (slow: FakeRequest) => slow.refuse("too-many")],
  ])("of the puzzle before changes nothing when it is %s later", async (_, settle) => {
    const left = play.act("take 9");
    const slow = FakeRequest.last;
    await open(2);
    void play.act("take 1");
    await settle(slow);
    expect(await left).toBe(false);
    expect([play.status, play.pending, play.refused]).toEqual(["thinking", "take 1", null]);
  });

  it("of which something is still shown ends when one begins again", async () => {
    void play.act("take 1");
    await FakeRequest.last.answer(result("right", ["take 1", "take 2"]));
    play.again();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([play.status, play.view, play.found]).toEqual(["asked", { left: 5 }, 0]);
  });
});
