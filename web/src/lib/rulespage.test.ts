/** Every ruling of every rules page gets its anchor, once. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rulesHtml } from "./rulespage";

test.each([
  ["quoridor", "Q", 12],
  ["gouda-gangster", "GG", 15],
  ["gouda-gouda", "GO", 15],
  ["pac-man", "P", 15],
])("the rulings of %s", (game, letters, least) => {
  const html = rulesHtml(readFileSync(`../docs/rules/${game}.md`, "utf8"));
  const anchors = [...html.matchAll(/ id="([A-Z]+-\d+)"/g)].map(([, ruling]) => ruling);
  expect(anchors.length).toBeGreaterThanOrEqual(least);
  expect(new Set(anchors).size).toBe(anchors.length);
  expect(anchors).toContain(`${letters}-9`);
});
