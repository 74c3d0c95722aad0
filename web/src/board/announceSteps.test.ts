/** What is read out of steps: a sentence for every event of every game, and a summary of many. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES, type Language } from "../device/languages";
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
const words = () => ({
  stepSentences: (all: { events: { type: string }[] }[]) =>
    all.flatMap(({ events }) => events.map(({ type }) => type)),
  sentence: ({ key }: { key: string }) => key,
});

it("reads every event of a few steps", () => {
  expect(spokenSteps("nim", steps(5), words)).toEqual([
    "event 1",
    "event 2",
    "event 3",
    "event 4",
    "event 5",
  ]);
});

it("sums up what was missed for long, and reads the last step", () => {
  expect(spokenSteps("nim", steps(6), words)).toEqual(["web-missed-steps 6", "event 6"]);
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
          announceSteps(game, [step], () => wordsFor(game, language, names));
          const said = announcer.polite.map(({ text }) => text);
          const remarks = step.events.flatMap((event) => kit.remarks?.(event, step.events) ?? []);
          expect(said.length, JSON.stringify(step.events)).toBe(step.events.length + remarks.length);
          expect(said.filter((text) => BARE_KEY.test(text) || text.includes("{"))).toEqual([]);
        }
    });
  },
);

it("says nothing of an event that only a newer server knows", () => {
  announceSteps("quoridor", [{ n: 1, events: [{ type: "pawn-flew" }] }], () => wordsFor("quoridor", "en"));
  expect(announcer.polite).toEqual([]);
});

describe("a narrow loss in a fight", () => {
  const rat = (seat: number, strength: number, room = "bedroom") => ({
    ...{ type: "fighter-revealed", seat, room, strength, cards: [], count: 0, hurt: 0, round: 1, final: 0 },
  });
  const fight = (...rats: ReturnType<typeof rat>[]): Step => ({
    n: 1,
    events: [...rats, { type: "cheese-won", room: "bedroom", winners: [0], count: 1, cheese: 1 }],
  });
  const said = (step: Step, language: Language): string[] =>
    spokenSteps("gouda-gangster", [step], () => wordsFor("gouda-gangster", language, ["Ann", "Bob", "Cid"]));

  it.each<[Language, string, string]>([
    ["en", "Bob is 2 short!", "Cid misses it by a whisker!"],
    ["cs", "Bob: chybí 2!", "Cid přichází o sýr jen o chlup!"],
    ["de", "Bob hat 2 zu wenig!", "Cid scheitert um ein Haar!"],
    ["fr", "Il manque 2 à Bob\u00a0!", "Cid rate le fromage d’un poil\u00a0!"],
  ])("is read out after its room in %s", (language, short, level) => {
    expect(said(fight(rat(0, 10), rat(1, 8), rat(2, 10)), language).slice(-2)).toEqual([short, level]);
  });

  it("is none far from it, nor in another room", () => {
    expect(said(fight(rat(0, 10), rat(1, 2), rat(2, 9, "basement")), "en")).toHaveLength(4);
  });
});
