/** The fields of the game's view that the board draws. */
import type { Line } from "../../lib/types";

export interface Space {
  id: string;
  kind: string;
  x: number;
  y: number;
  up: string[];
}

export interface Board {
  spaces: Space[];
  start: string[];
  table: string;
  cheese: [string, number][];
}

export interface Asking {
  kind: string;
  asked: number[];
  answered: number;
  mine: string;
}

export interface View {
  options: { board: string | Board; cheese: string };
  board: Board | null;
  seat: number | null;
  mice: [string, number[]][];
  cheese: [string, number][];
  eaten: [number, number][];
  hand: string[];
  cards: number[];
  used: string[][];
  mover: number;
  space: string;
  dice: string[];
  turns: number;
  phase: string;
  spreading: number | null;
  throw: number;
  window: Asking | null;
  pile: [number, string][];
  end: string;
  news: Line[];
  hands: string[][];
}

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
