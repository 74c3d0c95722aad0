/** Boards of one's own: which games have them, and those that come from an address, a file or an earlier visit. */
import { unpack } from "../api/boardLink";
import { galleryOf, parseBoard } from "../api/boards";
import { shaped } from "./boardShape";
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

/** The board in an address; null if there is none, and a fault if it is no board. */
export async function boardIn(game: string, hash: string): Promise<unknown> {
  const board = await unpack(hash);
  return board === null ? null : shaped(game, board);
}

/** A board of one's own in an address, and the option that takes it; null if there is none. */
export async function ownBoard(game: string, hash: string): Promise<OwnBoard | null> {
  const board = canMake(game) ? await boardIn(game, hash) : null;
  return board ? { option: (await galleryOf(game)).option, board } : null;
}

/** The board of a file, or null if nobody could draw it. */
export async function readFile(game: string, text: string): Promise<unknown> {
  return drawn(game, await parseBoard(game, text));
}

/** What was kept of an earlier visit, or null if nobody could draw it. */
export function readDraft(game: string, text: string | null): unknown {
  try {
    return drawn(game, JSON.parse(text ?? "null"));
  } catch {
    return null;
  }
}

function drawn(game: string, board: unknown): unknown {
  try {
    return shaped(game, board);
  } catch {
    return null;
  }
}
