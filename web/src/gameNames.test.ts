/** A game is known by name in its own folder and nowhere else: the others find it by its kit. */
import { expect, test } from "vitest";
import { kits } from "./board/kits";

const SOURCES = import.meta.glob<string>(
  ["./*/**/*.{ts,svelte,css}", "!./games/**", "!./testing/**", "!./**/generated/**", "!./**/*.test.ts"],
  { query: "?raw", import: "default", eager: true },
);

/** Every spelling of a game: pac-man, pac_man, PacMan, "Pac Man". */
const NAMES = new RegExp(
  Object.keys(kits)
    .map((id) => id.replaceAll("-", "[-_ !]*"))
    .join("|"),
  "gi",
);
const COMMENTS = /\/\*[^]*?\*\/|<!--[^]*?-->|(?<=^|\s)\/\/ .*$/gm; // which may give a game as an example

const named = (path: string, source: string): string[] =>
  [...source.replace(COMMENTS, "").matchAll(NAMES)].map(([name]) => `${path}: ${name}`);

test("no file outside games/ names a game", () => {
  expect(Object.keys(SOURCES).length).toBeGreaterThan(100);
  expect(Object.keys(SOURCES).filter((path) => path.endsWith(".css")).length).toBeGreaterThan(0);
  expect(Object.entries(SOURCES).flatMap(([path, source]) => named(path, source))).toEqual([]);
});

test.each([
  'if (game === "pac-man") return isLayout(value);',
  "isMadeOf(value, { pac_man: isName });",
  "function isPacMan(): boolean",
  ".gouda-gouda :global(.board) {",
  "const TITLE = 'Gouda! Gouda!'; // as on the box",
])("a game named in %s is found", (source) => {
  expect(named("board/planted.ts", source)).toHaveLength(1);
});
