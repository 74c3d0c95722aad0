/** What the server knows of boards: those of ours, what is wrong with one, and how bots fare on it. */
import { get, post, RefusedError } from "../protocol/http";
import { settings } from "../device/settings.svelte";
import type {
  BoardProblems,
  BalanceEstimate,
  BoardProblem,
  PresetBoards,
  ParsedBoard,
} from "../protocol/generated/messages";

export const galleryOf = (game: string): Promise<PresetBoards> => get(`/boards/${game}`);

export async function problemsOf(game: string, board: unknown): Promise<BoardProblem[]> {
  return (await post<BoardProblems>("/boards/check", { game, board })).problems;
}

/** The board of a file, as the rules read it. */
export async function parseBoard(game: string, text: string): Promise<unknown> {
  return (await post<ParsedBoard>("/boards/read", { game, text })).board;
}

/** Bots play; `tell` hears of every game. Ends when all are played or `signal` says so. */
export async function estimate(
  game: string,
  board: unknown,
  games: number,
  signal: AbortSignal,
  tell: (now: BalanceEstimate) => void,
): Promise<void> {
  const reply = await fetch("/api/boards/balance", {
    method: "POST",
    headers: { "Accept-Language": settings.language, "Content-Type": "application/json" },
    body: JSON.stringify({ game, board, games }),
    signal,
  });
  if (!reply.ok || !reply.body)
    throw new RefusedError(await reply.json().catch(() => ({ code: "our-fault" })), reply.status);
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) tell(JSON.parse(line) as BalanceEstimate);
  }
}
