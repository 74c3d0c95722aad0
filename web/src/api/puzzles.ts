/** Puzzles: how many there are, one of them, and what the rules say to a try. */
import { get, post } from "../protocol/server";
import type {
  PuzzleAttemptResult,
  PuzzleCount,
  PuzzleCounts,
  PuzzleDetails,
} from "../protocol/generated/messages";

export const puzzleCounts = async (): Promise<PuzzleCount[]> => (await get<PuzzleCounts>("/puzzles")).games;
export const puzzleOf = (game: string, number: number): Promise<PuzzleDetails> =>
  get<PuzzleDetails>(`/puzzles/${game}/${number}`);
export const attemptPuzzle = (
  game: string,
  number: number,
  actions: string[],
): Promise<PuzzleAttemptResult> => post<PuzzleAttemptResult>("/puzzles/attempt", { game, number, actions });
