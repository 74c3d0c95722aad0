/** The log as people read it: rows put together by whose turn they tell of. */
import type { Step } from "../board/props";

export interface LogGroup {
  /** The row it begins with. */
  n: number;
  actor: number | null;
  rows: Step[];
}

/** Who did what a row tells of: the seat named by the first event, if its type names one. */
function actorOf(row: Step, actors: Record<string, string>): number | null {
  const [event] = row.events;
  const who = event && event[actors[event.type] ?? ""];
  return typeof who === "number" ? who : null;
}

export function groupByActor(log: Step[], actors: Record<string, string>): LogGroup[] {
  const found: LogGroup[] = [];
  for (const row of log) {
    const actor = actorOf(row, actors);
    const last = found.at(-1);
    if (last && (actor === null || actor === last.actor)) last.rows.push(row);
    else found.push({ n: row.n, actor, rows: [row] });
  }
  return found;
}
