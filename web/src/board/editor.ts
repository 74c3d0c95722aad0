/** The contract between the workshop and a game's editor: the editor brings its parts, the workshop lays them out. */
import type { Snippet } from "svelte";
import type { BoardProblem } from "../protocol/generated/messages";
import type { History } from "./undoHistory.svelte";

export interface EditorParts {
  game: string;
  history: History<unknown>;
  empty: unknown;
  /** As the rules want it, as it is drawn, and as a file. */
  toOption: (made: never) => unknown;
  fromOption: (board: never) => unknown;
  file: (made: never) => string;
  /** What the rules have against the board. */
  setProblems: (problems: BoardProblem[]) => void;
  /** The kinds of things that a board may hold. */
  setKinds?: (kinds: string[]) => void;
  /** A board, small. */
  thumbnail: Snippet<[never]>;
  tools: Snippet;
  picture: Snippet;
  beside?: Snippet;
}

export interface EditorProps {
  workshop: Snippet<[EditorParts]>;
}
