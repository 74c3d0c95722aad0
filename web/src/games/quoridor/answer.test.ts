/** The answer of a puzzle is said by the squares beside a wall and lit on the board. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../device/languages";
import { Words } from "../../words/words";
import { kit } from "./kit";

test.each(LANGUAGES)("%s says where a wall stands and where a pawn goes", (language) => {
  const file = readFileSync(`../src/cheeseboard/games/quoridor/words/${language}.ftl`, "utf8");
  const words = new Words(language, [file]);
  const said = ["wall h6h", "move e2", "pass"].map((action) => {
    const sentence = kit.answer?.(action);
    return sentence && words.sentence(sentence);
  });
  expect(said[0]).toMatch(/^\p{L}.* h6–i6 .* h7–i7$/u);
  expect(said[1]).toMatch(/^\p{L}.* e2$/u);
  expect(said[2]).toBeNull();
});

test("the answer is lit where the wall or the pawn goes", () => {
  const places = ["wall h6h", "move e2", "pass"].map((action) => kit.placesOf?.(action, {} as never));
  expect(places).toEqual([["h6h"], ["e2"], []]);
});
