/** Small questions to what the server tells a Quoridor board. */
import type { Line, Menu } from "../../lib/types";
import { argument } from "../grooves/heard.svelte";

/** The words a form of the menu offers. */
export function offered(menu: Menu, verb: string): string[] {
  return menu.find((form) => form.verb === verb)?.slots[0]?.words ?? [];
}

/** The last thing that was done: a square somebody went to, or a place where a barrier was laid. */
export function lastAction(news: readonly Line[]): { verb: "move" | "wall"; at: string } | null {
  for (const line of news.toReversed()) {
    if (line.key === "news-move") return { verb: "move", at: argument(line, "to") };
    if (line.key === "news-wall") return { verb: "wall", at: argument(line, "at") };
  }
  return null;
}
