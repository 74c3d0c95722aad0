/** The boards of the games, each fetched when a table of it is opened. A new folder under games/ is found by itself. */
import type { Board } from "../lib/board";

const files = import.meta.glob<{ default: Board }>("../games/*/Board.svelte");

const fileOf = (game: string): string => `../games/${game}/Board.svelte`;

export const hasBoard = (game: string): boolean => fileOf(game) in files;

/** The game's own board, or undefined where the generic one must do. */
export function boardOf(game: string): Promise<Board> | undefined {
  return files[fileOf(game)]?.().then((module) => module.default);
}
