/** What is new to a screen is shown once and in order, however it came, and nothing is told before it is shown. */
import { flushSync } from "svelte";
import { describe, expect, test, vi } from "vitest";
import { DURATIONS } from "../device/durations";
import type { SomeEvent } from "../protocol/generated/messages";
import { FakeClock } from "../testing/clock";
import { STORIES } from "../testing/stories";
import { log, rows, screen, timeOf, typesIn, upTo } from "../testing/story.svelte";
import { kits } from "./kits";
import { presentSteps, type Seen } from "./presentSteps.svelte";
import type { Step } from "./props";
import { scenesOf, type Scene } from "./scenes";

const SLOW = (steps: Step[]): Scene[] => [{ steps, ms: 450, isMoment: false, isHeld: false }];

test("after joining nothing is new, and then each step once", () => {
  const here = screen({ log: log(1, 2), animateAfter: 2 });
  expect([here.heard, here.board]).toEqual([[], []]);
  here.show({ log: log(1, 2, 3), animateAfter: 2 });
  expect([here.heard, here.board]).toEqual([[[3]], [3]]);
  here.clock.pass(100);
  here.show({ log: log(1, 2, 3), animateAfter: 2 }); // a message without a step
  expect([here.heard, here.board]).toEqual([[[3]], [3]]);
  here.end();
});

test("two messages in one frame lose no step", () => {
  const here = screen({ log: [], animateAfter: 0 });
  here.show({ log: log(1), animateAfter: 0 }, { log: log(1, 2), animateAfter: 0 });
  expect([here.heard, here.board]).toEqual([[[1, 2]], [1, 2]]);
  here.end();
});

test("what is shown is read out once the board is drawn, each update by itself", () => {
  const here = screen({ log: [], animateAfter: 0 });
  here.show(upTo(1));
  here.show(upTo(2));
  expect(here.said).toEqual([[]]);
  here.clock.pass(100);
  expect(here.said).toEqual([[], [1], [2]]);
  here.end();
});

test("another person at the screen sees what is new to them, and hears nothing of the one before", () => {
  const here = screen({ log: log(1, 2), animateAfter: 2, screen: "Ann" });
  here.show({ log: log(1, 2, 3), animateAfter: 2, screen: "Ann" });
  here.show({ log: log(1, 2, 3), animateAfter: 1, screen: "Bob" });
  expect(here.board).toEqual([2, 3]);
  here.clock.pass(100);
  expect(here.said).toEqual([[], [], [2, 3]]);
  here.end();
});

test("nothing of what the one before knew is counted, logged or asked for the next", () => {
  const here = screen(upTo(2, { screen: "Ann", animateAfter: 2 }), SLOW);
  expect(here.places).toEqual([2, 2, 2, 2]);
  here.show(upTo(3, { screen: "Bob", animateAfter: 1 }));
  expect(here.places).toEqual([3, undefined, undefined, undefined]);
  here.clock.pass(1_000);
  expect(here.places).toEqual([3, 3, 3, 3]);
  here.end();
});

test("nor stays anything on a screen whose view is taken away", () => {
  const here = screen(upTo(2, { screen: "Ann", animateAfter: 2 }), SLOW);
  here.show(upTo(3, { screen: "Ann", animateAfter: 2 }));
  here.show(undefined);
  expect([here.places, here.board]).toEqual([Array(4).fill(undefined), []]);
  here.clock.pass(1_000);
  expect([here.places, here.asked]).toEqual([Array(4).fill(undefined), [2]]);
  here.end();
});

test("gone back to an earlier step, the next one is new again", () => {
  const at = (n: number, isNext: boolean): Seen<number> => ({
    log: log(n),
    animateAfter: isNext ? n - 1 : n,
    screen: String(isNext ? n - 1 : n),
  });
  const here = screen(at(3, false));
  here.show(at(4, true));
  expect(here.board).toEqual([4]);
  here.show(at(3, false));
  expect(here.board).toEqual([]);
  here.show(at(4, true));
  expect(here.board).toEqual([4]);
  here.end();
});

test("what was animated before somebody looked back is not animated again", () => {
  const here = screen({ log: [], animateAfter: 0 });
  here.show({ log: log(1), animateAfter: 0 });
  here.story.settle();
  here.show({ log: log(1), animateAfter: 0 });
  expect(here.board).toEqual([]);
  here.end();
});

