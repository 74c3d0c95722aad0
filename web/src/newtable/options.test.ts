/** Options become choices: enumerations, numbers, switches and mixtures, each with its name and sentence. */
import { expect, test } from "vitest";
import type { GameDetails } from "../protocol/generated/messages";
import { optionsOf } from "./options";

const WORDS = { yes: "yes", no: "no", usual: "as usual" };
const facts = {
  options: {
    $ref: "#/$defs/Options",
    $defs: {
      Options: {
        properties: {
          first: {
            anyOf: [{ enum: ["chance"] }, { type: "integer", minimum: 0, maximum: 2 }],
            default: "chance",
          },
          hold: { type: "boolean", default: false, leastSeats: 3 },
          patience: { type: "integer", minimum: 5, maximum: 200, default: 30 },
          barriers: { anyOf: [{ type: "integer", minimum: 0, maximum: 3 }, { type: "null" }], default: null },
          board: { anyOf: [{ enum: ["cellar"] }, { $ref: "#/$defs/Board" }], default: "cellar" },
        },
      },
      Board: { type: "object" },
    },
  },
  words: { "option-first": "Who begins", "option-first-about": "By lot.", "option-first-chance": "by lot" },
} as unknown as GameDetails;

const options = optionsOf(facts, WORDS);
const labels = (name: string) =>
  options.find((option) => option.name === name)?.choices.map(({ label }) => label);

test("a mixture of words and numbers is one list, with names where there are some", () => {
  expect(labels("first")).toEqual(["by lot", "0", "1", "2"]);
  expect(options[0]).toMatchObject({ label: "Who begins", about: "By lot.", usual: "chance" });
});

test("a switch says yes and no, and what is usual may be nothing", () => {
  expect(labels("hold")).toEqual(["no", "yes"]);
  expect(labels("barriers")).toEqual(["as usual", "0", "1", "2", "3"]);
});

test("a long row of numbers becomes a short one that has the usual value", () => {
  const patience = options.find(({ name }) => name === "patience");
  expect(patience?.choices.length).toBeLessThan(50);
  expect(patience?.choices.map(({ value }) => value)).toContain(30);
});

test("what leaves no choice is not asked", () => {
  expect(labels("board")).toBeUndefined();
});

test("it is known from how many seats an option matters", () => {
  expect(options.map(({ name, leastSeats }) => [name, leastSeats])).toContainEqual(["hold", 3]);
  expect(options[0]?.leastSeats).toBe(0);
});
