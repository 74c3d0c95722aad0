/** What is read out of steps: a sentence for every event of every game, and a summary of many. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../device/languages";
import { BARE_KEY } from "../testing/boardProps";
import { recorded, wordsFor } from "../testing/recorded";
import { announcer } from "../ui/announcer.svelte";
import { announceSteps, spokenSteps } from "./announceSteps";
import { kits } from "./kits";
import type { Step } from "./props";

vi.mock("../words/pageWords.svelte", () => ({
  t: (key: string, { number }: { number: number }) => `${key} ${number}`,
}));
afterEach(() => announcer.clear());

const steps = (count: number): Step[] =>
  Array.from({ length: count }, (_, index) => ({ n: index + 1, events: [{ type: `event ${index + 1}` }] }));
const words = {
  stepSentences: (all: { events: { type: string }[] }[]) =>
    all.flatMap(({ events }) => events.map(({ type }) => type)),
};

it("reads every event of a few steps", () => {
  expect(spokenSteps(words, steps(5))).toEqual(["event 1", "event 2", "event 3", "event 4", "event 5"]);
});

it("sums up what was missed for long, and reads the last step", () => {
  expect(spokenSteps(words, steps(6))).toEqual(["web-missed-steps 6", "event 6"]);
});

describe.each(Object.entries(kits).flatMap(([game, kit]) => (kit ? [{ game, kit }] : [])))(
  "$game",
  ({ game, kit }) => {
    it.each(LANGUAGES)("has a sentence for each of its events in %s", (language) => {
      const own = wordsFor(game, language);
      const types = Object.keys(kit.sounds);
      expect(types.length).toBeGreaterThan(5);
      expect(types.filter((type) => !own.knows(`event-${type}`))).toEqual([]);
    });

    it.each(LANGUAGES)("reads every recorded event out in %s", (language) => {
      const scenes = recorded(game);
      expect(scenes.flatMap((scene) => scene.steps).length).toBeGreaterThan(10);
      for (const { names, steps } of scenes)
        for (const step of steps) {
          announcer.clear();
          announceSteps(wordsFor(game, language, names), [step]);
          const said = announcer.polite.map(({ text }) => text);
          expect(said.length, JSON.stringify(step.events)).toBe(step.events.length);
          expect(said.filter((text) => BARE_KEY.test(text) || text.includes("{"))).toEqual([]);
        }
    });
  },
);

it("says nothing of an event that only a newer server knows", () => {
  announceSteps(wordsFor("quoridor", "en"), [{ n: 1, events: [{ type: "pawn-flew" }] }]);
  expect(announcer.polite).toEqual([]);
});
