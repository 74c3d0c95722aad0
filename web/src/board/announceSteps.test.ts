import { expect, it, vi } from "vitest";
import { spokenSteps } from "./announceSteps";
import type { Step } from "./props";

vi.mock("../words/pageWords.svelte", () => ({
  t: (key: string, { number }: { number: number }) => `${key} ${number}`,
}));

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
