/** Every ruling of every rules page gets its anchor, once, and every position its picture, in all languages alike. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rulesHtml } from "./rulesHtml";
import { LANGUAGES } from "../device/languages";

const page = (game: string, language: string): string =>
  rulesHtml(readFileSync(`../docs/rules/${game}.${language}.md`, "utf8"), game);

test.each(
  [
    ["quoridor", "Q", 12, 8],
    ["gouda-gangster", "GG", 25, 1],
    ["gouda-gouda", "GO", 29, 3],
    ["pac-man", "P", 19, 2],
  ].flatMap((row) =>
    LANGUAGES.map((language) => [language, ...row] as [string, string, string, number, number]),
  ),
)("%s: the rulings of %s", (language, game, letters, rulings, pictures) => {
  const html = page(game, language);
  const anchors = [...html.matchAll(/ id="([A-Z]+-\d+)"/g)].map(([, ruling]) => ruling);
  expect(anchors).toEqual(Array.from({ length: rulings }, (_, index) => `${letters}-${index + 1}`));
  expect(html.split("board-picture").length - 1).toBe(pictures);
  expect(html).not.toContain('.md"');
  expect(html, "a board is drawn, not written").not.toContain("<pre");
});

test("a link to another rules page stays in the web client", () => {
  expect(rulesHtml("[Q](quoridor.cs.md)", "pac-man")).toContain('href="/rules/quoridor"');
});
