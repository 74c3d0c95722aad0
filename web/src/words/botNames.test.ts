import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { namesForBots } from "./botNames";

const WORDS = readFileSync("../src/cheeseboard/words/en.ftl", "utf8");
const CHOICES = (/^bot-names = (.*)$/m.exec(WORDS)?.[1] ?? "").split(", ");

test.each([
  ["tbl-1", ["Frida", "Knut"]],
  ["A_b-9", ["Zuzu", "Kiko"]],
])("the server's vectors: %s", (table, names) => {
  expect(namesForBots(CHOICES, table, ["", ""])).toEqual(names);
});

test("in a rematch bots keep their names, wherever they sit", () => {
  const [first, second, third] = namesForBots(CHOICES, "tbl-1", ["", "", "Ann"]);
  expect(third).toBeDefined();
  expect(namesForBots(CHOICES, "tbl-1", ["Ann", "", ""], [2, 0, 1]).slice(1)).toEqual([first, second]);
});

test("a person's name is not given to a bot, and the other bots keep theirs", () => {
  const names = namesForBots(CHOICES, "tbl-1", ["KNUT", "", ""]);
  const before = namesForBots(CHOICES, "tbl-1", ["", "", ""]);
  expect(names[1]).not.toBe("Knut");
  expect(names[2]).toBe(before[2]);
});
