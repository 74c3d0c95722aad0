/** What the board reads from its view. */
import type { Board, View } from "../../protocol/generated/gouda-gouda";

/** The board of this table: named boards come with the view, a board of one's own stands in the options. */
export function boardOf(view: View): Board {
  if (view.board) return view.board;
  if (typeof view.options.board === "string") throw new Error(`no picture of ${view.options.board}`);
  return view.options.board;
}

/** What is left of these mice by seat, as pairs of seat and number. */
export function heapOf(mice: number[]): [seat: number, number: number][] {
  return mice.map((number, seat): [number, number] => [seat, number]).filter(([, number]) => number > 0);
}
