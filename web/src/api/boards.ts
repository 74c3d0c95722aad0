/** What the server knows of boards: those of ours, what is wrong with one, and how bots fare on it. */
import { get, post, Refusal } from "../protocol/http";
import { kits } from "../board/kits";
import { settings } from "../device/settings.svelte";
import type {
  BoardProblems,
  BalanceEstimate,
  BoardProblem,
  PresetBoards,
  ParsedBoard,
} from "../protocol/generated/messages";
import { unpack } from "./boardLink";
import { shaped } from "./boardShape";

/** Games that have boards of one's own. */
export const GAMES = Object.keys(kits).filter((game) => canMake(game));
export function canMake(game: string): boolean {
  return kits[game]?.editor !== undefined;
}

export interface OwnBoard {
  option: string;
  board: unknown;
}

export const galleryOf = (game: string): Promise<PresetBoards> => get(`/making/${game}`);

export async function faultsOf(game: string, board: unknown): Promise<BoardProblem[]> {
  return (await post<BoardProblems>("/making/check", { game, board })).faults;
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
  const { board } = await post<ParsedBoard>("/making/read", { game, text });
  return drawn(game, board);
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

/** Bots play; `tell` hears of every game. Ends when all are played or `signal` says so. */
export async function estimate(
  game: string,
  board: unknown,
  games: number,
  signal: AbortSignal,
  tell: (now: BalanceEstimate) => void,
): Promise<void> {
  const reply = await fetch("/api/making/estimate", {
    method: "POST",
    headers: { "Accept-Language": settings.language, "Content-Type": "application/json" },
    body: JSON.stringify({ game, board, games }),
    signal,
  });
  if (!reply.ok || !reply.body)
    throw new Refusal(await reply.json().catch(() => ({ code: "our-fault" })), reply.status);
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) tell(JSON.parse(line) as BalanceEstimate);
  }
}