test("who has left is told nothing more, for their words are gone with them", () => {
  const warn = vi.spyOn(console, "warn");
  let seats = $state.raw(["Ann"]);
  let seen = $state.raw<Seen>({ log: [], animateAfter: 0 });
  const clock = new FakeClock();
  const said: string[] = [];
  const leave = $effect.root(() => {
    const names = $derived(seats.join());
    $effect(() => void names);
    presentSteps(clock, () => seen, { announce: (steps) => steps.length && said.push(names) });
  });
  flushSync();
  seen = { log: log(1), animateAfter: 0 };
  seats = ["Ann"]; // another list with the same name, as every message brings one
  flushSync();
  leave();
  clock.pass(1_000);
  expect(said).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

test("the board moves, then the numbers follow, then the log, then the question", () => {
  const here = screen(upTo(0), SLOW);
  here.show(upTo(1));
  expect([here.places, here.story.isBusy]).toEqual([[1, 0, 0, 0], true]);
  here.clock.pass(449);
  expect(here.places).toEqual([1, 0, 0, 0]);
  here.clock.pass(1);
  expect(here.places).toEqual([1, 1, 0, 0]);
  here.clock.pass(16);
  expect([here.places, here.said]).toEqual([
    [1, 1, 1, 0],
    [[], [1]],
  ]);
  here.clock.pass(16);
  expect([here.places, here.asked, here.story.isBusy]).toEqual([[1, 1, 1, 1], [0, 1], false]);
  here.end();
});

test("what comes meanwhile waits for its turn, and a change without a step changes what it belongs to", () => {
  const here = screen(upTo(0), SLOW);
  here.show(upTo(1));
  here.show(upTo(2));
  here.show(upTo(2, { state: 2.5 })); // the clock was started, say
  expect(here.places).toEqual([1, 0, 0, 0]);
  here.clock.pass(500);
  expect(here.places).toEqual([2.5, 1, 1, 1]);
  here.clock.pass(500);
  expect(here.places).toEqual([2.5, 2.5, 2.5, 2.5]);
  here.end();
});

test("a scene that holds the position leaves the board as it was until it is over", () => {
  const here = screen(upTo(0), (steps) => [
    { steps: steps.slice(0, 1), ms: 1_200, isMoment: true, isHeld: true },
    { steps: steps.slice(1), ms: 450, isMoment: false, isHeld: false },
  ]);
  here.show(upTo(2));
  expect([here.board, here.places[0], here.story.isLastScene]).toEqual([[1], 0, false]);
  here.clock.pass(1_200);
  expect([here.board, here.places[0], here.story.isLastScene]).toEqual([[2], 2, true]);
  here.end();
});

test("skipping shows the end of all that waits, and tells all of it in order", () => {
  const here = screen(upTo(0), SLOW);
  expect(here.story.skip(), "nothing to skip").toBe(false);
  here.show(upTo(1));
  here.show(upTo(2));
  here.show(upTo(3));
  expect(here.story.skip()).toBe(true);
  expect([here.board, here.places]).toEqual([[], [3, 3, 0, 0]]);
  here.clock.pass(32);
  expect([here.places, here.said, here.asked]).toEqual([
    [3, 3, 3, 3],
    [[], [1, 2, 3]],
    [0, 3],
  ]);
  here.show(upTo(4));
  expect(here.board).toEqual([4]);
  here.end();
});

test("whoever skips while the log follows is told once", () => {
  const here = screen(upTo(0), SLOW);
  here.show(upTo(1));
  here.clock.pass(450);
  expect(here.story.skip()).toBe(true);
  here.clock.pass(100);
  expect([here.said, here.asked]).toEqual([
    [[], [1]],
    [0, 1],
  ]);
  here.end();
});

test("after twenty updates in a second the story jumps to now and says so", () => {
  const here = screen(upTo(0), SLOW);
  for (let n = 1; n < 20; n++) here.show(upTo(n));
  expect([here.missed, here.places[0]]).toEqual([[], 1]);
  here.show(upTo(20));
  expect([here.missed, here.places[0]]).toEqual([[20], 20]);
  here.clock.pass(100);
  expect(here.places).toEqual([20, 20, 20, 20]);
  expect(here.said.at(-1)).toHaveLength(20);
  here.end();
});

test("twenty updates in two seconds are shown, hurried but for moments", () => {
  const here = screen(upTo(0), SLOW);
  for (let n = 1; n <= 20; n++) {
    here.show(upTo(n));
    here.clock.pass(100);
  }
  expect(here.missed).toEqual([]);
  here.clock.pass(5_000);
  expect(here.places).toEqual([20, 20, 20, 20]);
  here.end();
});

// Recorded games of every kit

test("a game of every kit was recorded", () => {
  expect(STORIES.map(({ game }) => game).sort()).toEqual(Object.keys(kits).sort());
});

describe.each(STORIES)("$game", ({ game, updates }) => {
  test.each([true, false])("at no time is anything ahead of the board (without movement: %s)", (isStill) => {
    const here = screen(upTo(0), (steps) => scenesOf(game, steps, "normal", isStill));
    let log: Step[] = [];
    const look = (): void => {
      const [board = 0, counted = 0, logged = 0, asked = 0] = here.places;
      expect(board >= counted && counted >= logged && logged >= asked, String(here.places)).toBe(true);
    };
    for (const { n, told } of updates) {
      const steps = told.at(-1) ?? [];
      log = [...log, ...steps];
      here.show({ log, animateAfter: 0, state: n });
      look();
      const mayTake = timeOf(game, steps, "normal", isStill) + 100;
      here.clock.pass(mayTake, look);
      expect(here.places, "it lasts as the table says").toEqual([n, n, n, n]);
    }
    expect(here.heard.flat()).toEqual(expect.arrayContaining(rows(log)));
    here.end();
  });

  test("what everybody sees is shown to all for the same time", () => {
    for (const { told, n } of updates) {
      const times = told.map((steps) => timeOf(game, steps));
      expect(new Set(times).size, `row ${n}: ${times}`).toBe(1);
    }
  });

  test("every event of an update is in one scene, in order", () => {
    for (const { told } of updates)
      for (const steps of told) {
        const scenes = scenesOf(game, steps, "normal", false);
        expect(scenes.flatMap((scene) => typesIn(scene.steps))).toEqual(typesIn(steps));
        expect(typesIn(scenesOf(game, steps, "instant", false).flatMap((one) => one.steps))).toEqual(
          typesIn(steps),
        );
      }
  });

  test("what holds the position comes before the board goes on", () => {
    for (const { told } of updates) {
      const held = scenesOf(game, told.at(-1) ?? [], "normal", false).map(({ isHeld }) => isHeld);
      expect(held.join()).toBe([...held].sort().reverse().join());
    }
  });
});

test("a length that only the owner of a card could know is found", () => {
  const secret: Step = { n: 1, events: [{ type: "own-card-drawn", card: "trap" }] };
  const kit = kits["gouda-gangster"];
  if (!kit) throw new Error("no such kit");
  const before = kit.lengths ?? {};
  kit.lengths = { ...before, "own-card-drawn": "event" };
  expect(timeOf("gouda-gangster", [secret])).not.toBe(timeOf("gouda-gangster", [{ n: 1, events: [] }]));
  kit.lengths = before;
  expect(timeOf("gouda-gangster", [secret])).toBe(0);
});

describe("each moment lasts as the table says", () => {
  const events = (...types: string[]): Step[] => [
    { n: 1, events: types.map((type): SomeEvent => ({ type })) },
  ];
  const { step: STEP, roll, moment, win } = DURATIONS;
  test.each<[string, string, string[], number[]]>([
    ["the roll", "gouda-gouda", ["space-named", "dice-rolled"], [roll]],
    ["the trap", "gouda-gangster", ["target-chosen", "trap-sprung"], [moment, STEP]],
    ["the catch, and the way home", "pac-man", ["figure-stepped", "pac-man-caught"], [STEP + moment, STEP]],
    [
      "a fight in two rooms",
      "gouda-gangster",
      [
        "turn-passed",
        "fighter-revealed",
        "fighter-revealed",
        "cheese-won",
        "cheese-missed",
        "lives-lost",
        "round-began",
      ],
      [2 * moment, 0],
    ],
    ["the win", "quoridor", ["pawn-moved", "game-won"], [STEP, win]],
    ["the last catch", "pac-man", ["figure-stepped", "pac-man-caught", "ghosts-won"], [STEP + moment, win]],
  ])("%s", (_, game, types, times) => {
    expect(scenesOf(game, events(...types), "normal", false).map(({ ms }) => ms)).toEqual(times);
    expect(timeOf(game, events(...types), "fast")).toBe(times.reduce((sum, ms) => sum + ms) / 2);
    expect(timeOf(game, events(...types), "instant")).toBe(0);
  });
});
