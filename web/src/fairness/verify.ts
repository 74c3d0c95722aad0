/** Checks a finished game as a stranger would: the promise, every draw, and the chain over every line. */
import { hexToBytes } from "@noble/hashes/utils.js";
import { chain, commitment, draw, drawKey, type Outcome } from "./draws";

/** What could come up at a row, and how likely each was. */
export interface ChanceRow {
  n: number;
  outcomes: Outcome[];
}

export interface Drawn {
  n: number;
  action: string;
  /** How many outcomes there were, and the chance of this one. */
  of: number;
  chance: number;
  fits: boolean;
}

export interface Report {
  promise: boolean;
  drawn: Drawn[];
  chain: boolean;
  /** Of the digests this browser kept while the game ran: all of them occur. null: none was kept. */
  kept: boolean | null;
  rows: number;
}

export function isFair(report: Report): boolean {
  return report.promise && report.chain && report.kept !== false && report.drawn.every(({ fits }) => fits);
}

export function check(file: string, chances: ChanceRow[], kept: string[] = []): Report {
  const { tags, headerLines, rows, digest } = read(file);
  const seed = hexToBytes(tags.Seed ?? "");
  const table = tags.Table ?? "";
  const key = drawKey(seed, table, (tags.Nonces ?? "").split(";"));
  const outcomesAt = new Map(chances.map(({ n, outcomes }) => [n, outcomes]));
  const drawn = rows
    .filter(({ seat }) => seat === "-")
    .map(({ n, action }) => compare(key, n, action, outcomesAt.get(n) ?? []));
  const digests = chain(
    seed,
    table,
    headerLines,
    rows.map(({ text }) => text),
  );
  return {
    promise: commitment(seed) === tags.Commitment,
    drawn,
    chain: digests.at(-1) === digest,
    kept: kept.length ? kept.every((one) => digests.includes(one)) : null,
    rows: rows.length,
  };
}

function compare(key: Uint8Array, n: number, action: string, outcomes: Outcome[]): Drawn {
  const total = outcomes.reduce((sum, [, weight]) => sum + Number(weight), 0);
  const weight = Number(outcomes.find(([text]) => text === action)?.[1] ?? 0);
  const fits = outcomes.length > 0 && draw(key, n, outcomes) === action;
  return { n, action, of: outcomes.length, chance: total ? weight / total : 0, fits };
}

interface Row {
  n: number;
  seat: string;
  action: string;
  text: string;
}

function read(file: string): {
  tags: Record<string, string>;
  headerLines: string;
  rows: Row[];
  digest: string;
} {
  const [head = "", body = ""] = file.split("\n\n", 2);
  const lines = head.split("\n");
  const headerLines = lines.filter((line) => !line.startsWith("[Seed ")).map((line) => line + "\n");
  const rows: Row[] = [];
  let digest = "";
  for (const line of body.split("\n")) {
    const [, name, value = ""] = TAG.exec(line) ?? [];
    if (name === "Digest") digest = value;
    if (!line || name) continue;
    const text = (line.split(";")[0] ?? "").trimEnd();
    const [n = "", seat = "", ...action] = text.split(" ");
    rows.push({ n: Number(n), seat, action: action.join(" "), text });
  }
  return { tags: Object.fromEntries(lines.map(readTag)), headerLines: headerLines.join(""), rows, digest };
}

const TAG = /^\[(\w+) "(.*)"\]$/;

function readTag(line: string): [string, string] {
  const [, name = "", value = ""] = TAG.exec(line) ?? [];
  return [name, value.replace(/\\(.)/g, "$1")];
}
