/** Boards of one's own: which games have them, and those that come from an address, a file or an earlier visit. */
import { unpack } from "../api/boardLink";
import { galleryOf, parseBoard } from "../api/boards";
import { kits } from "./kits";

/** Games that have boards of one's own. */
export const GAMES = Object.keys(kits).filter((game) => canMake(game));
export function canMake(game: string): boolean {
  return kits[game]?.editor !== undefined;
}

export interface OwnBoard {
  option: string;
  board: unknown;
}

/** Whether somebody could draw it. Whether one can play on it, the rules say. */
async function isBoard(game: string, value: unknown): Promise<boolean> {
  return (await kits[game]?.editor?.shape())?.isBoard(value) ?? false;
}

/** The board in an address; null if there is none, and a fault if it is no board. */
export async function boardIn(game: string, hash: string): Promise<unknown> {
  const board = await unpack(hash);
  if (board === null || (await isBoard(game, board))) return board;
  throw new TypeError("no board has this shape");
}

/** A board of one's own in an address, and the option that takes it; null if there is none. */
export async function ownBoard(game: string, hash: string): Promise<OwnBoard | null> {
  const board = canMake(game) ? await boardIn(game, hash) : null;
  return board ? { option: (await galleryOf(game)).option, board } : null;
}

/** The board of a file, or null if nobody could draw it. */
export async function readFile(game: string, text: string): Promise<unknown> {
  const board = await parseBoard(game, text);
  return (await isBoard(game, board)) ? board : null;
}

/** What was kept of an earlier visit, or null if nobody could draw it. */
export async function readDraft(game: string, text: string | null): Promise<unknown> {
  try {
    const board: unknown = JSON.parse(text ?? "null");
    return (await isBoard(game, board)) ? board : null;
  } catch {
    return null;
  }
}
