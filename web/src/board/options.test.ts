/** Options become choices: enumerations, numbers, switches and mixtures, each with its name and sentence. */
import { expect, test } from "vitest";
import type { GameDetails } from "../protocol/generated/messages";
import { changedOptions, fitting, optionsOf, unusual, type Option } from "./options";

const WORDS = { yes: "yes", no: "no", usual: "as usual", seats: ["Place 1 · me", "Place 2 · Bob"] };
const facts = {
  options: {
    $ref: "#/$defs/Options",
    $defs: {
      Options: {
        properties: {
          first: {
            anyOf: [{ enum: ["chance"] }, { type: "integer", minimum: 0, maximum: 2, isSeat: true }],
            default: "chance",
          },
          hold: { type: "boolean", default: false, leastSeats: 3 },
          patience: { type: "integer", minimum: 5, maximum: 200, default: 30 },
          barriers: {
            anyOf: [
              { type: "integer", minimum: 0, maximum: 3 },
              { type: "array", items: { type: "integer", minimum: 0, maximum: 3 } },
              { type: "null" },
            ],
            default: null,
          },
          cheese_at: {
            anyOf: [{ type: "array", prefixItems: [{ type: "string" }], items: false }, { type: "null" }],
            default: null,
          },
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

test("a mixture of words and seats is one list; seats are called as the form does, and only those that exist", () => {
  expect(labels("first")).toEqual(["by lot", "Place 1 · me", "Place 2 · Bob"]);
  expect(options[0]).toMatchObject({ label: "Who begins", about: "By lot.", usual: "chance" });
});

test("a switch says yes and no, and what is usual may be nothing", () => {
  expect(labels("hold")).toEqual(["no", "yes"]);
  expect(labels("barriers")).toEqual(["as usual", "0", "1", "2", "3"]);
});

test("of a long row of numbers every one can be typed in", () => {
  const patience = options.find(({ name }) => name === "patience");
  expect(patience).toMatchObject({ number: { least: 5, most: 200 }, choices: [], usual: 30 });
});

test("what may differ from seat to seat, and what needs a picture, is known", () => {
  const barriers = options.find(({ name }) => name === "barriers");
  expect(barriers).toMatchObject({ perSeat: { least: 0, most: 3 }, isPicture: false });
  expect(options.find(({ name }) => name === "cheese_at")).toMatchObject({ isPicture: true, perSeat: null });
});

test("with fewer seats a seat that is gone is forgotten, and numbers per seat fit", () => {
  const find = (name: string): Option => {
    const found = options.find((option) => option.name === name);
    if (!found) throw new Error(name);
    return found;
  };
  expect(fitting(find("first"), 2, 2)).toBe("chance");
  expect(fitting(find("first"), 1, 2)).toBe(1);
  expect(fitting(find("barriers"), [1, 2, 3], 2)).toEqual([1, 2]);
  expect(fitting(find("barriers"), [1], 2)).toEqual([1, 2]);
  expect(fitting(find("patience"), 77, 2)).toBe(77);
  expect(fitting(find("patience"), undefined, 2)).toBe(30);
});

test("at a table all that is not as usual is said in words", () => {
  const labelled = (label: string, text: string): string => `${label} = ${text}`;
  const words = { ...WORDS, own: "our own", thing: (word: string) => `the ${word}`, labelled };
  const given = {
    ...{ first: 1, hold: false, patience: 30, board: { spaces: [] } },
    ...{ barriers: [3, 1], cheese_at: ["pot", "chest"] },
  };
  expect(changedOptions(facts, given, words)).toEqual([
    { label: "Who begins", text: "Place 2 · Bob" },
    { label: "barriers", text: "Place 1 · me = 3, Place 2 · Bob = 1" },
    { label: "cheese_at", text: "the pot, the chest" },
    { label: "board", text: "our own" },
  ]);
  expect(changedOptions(facts, { first: "chance", patience: 30 }, words)).toEqual([]);
});

test("what leaves no choice is not asked", () => {
  expect(labels("board")).toBeUndefined();
});

test("it is known from how many seats an option matters", () => {
  expect(options.map(({ name, leastSeats }) => [name, leastSeats])).toContainEqual(["hold", 3]);
  expect(options[0]?.leastSeats).toBe(0);
});

test("what is as usual is not sent", () => {
  const chosen = { hold: true, patience: 30, board: "cellar", strange: 1 };
  expect(unusual(options, chosen)).toEqual({ hold: true });
  expect(unusual(options, { ...chosen, hold: false })).toEqual({});
});
