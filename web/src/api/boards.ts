/** What the server knows of boards: those of ours, what is wrong with one, and how bots fare on it. */
import { get, lines, post } from "../protocol/server";
import type {
  BoardProblems,
  BalanceEstimate,
  BalanceRequest,
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
  asked: BalanceRequest,
  signal: AbortSignal,
  tell: (now: BalanceEstimate) => void,
): Promise<void> {
  for await (const now of lines<BalanceEstimate>("/boards/balance", asked, signal)) tell(now);
}
