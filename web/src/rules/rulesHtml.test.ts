/** Every ruling of every rules page gets its anchor, once, and every position its picture, in all languages alike. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rulesHtml } from "./rulesHtml";

const PAGES = readdirSync("../docs/rules").filter((name) => /^[a-z-]+\.[a-z]{2}\.md$/.test(name));

test("there are rules pages", () => expect(PAGES.length).toBeGreaterThan(10));

test.each(PAGES)("the rulings of %s", (name) => {
  const [game = ""] = name.split(".");
  const page = readFileSync(`../docs/rules/${name}`, "utf8");
  const html = rulesHtml(page, game);
  const written = new Set(
    [...page.matchAll(/^(?:[-*] +\*\*|\*\*|#+ +|\| *\*\*)([A-Z]{1,3}-\d+)\b/gm)].map(([, one]) => one),
  );
  const anchors = [...html.matchAll(/ id="([A-Z]+-\d+)"/g)].map(([, ruling]) => ruling);
  expect(anchors.length).toBeGreaterThan(3);
  expect(anchors).toEqual([...written]);
  const drawn = [...page.matchAll(/^```([a-z-]+)$/gm)].filter(
    ([, kind]) => kind === game || kind === "board",
  );
  expect(html.split("board-picture").length - 1).toBe(drawn.length);
  expect(html).not.toContain('.md"');
  expect(html, "a board is drawn, not written").not.toContain("<pre");
});

test("a link to another rules page stays in the web client", () => {
  expect(rulesHtml("[Q](quoridor.cs.md)", "pac-man")).toContain('href="/rules/quoridor"');
});
