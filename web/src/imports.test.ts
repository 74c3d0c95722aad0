/** Folders are imported one way. The table says what each may import; every import of every file is compared with it. */
import { expect, test } from "vitest";

const BELOW_BOARDS = ["protocol/", "device/", "words/", "ui/", "api/"];
const BELOW_FEATURES = [...BELOW_BOARDS, "fairness/", "board/", "table/"];
const FEATURES = ["home", "newtable", "lessons", "puzzles", "replay", "rules", "workshop", "account"];

/** How the server is reached is known to `protocol/server` alone. */
const INSIDE_PROTOCOL = ["protocol/http", "protocol/socket"];

/** Requests stand by subject in `api`. Words are read before it, and the store of a live table holds its connection. */
const SERVER = "protocol/server";
const ASK_THE_SERVER = ["api/", "words/", "table/tableStore.svelte.ts"];

/** What the files of a folder may import besides each other, as beginnings of paths. */
const ALLOWED: Record<string, string[]> = {
  protocol: [],
  device: [],
  fairness: ["device/"],
  words: ["protocol/", "device/"],
  ui: ["protocol/", "device/", "words/"],
  api: ["protocol/", "device/", "words/", "ui/"],
  board: BELOW_BOARDS,
  "board/grid": ["device/", "words/", "ui/", "board/"],
  // A game knows its view, its events and its menu: no requests, settings or addresses, and no other game.
  games: [
    "protocol/generated/",
    "protocol/structuralShare",
    "protocol/menu",
    "device/durations",
    "device/frames",
    "device/ticker",
    "device/languages",
    "words/",
    "ui/",
    "board/",
  ],
  table: [...BELOW_BOARDS, "fairness/", "board/"],
  ...Object.fromEntries(FEATURES.map((feature) => [feature, BELOW_FEATURES])),
  app: [...BELOW_FEATURES, ...FEATURES.map((feature) => `${feature}/`)],
  testing: [...BELOW_BOARDS, "board/"],
};

const SOURCES = import.meta.glob<string>("./*/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The folder that a file belongs to; every game is one of its own. */
function folderOf(path: string): string {
  const [first = "", second = ""] = path.split("/");
  return first === "games" || second === "grid" ? `${first}/${second}` : first;
}

const isTest = (path: string): boolean => /\.test(-kit)?\.ts$/.test(path);

function mayImport(path: string, target: string): boolean {
  const folder = folderOf(path);
  if (folder === folderOf(target)) return true;
  if (INSIDE_PROTOCOL.includes(target)) return false;
  if (target === SERVER && !isTest(path)) return ASK_THE_SERVER.some((start) => path.startsWith(start));
  if (target.startsWith("testing/")) return isTest(path);
  return !!ALLOWED[folder.replace(/^games\/.*/, "games")]?.some((start) => target.startsWith(start));
}

/** What this file imports although it may not. */
function wrongImports(path: string, source: string): string[] {
  const found = source.matchAll(/(?:\bfrom|\bimport|\bimport\(|\bvi\.mock\()\s*"(\.[^"]*)"/g);
  const targets = [...found].map(([, name = ""]) => new URL(name, `file:///${path}`).pathname.slice(1));
  return targets.filter((target) => !mayImport(path, target)).map((target) => `${path} -> ${target}`);
}

test("every import goes the way that the table allows", () => {
  const files = Object.entries(SOURCES).map(([path, source]) => [path.slice(2), source] as const);
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(([path, source]) => wrongImports(path, source))).toEqual([]);
});

test.each([
  ["table/Log.svelte", 'import Board from "../games/quoridor/Board.svelte";'],
  ["games/quoridor/Board.svelte", 'import { OFFSETS } from "../pac-man/directions";'],
  ["games/quoridor/Board.svelte", 'import { settings } from "../../device/settings.svelte";'],
  ["home/HomeScreen.svelte", 'const open = () => import("../rules/RulesScreen.svelte");'],
  ["table/tableStore.svelte.ts", 'import { ReconnectingSocket } from "../protocol/socket";'],
  ["replay/ReplayScreen.svelte", 'import { get } from "../protocol/server";'],
  ["board/props.ts", 'import { Geometry } from "./grid/geometry";'],
  ["words/words.ts", 'export { recorded } from "../testing/recorded";'],
  ["words/words.ts", 'import "../app/main";'],
])("a wrong import into %s is found", (path, source) => {
  expect(wrongImports(path, source)).toHaveLength(1);
});
