/** The boards, each loaded when it is first needed. Games without one are shown by the generic table. */
import type { Board } from "./board";

const boards = import.meta.glob<{ default: Board }>("../games/*/Board.svelte");

export async function boardOf(game: string): Promise<Board | null> {
  return (await boards[`../games/${game}/Board.svelte`]?.())?.default ?? null;
}
