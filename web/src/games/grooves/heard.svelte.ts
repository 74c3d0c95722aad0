/** What was heard last: the news of a message, or what a whole view brings along when one joins or looks back. */
import type { Heard } from "../../lib/board";
import type { Line } from "../../lib/types";

export class LastHeard {
  lines = $state.raw<Line[]>([]);

  constructor(now: () => { news: Heard[]; own: Line[] | undefined }) {
    let before: Line[] | undefined;
    $effect.pre(() => {
      const { news, own } = now();
      const heard = news.flatMap(({ lines }) => lines);
      if (heard.length) this.lines = heard;
      else if (own !== before) this.lines = own ?? [];
      before = own;
    });
  }
}

export function argument(line: Line, name: string): string {
  return String(line.args?.find(([key]) => key === name)?.[1] ?? "");
}
