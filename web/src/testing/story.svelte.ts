/** For tests of the story: a screen with a clock that a test turns, and how long something takes to tell. */
import { flushSync } from "svelte";
import type { Pace } from "../board/pace";
import { presentSteps, type Seen, type StepPresenter } from "../board/presentSteps.svelte";
import type { Step } from "../board/props";
import { scenesOf, type Scene } from "../board/scenes";
import { FakeClock } from "./clock";

const step = (n: number): Step => ({ n, events: [{ type: "counters-taken", number: n }] });
export const log = (...rows: number[]): Step[] => rows.map(step);
export const rows = (steps: Step[]): number[] => steps.map(({ n }) => n);

/** A screen: what it hears, what its board is handed, and what is read out when the board has been drawn. */
export function screen(first: Seen<number> | undefined, cut?: (steps: Step[]) => Scene[]) {
  let seen = $state.raw(first);
  const clock = new FakeClock();
  const heard: number[][] = [];
  const said: number[][] = [];
  const asked: (number | undefined)[] = [];
  const missed: number[] = [];
  let presenter: StepPresenter<number> | undefined;
  const end = $effect.root(() => {
    presenter = presentSteps<number>(clock, () => seen, {
      ...(cut ? { scenesOf: cut } : {}),
      sound: (steps) => heard.push(rows(steps)),
      announce: (steps) => said.push(rows(steps)),
      ask: (state) => asked.push(state),
      miss: (steps) => missed.push(steps.length),
    });
  });
  flushSync();
  const story = presenter as StepPresenter<number>;
  return {
    ...{ clock, heard, said, asked, missed, end, story },
    get board() {
      return rows(story.newSteps);
    },
    /** How far the board, the numbers, the log and the question are. */
    get places() {
      return [story.board, story.counted, story.logged, story.asked];
    },
    /** Several changes in one frame. */
    show(...all: (Seen<number> | undefined)[]) {
      for (const one of all) seen = one;
      flushSync();
    },
  };
}

/** Everything that happened up to a row. */
export const upTo = (n: number, more: Partial<Seen<number>> = {}): Seen<number> => ({
  log: log(...Array.from({ length: n }, (_, index) => index + 1)),
  animateAfter: 0,
  state: n,
  ...more,
});

export const typesIn = (steps: Step[]): string[] =>
  steps.flatMap(({ events }) => events.map(({ type }) => type));
export const timeOf = (game: string, steps: Step[], pace: Pace = "normal", isStill = false): number =>
  scenesOf(game, steps, pace, isStill).reduce((sum, { ms }) => sum + ms, 0);
