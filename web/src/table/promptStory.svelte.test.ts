/**
 * The end of recorded games of every kit, watched at every tick on the game's own board: the prompt says what comes next,
 * and that it is over, only when the board has shown it, the numbers have followed and the log has told it. Nor does
 * anything else say so before.
 */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import BoardHost from "../board/BoardHost.svelte";
import { kits } from "../board/kits";
import { presentSteps, type StepPresenter } from "../board/presentSteps.svelte";
import { scenesOf } from "../board/scenes";
import type { GameDetails, ServerMessage, SomeEvent, TableStatus } from "../protocol/generated/messages";
import { FakeClock } from "../testing/clock";
import { FakeRequest } from "../testing/fakeRequest";
import { FakeSocket } from "../testing/fakeSocket";
import { wordsFor } from "../testing/recorded";
import { STORIES, type StoryUpdate } from "../testing/stories";
import { LiveBoardProps } from "./boardProps.svelte";
import { HintLoader } from "./hints.svelte";
import { TableHistory } from "./history.svelte";
import type { SeatState } from "./seatState";
import { TableStore } from "./tableStore.svelte";
import { followViewer, Viewer } from "./viewer.svelte";

const NAMES = ["Ann", "Ben", "Cyd", "Dan", "Eve", "Fay"];
const LAST = 4; // updates of each game that are watched

beforeEach(() => {
  FakeSocket.install();
  FakeRequest.install();
});
afterEach(() => vi.unstubAllGlobals());

/** Somebody watches the table of this game. */
async function watched(game: string, seats: number, isStill: boolean) {
  const store = new TableStore("t");
  const clock = new FakeClock();
  let presenter: StepPresenter<SeatState> | undefined;
  let shown: LiveBoardProps | undefined;
  const leave = $effect.root(() => {
    const viewer = new Viewer(store, () => true);
    const history = new TableHistory("t");
    const here = (presenter = presentSteps<SeatState>(
      clock,
      () => viewer.seatState && { ...viewer.seatState, state: viewer.seatState },
      { scenesOf: (steps) => scenesOf(game, steps, "normal", isStill) },
    ));
    followViewer(store, viewer, history);
    const facts = { id: game, auto_pass: [] } as unknown as GameDetails;
    const words = wordsFor(game, "en", NAMES.slice(0, seats));
    shown = new LiveBoardProps({
      ...{ store, viewer, history, hints: new HintLoader("t", viewer), presenter: here },
      ...{ facts: () => facts, words: () => words, lit: () => [], setAutoPass: () => undefined },
    });
  });
  const receive = (message: object): void => {
    FakeSocket.last.receive(message);
    flushSync();
  };
  FakeSocket.last.open();
  const status = { phase: "running", seats: NAMES.slice(0, seats).map((name) => ({ name })) };
  receive({
    type: "welcome",
    table: { status: status as unknown as TableStatus },
    now_ms: 0,
  } as unknown as ServerMessage);
  const story = presenter as StepPresenter<SeatState>;
  const come = ({ n, view, told, over, asked }: StoryUpdate): void =>
    receive({
      ...{ type: "update", seat: null, digest: "", is_full: true },
      ...{ n, view, over, asked, asked_count: asked.length, steps: told.at(-1) },
    });
  return { store, clock, story, shown: shown as LiveBoardProps, come, leave };
}

/** The event that tells the win; none after a draw. */
const winsIn = (game: string, updates: StoryUpdate[]): SomeEvent[] =>
  (updates.at(-1)?.told.at(-1) ?? []).flatMap(({ events }) =>
    events.filter(({ type }) => kits[game]?.lengths?.[type] === "win"),
  );

it("most recorded games have a winner", () => {
  expect(STORIES.filter(({ game, updates }) => winsIn(game, updates).length).length).toBeGreaterThan(2);
});

describe.each(STORIES)("$game", ({ game, updates }) => {
  it.each([false, true])("its prompt follows the log (without movement: %s)", async (isStill) => {
    const [first, ...last] = updates.slice(-LAST - 1) as [StoryUpdate, ...StoryUpdate[]];
    const here = await watched(game, first.told.length - 1, isStill);
    here.come(first);
    const target = document.body.appendChild(document.createElement("div"));
    const board = mount(BoardHost, { target, props: { game, props: here.shown, text: null } });
    await kits[game]?.Board();
    await new Promise((resolve) => setTimeout(resolve));
    const prompt = (): string => target.querySelector("[data-part=prompt]")?.textContent ?? "";
    let [text, asked] = [prompt(), here.story.asked];
    expect(text).not.toBe("");
    const wins = winsIn(game, last);
    const look = (): void => {
      flushSync();
      for (const win of here.story.logged?.over ? [] : wins)
        expect(target.textContent, "no word of the win").not.toContain(here.shown.words.event(win));
      if (here.story.asked === asked) expect(prompt(), `row ${asked?.n}`).toBe(text);
      [text, asked] = [prompt(), here.story.asked];
    };
    const before = text;
    for (const update of last) {
      here.come(update);
      look();
      here.clock.pass(60_000, look);
    }
    expect([asked?.over, text === before]).toEqual([last.at(-1)?.over, false]);
    void unmount(board);
    target.remove();
    here.leave();
    here.store.end();
  });
});
