/** The vectors of docs/reference/fair-chance.md, and a golden game of the Python tests, checked in TypeScript. */
import { readFileSync } from "node:fs";
import { bytesToHex } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { check, isFair, type ChanceRow } from "./verify";
import { chain, commitment, drawKey, drawNumber } from "./draws";

const SEED = Uint8Array.from({ length: 32 }, (_, byte) => byte);
const NONCES = ["00112233445566778899aabbccddeeff", ""];
const KEY = drawKey(SEED, "tbl-1", NONCES);

test("the commitment and the draw key of the vectors", () => {
  expect(commitment(SEED)).toBe("e79ef006ba01fd8e15d28936b381c9fecfc9f03848f118f55e9fefdb179a8dd7");
  expect(bytesToHex(KEY)).toBe("5e32b8c76cb75f268c02f10987ef424b5ca3127393e502a5d6bafb2943de35c5");
});

test.each([
  [6n, [3n, 2n, 0n, 0n, 1n, 1n, 3n, 3n]],
  [55n, [36n, 30n, 30n, 3n, 23n, 5n, 43n, 7n]],
  [3n << 61n, [5655951769111153485n, 5428607173473911930n, 5021808454684495350n, 1681690112065668048n]],
])("the draws of the vectors below %d", (total, numbers) => {
  expect(numbers.map((_, index) => drawNumber(KEY, index + 1, total))).toEqual(numbers);
});

test("the chain of the vectors", () => {
  const digests = chain(SEED, "tbl-1", '[Game "quoridor"]\n', ["1 - first 0", "2 0 move e2", "3 1 wall e3h"]);
  expect(digests[0]).toMatch(/^ecd0af13.*a6fb44$/);
  expect(digests[3]).toBe("60f132c9b5ed4294640b01ecb00e5b5752024371c39fc4c5ff79bae837201a47");
});

const FILE = readFileSync("../tests/games/quoridor/golden/three-handicap.game", "utf8");
const CHANCES: ChanceRow[] = FILE.split("\n")
  .filter((line) => / - first /.test(line))
  .map((line) => ({ n: parseInt(line), outcomes: ["0", "1", "2"].map((seat) => [`first ${seat}`, 1]) }));

test("a true game is found fair", () => {
  const report = check(FILE, CHANCES);
  expect(report.drawn.length).toBeGreaterThan(0);
  expect(isFair(report)).toBe(true);
  expect(report.kept).toBeNull();
});

test("a game that was lost on time is found fair, and a falsified time-out is not", () => {
  const file = readFileSync("../tests/games/quoridor/golden/lost-on-time.game", "utf8");
  const chances: ChanceRow[] = [{ n: 1, outcomes: ["0", "1"].map((seat) => [`first ${seat}`, 1]) }];
  expect(file).toMatch(/^\d+ T timeout [01]$/m);
  expect(isFair(check(file, chances))).toBe(true);
  const falsified = file.replace(
    /(T timeout) ([01])/,
    (_, row: string, seat: string) => `${row} ${1 - Number(seat)}`,
  );
  expect(check(falsified, chances).chain).toBe(false);
});

test("a digest that was kept must occur", () => {
  const digest = /\[Digest "(.*)"\]/.exec(FILE)?.[1] ?? "";
  expect(check(FILE, CHANCES, [digest]).kept).toBe(true);
  expect(isFair(check(FILE, CHANCES, [digest, "0".repeat(64)]))).toBe(false);
});

test.each([
  ["another seed", FILE.replace(/\[Seed "../, '[Seed "00'), "promise"],
  ["another action", FILE.replace(/^(\d+ \d) move .*/m, "$1 move e5"), "chain"],
  ["another name", FILE.replace("[Seats ", "[Seats  "), "chain"],
] as const)("%s is found", (_, file, what) => {
  const report = check(file, CHANCES);
  expect(report[what]).toBe(false);
  expect(isFair(report)).toBe(false);
});

test("the limit of take-backs is part of what is checked, and a file without it is as fair as ever", () => {
  const file = readFileSync("../tests/games/gouda_gouda/golden/take-back.game", "utf8");
  const report = check(file, []);
  expect(report).toMatchObject({ promise: true, chain: true });
  expect(check(file.replace('[Takeback "2"]\n', ""), []).chain).toBe(false);
  const old = readFileSync("../tests/witnesses/files/gouda-gangster-over.game", "utf8");
  expect(old).toMatch(/^\d+ T back \d+$/m);
  expect(check(old, [])).toMatchObject({ promise: true, chain: true });
});

test("another draw is found at its row", () => {
  const changed = FILE.replace(/ - first (\d)/, (_, seat: string) => ` - first ${(Number(seat) + 1) % 3}`);
  expect(check(changed, CHANCES).drawn[0]?.fits).toBe(false);
});
