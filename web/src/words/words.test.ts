/** Sentences speak to who reads them, where the language has a form for it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { MouseMoved } from "../protocol/generated/gouda-gouda";
import { LANGUAGES, type Language } from "../device/languages";
import { Words } from "./words";

const FOLDER = "../src/cheeseboard/games";
const GAMES = readdirSync(FOLDER).filter((name) => existsSync(`${FOLDER}/${name}/words`));
const text = (game: string, language: Language): string =>
  readFileSync(`${FOLDER}/${game}/words/${language}.ftl`, "utf8");
const speaking = (language: Language, you: number | null): Words =>
  new Words(language, [text("gouda_gouda", language)], ["Ann", "Bob"], you);

test("what you do and what is done to your things is said to you, to others by name", () => {
  const climb: MouseMoved = {
    type: "mouse-moved",
    mover: 0,
    owner: 1,
    direction: "up",
    from: "old-chest",
    to: "metal-drum",
    leaves_board: false,
  };
  const said = [0, 1, null].map((you) => speaking("en", you).event(climb));
  expect(said[0]).toMatch(/^You move one of Bob’s mice up/);
  expect(said[1]).toMatch(/^Ann moves one of your mice up/);
  expect(said[2]).toMatch(/^Ann moves one of Bob’s mice up/);
  const own = { ...climb, owner: 0 };
  expect(speaking("en", 0).event(own)).toMatch(/^You move one of your mice up/);
  expect(speaking("en", 1).event(own)).toMatch(/^Ann moves one of their own mice up/);
  expect(speaking("en", null).event(own)).toMatch(/^Ann moves one of their own mice up/);
  expect(speaking("en", 0).text("tell-name", { who: "0+1" })).toContain("Ann");
});

test.each(LANGUAGES)("%s counts what is alike", (language) => {
  const words = speaking(language, null);
  const [green, red] = [words.word("green"), words.word("red")];
  expect(words.word("green+green+red+green")).toBe(`3× ${green} ${words.text("and")} ${red}`);
});

test.each(LANGUAGES)("%s writes one minus sign", (language) => {
  const words = new Words(language, [text("gouda_gangster", language)]);
  expect(words.text("board-strength-hurt", { whole: 0, loss: 10, number: -10 })).toMatch(/ 0 − 10 .* = −10$/);
});

test.each(LANGUAGES)("%s speaks to its reader wherever English does", (language) => {
  const forms = (game: string, of: Language): string[] => {
    let key = "";
    return text(game, of)
      .split("\n")
      .flatMap((row) => {
        key = /^([a-z][\w-]*) =/.exec(row)?.[1] ?? key;
        const form = /^ {4}\.((?:you|among|same)-[\w-]+) =/.exec(row)?.[1];
        return form ? [`${key}.${form}`] : [];
      });
  };
  for (const game of GAMES) {
    expect(forms(game, language)).toEqual(forms(game, "en"));
    expect(forms(game, language).length).toBeGreaterThan(4);
  }
});

test("a refusal says what to do next before the ruling it names, and speaks to its reader", () => {
  const file = [
    "refused-crosses = It would cross another. (Q-8)",
    "    .next = Choose another place.",
    "refused-not-yours = It is not { SEAT($seat) }’s turn.",
    "    .you-seat = It is not your turn.",
    "    .next = Wait.",
    "refused-late = Too late.",
  ].join("\n");
  const words = new Words("en", [file], ["Ann", "Bob"], 1);
  expect(words.refusal("crosses")).toBe("It would cross another. Choose another place. (Q-8)");
  expect(words.refusal("not-yours", { seat: 1 })).toBe("It is not your turn. Wait.");
  expect(words.refusal("not-yours", { seat: 0 })).toBe("It is not Ann’s turn. Wait.");
  expect(words.refusal("late")).toBe("Too late.");
  expect(words.text("refused-crosses")).toBe("It would cross another. (Q-8)");
});

test("who is one of several is spoken to, and not called by name", () => {
  const won = { type: "cheese-won", room: "bedroom", winners: [0, 2], count: 2, cheese: 2 };
  const said = (language: Language, you: number | null): string =>
    new Words(language, [text("gouda_gangster", language)], ["Ann", "Bob", "Cat"], you).event(won);
  expect(said("en", 0)).toBe("You and Cat each get a cheese in the bedroom.");
  expect(said("en", 1)).toMatch(/^Ann and Cat each get/);
  for (const language of LANGUAGES) expect(said(language, 2)).not.toContain("Cat");
});

test("who is one of several stands first among them", () => {
  const files = ["../src/cheeseboard/words/en.ftl", `${FOLDER}/gouda_gangster/words/en.ftl`];
  const texts = files.map((file) => readFileSync(file, "utf8"));
  const words = new Words("en", texts, ["Ann", "Bob", "Eve"], 0);
  const here = (who: string): string => words.text("board-rats-here", { who });
  expect([here("0+1"), here("0+1+2")]).toEqual(["Here: you and Bob.", "Here: you, Bob and Eve."]);
});
