/** The log as people read it: rows put together by whose turn they tell of. */
import type { Step } from "../board/props";

export interface Chapter {
  /** The row it begins with. */
  n: number;
  who: number | null;
  rows: Step[];
}

/** Who did what a row tells of: the seat named by the first event, if its type names one. */
function actor(row: Step, actors: Record<string, string>): number | null {
  const [event] = row.events;
  const who = event && event[actors[event.type] ?? ""];
  return typeof who === "number" ? who : null;
}

export function chapters(log: Step[], actors: Record<string, string>): Chapter[] {
  const found: Chapter[] = [];
  for (const row of log) {
    const who = actor(row, actors);
    const last = found.at(-1);
    if (last && (who === null || who === last.who)) last.rows.push(row);
    else found.push({ n: row.n, who, rows: [row] });
  }
  return found;
}
