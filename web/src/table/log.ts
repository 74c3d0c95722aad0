/** The log as people read it: rows put together by whose turn they tell of. */
import type { Heard } from "../lib/board";
import type { Known } from "../lib/told";

export interface Chapter {
  /** The row it begins with. */
  n: number;
  who: number | null;
  rows: Heard[];
}

function actor(row: Heard): number | null {
  const who = row.lines[0]?.args?.find(([name]) => name === "who")?.[1];
  return typeof who === "number" ? who : null;
}

/** What is to be read out now: all since what was read out before, also where several messages came at once. */
export function unspoken(spoken: Known | undefined, now: Known | undefined): Heard[] {
  if (!now) return [];
  if (!spoken || spoken.seat !== now.seat) return now.fresh;
  const first = now.log.findLastIndex((row) => row.n <= spoken.n) + 1;
  return now.log.slice(first);
}

export function chapters(log: Heard[]): Chapter[] {
  const found: Chapter[] = [];
  for (const row of log) {
    const who = actor(row);
    const last = found.at(-1);
    if (last && (who === null || who === last.who)) last.rows.push(row);
    else found.push({ n: row.n, who, rows: [row] });
  }
  return found;
}
