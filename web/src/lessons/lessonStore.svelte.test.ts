import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as storage from "../device/storage";
import type { LessonDetails, LessonProgress, PositionView } from "../protocol/generated/messages";
import { FakeRequest } from "../testing/fakeRequest";
import { LessonStore } from "./lessonStore.svelte";

const step = (name: string, answers: number, refused = "") => ({ name, answers, refused });
const FACTS = {
  game: "nim",
  id: "basics",
  seat: 0,
  steps: [step("take", 1), step("twice", 2), step("too-many", 1, "too-many")],
} as unknown as LessonDetails;
let lesson: LessonStore;

beforeEach(() => {
  vi.useFakeTimers();
  FakeRequest.install();
  storage.remove("lesson-nim-basics");
  lesson = new LessonStore(FACTS);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const position = (n: number) =>
  ({ n, view: { n }, menu: [], steps: [], since: 0 }) as unknown as PositionView;

function progress(at: number, more: Partial<LessonProgress> = {}): LessonProgress {
  return {
    ...{ step: at, done: [], positions: [position(at)], overlays: {}, code: "", params: {} },
    ...more,
  } as LessonProgress;
}

/** The learner stands at this step and may answer. */
async function standAt(at: number): Promise<void> {
  void lesson.go(at);
  await FakeRequest.last.answer(progress(at));
}

describe("a lesson", () => {
  it("asks for the step that one goes to, and is ready when it has come", async () => {
    void lesson.go(1);
    expect(FakeRequest.last.body).toEqual({ game: "nim", lesson: "basics", step: 1, done: [], action: null });
    expect(lesson.isReady).toBe(false);
    await FakeRequest.last.answer(progress(1, { overlays: { path: ["a1", "a2"] } }));
    expect([lesson.isReady, lesson.shown, lesson.hints]).toEqual([true, 1, { path: "a1 a2" }]);
  });

  it("goes on where one was, and begins anew after its end", async () => {
    await standAt(2);
    expect(new LessonStore(FACTS).step).toBe(2);
    await lesson.go(3);
    expect([lesson.isOver, new LessonStore(FACTS).step]).toEqual([true, 0]);
  });

  it("shows position after position, and lets nobody answer before the last", async () => {
    void lesson.go(0);
    await FakeRequest.last.answer(progress(0, { positions: [position(1), position(2)] }));
    expect([lesson.position?.n, lesson.isReady]).toEqual([1, false]);
    expect(await lesson.act("take 1")).toBe(false);
    await vi.advanceTimersByTimeAsync(750);
    expect([lesson.position?.n, lesson.isReady]).toEqual([2, true]);
  });

  it("shows no more of a step that one has left", async () => {
    void lesson.go(0);
    await FakeRequest.last.answer(progress(0, { positions: [position(1), position(2)] }));
    await standAt(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([lesson.shown, lesson.position?.n]).toEqual([1, 1]);
  });

  it("skips an answer that was overtaken by going elsewhere", async () => {
    void lesson.go(0);
    const slow = FakeRequest.last;
    await standAt(1);
    await slow.answer(progress(0));
    expect(lesson.shown).toBe(1);
  });
});

describe("an answer", () => {
  it("is pending until the server has said something, and no second is given meanwhile", async () => {
    await standAt(0);
    const done = lesson.act("take 1");
    expect(lesson.pending).toBe("take 1");
    expect(await lesson.act("take 2")).toBe(false);
    await FakeRequest.last.answer(progress(0, { done: ["take 1"] }));
    expect([await done, lesson.pending, lesson.isDone]).toEqual([true, null, true]);
  });

  it("counts as often as the step wants it", async () => {
    await standAt(1);
    void lesson.act("take 1");
    await FakeRequest.last.answer(progress(1, { done: ["take 1"] }));
    expect(lesson.isDone).toBe(false);
    void lesson.act("take 1");
    expect(FakeRequest.last.body).toMatchObject({ done: ["take 1"], action: "take 1" });
    await FakeRequest.last.answer(progress(1, { done: ["take 1", "take 1"] }));
    expect(lesson.isDone).toBe(true);
  });

  it("that the rules refuse is shown with its reason, and forgotten with the next", async () => {
    await standAt(0);
    void lesson.act("take 9");
    await FakeRequest.last.answer(progress(0, { code: "too-many", params: { most: 3 }, positions: [] }));
    expect(lesson.refused).toEqual({ code: "too-many", action: "take 9", facts: { most: 3 } });
    void lesson.act("take 1");
    expect(lesson.refused).toBeNull();
  });

  it("that is allowed but not what the step is about is no refusal", async () => {
    await standAt(0);
    void lesson.act("take 2");
    await FakeRequest.last.answer(progress(0, { code: "lesson-other", positions: [] }));
    expect([lesson.refused, lesson.isOffTask, lesson.isDone]).toEqual([null, true, false]);
  });

  it("that is to be refused meets its step by that refusal and by no other", async () => {
    await standAt(2);
    void lesson.act("take 0");
    await FakeRequest.last.answer(progress(2, { code: "too-few", positions: [] }));
    expect(lesson.isDone).toBe(false);
    void lesson.act("take 9");
    await FakeRequest.last.answer(progress(2, { code: "too-many", positions: [] }));
    expect(lesson.isDone).toBe(true);
  });

  it("of a step that one has left changes nothing, not even what is pending in the next", async () => {
    await standAt(0);
    const left = lesson.act("take 9");
    const slow = FakeRequest.last;
    await standAt(1);
    expect(lesson.pending).toBeNull();
    void lesson.act("take 1");
    await slow.answer(progress(0, { code: "too-many", positions: [] }));
    expect([await left, lesson.refused, lesson.pending]).toEqual([false, null, "take 1"]);
  });

  it("that did not reach the server may be given again", async () => {
    await standAt(0);
    const lost = lesson.act("take 1").catch(() => "lost");
    await FakeRequest.last.refuse("unreached", 502);
    expect([await lost, lesson.pending]).toEqual(["lost", null]);
  });
});
