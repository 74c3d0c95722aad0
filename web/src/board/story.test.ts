/** Recorded games of every kit, told in a hurry, and how long they take to tell. */
import { describe, expect, test } from "vitest";
import { DURATIONS } from "../device/durations";
import type { SomeEvent } from "../protocol/generated/messages";
import { STORIES, type StoryUpdate } from "../testing/stories";
import { screen, timeOf, typesIn } from "../testing/story.svelte";
import { kits } from "./kits";
import type { Step } from "./props";
import { scenesOf } from "./scenes";

const LONGEST_TURN_MS = 2_500;
const told = (update: StoryUpdate): Step[] => update.told.at(-1) ?? [];

/** A screen that sees these updates come, and at no time tells anything that its board has not shown. */
function watched(game: string) {
  const here = screen({ log: [], animateAfter: 0, state: 0 }, (steps) =>
    scenesOf(game, steps, "normal", false),
  );
  let log: Step[] = [];
  const look = (): void => {
    const [board = 0, counted = 0, logged = 0, asked = 0] = here.places;
    expect(board >= counted && counted >= logged && logged >= asked, String(here.places)).toBe(true);
  };
  return {
    here,
    look,
    come(...updates: StoryUpdate[]) {
      const seen = updates.map((update) => {
        log = [...log, ...told(update)];
        return { log, animateAfter: 0, state: update.n };
      });
      here.show(...seen);
      look();
    },
    pass: (ms: number) => here.clock.pass(ms, look),
    /** Everything was told, once and in order, and the last question stands. */
    end(last: StoryUpdate | undefined) {
      here.clock.pass(60_000, look);
      expect(here.places).toEqual(Array(4).fill(last?.n));
      expect(here.said.flat()).toEqual(log.map(({ n }) => n));
      here.end();
    },
  };
}

describe.each(STORIES)("$game", ({ game, updates }) => {
  const [last] = updates.slice(-1);

  test("whoever skips now and then is told everything once, and nothing too early", () => {
    const table = watched(game);
    updates.forEach((update, index) => {
      table.come(update);
      table.pass((index % 4) * DURATIONS.step);
      if (index % 3 === 0) table.here.story.skip();
      table.look();
    });
    table.end(last);
  });

  test("every seat is asked at the same moments, whatever it alone was told", () => {
    const moments = (last?.told ?? []).map((_, seat) => {
      const here = screen({ log: [], animateAfter: 0, state: 0 }, (steps) =>
        scenesOf(game, steps, "normal", false),
      );
      let log: Step[] = [];
      const asked: string[] = [];
      const look = (): void => void asked.push(`${here.places.at(-1)} at ${here.clock.now()}`);
      updates.forEach(({ n, told: all }, index) => {
        log = [...log, ...(all[seat] ?? [])];
        here.show({ log, animateAfter: 0, state: n });
        here.clock.pass((index % 4) * DURATIONS.event, look);
      });
      here.end();
      return asked.filter((text, index) => text !== asked[index - 1]).join();
    });
    expect(moments.length).toBeGreaterThan(2);
    expect(new Set(moments).size).toBe(1);
  });

  test("two updates in one frame are one story", () => {
    const table = watched(game);
    for (let index = 0; index < updates.length; index += 2) {
      table.come(...updates.slice(index, index + 2));
      table.pass(LONGEST_TURN_MS);
    }
    table.end(last);
  });

  test("twenty updates in a second jump to now, and say how much was missed", () => {
    const table = watched(game);
    for (const update of updates) {
      table.come(update);
      table.pass(50);
    }
    const all = updates.flatMap(told).length;
    const missed = table.here.missed.reduce((sum, number) => sum + number, 0);
    expect(missed).toBeGreaterThan(0);
    expect(missed).toBeLessThanOrEqual(all);
    table.end(last);
  });
});

/** What begins somebody's turn: an event of the game, or that another one is asked. */
const BEGINS: Partial<Record<string, string>> = { "gouda-gouda": "space-named" };
/** Cards are reactions, and the game's great moments have their own length. */
const REACTIONS = [
  "dice-card-played",
  "card-answered",
  "transfer-played",
  "again-played",
  "again-played-for",
];

const figureOf = (events: SomeEvent[]): unknown =>
  (events.find(({ type }) => type === "figure-stepped") as { figure?: string } | undefined)?.figure;

/** Each turn's updates. */
function turnsOf(game: string, updates: StoryUpdate[]): StoryUpdate[][] {
  const turns: StoryUpdate[][] = [];
  let before = "";
  updates.forEach((update, index) => {
    const events = told(update).flatMap((step) => step.events);
    const begins = BEGINS[game];
    const whose = String([updates[index - 1]?.asked, figureOf(events)]);
    const isNew = begins ? events.some(({ type }) => type === begins) : whose !== before;
    before = whose;
    if (isNew || !turns.length) turns.push([]);
    turns.at(-1)?.push(update);
  });
  return turns;
}

describe("pace", () => {
  const isFight = (update: StoryUpdate): boolean => typesIn(told(update)).includes("fighter-revealed");
  const isWin = (game: string, update: StoryUpdate): boolean =>
    typesIn(told(update)).some((type) => kits[game]?.lengths?.[type] === "win");

  test.each(STORIES)(
    "a whole turn in $game without reactions is told in two and a half seconds",
    ({ game, updates }) => {
      const turns = turnsOf(game, updates).filter(
        (turn) =>
          !turn.some((update) => isFight(update) || isWin(game, update)) &&
          !turn.some((update) => typesIn(told(update)).some((type) => REACTIONS.includes(type))),
      );
      expect(turns.length).toBeGreaterThan(4);
      for (const turn of turns) {
        const table = watched(game);
        for (const update of turn) {
          const begun = table.here.clock.now();
          table.come(update);
          while (table.here.story.isBusy) table.pass(1);
          expect(table.here.clock.now() - begun).toBeLessThanOrEqual(timeOf(game, told(update)) + 3 * 16);
        }
        expect(
          table.here.clock.now(),
          turn.flatMap((update) => typesIn(told(update))).join(),
        ).toBeLessThanOrEqual(LONGEST_TURN_MS);
        table.here.end();
      }
    },
  );

  test.each([false, true])(
    "a fight is a moment for each room with rats in it, and no longer (still: %s)",
    (isStill) => {
      const fights = STORIES.flatMap(({ game, updates }) =>
        updates.filter(isFight).map((update) => [game, update] as const),
      );
      expect(fights.length).toBeGreaterThan(2);
      const shown: string[] = [];
      for (const [game, update] of fights) {
        const events = told(update).flatMap((step) => step.events);
        const rooms = new Set(
          events
            .filter(({ type }) => type === "fighter-revealed")
            .map((one) => (one as { room?: string }).room),
        );
        const fight = events.slice(events.findIndex(({ type }) => type === "fighter-revealed"));
        const held = scenesOf(game, [{ n: 1, events: fight }], "normal", isStill).filter((one) => one.isHeld);
        shown.push(...held.flatMap(({ steps }) => typesIn(steps)));
        expect(held.reduce((sum, { ms }) => sum + ms, 0)).toBe(rooms.size * DURATIONS.moment);
      }
      expect(shown).toContain("lives-lost");
    },
  );
});
