/** What a Quoridor board shows, as the server tells it. */
import type { Line, Menu } from "../../lib/types";

export interface View {
  options: { size: number };
  pawns: string[];
  goals: string[];
  hands: number[];
  barriers: string[];
  to_move: number;
  turns: number;
  end: string;
  news: Line[];
}

/** The words a form of the menu offers. */
export function offered(menu: Menu, verb: string): string[] {
  return menu.find((form) => form.verb === verb)?.slots[0]?.words ?? [];
}

export function argument(line: Line, name: string): string {
  return String(line.args?.find(([key]) => key === name)?.[1] ?? "");
}

/** The last thing that was done: a square somebody went to, or a place where a barrier was laid. */
export function lastAction(news: Line[]): { verb: "move" | "wall"; at: string } | null {
  for (const line of news) {
    if (line.key === "news-move") return { verb: "move", at: argument(line, "to") };
    if (line.key === "news-wall") return { verb: "wall", at: argument(line, "at") };
  }
  return null;
}
