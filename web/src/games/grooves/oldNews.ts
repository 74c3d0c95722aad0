/** Steps as a board reads them whose events have no types yet. */
import type { Step } from "../../lib/board";
import type { Line } from "../../generated/messages";

export interface Heard {
  n: number;
  lines: Line[];
}

export function oldNews(steps: Step[]): Heard[] {
  return steps.map(({ n, events }) => ({ n, lines: events as unknown as Line[] }));
}

export function argument(line: Line, name: string): string {
  return String(line.args?.find(([key]) => key === name)?.[1] ?? "");
}
