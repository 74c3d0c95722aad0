/** What the screen around a board adds to its stage: the bar below it, and the column beside it. */
import { getContext, setContext, type Snippet } from "svelte";

export interface StageHost {
  /** In place of what the board asks: an earlier step is looked at, or the screen is for several people. */
  bar?: Snippet | null;
  /** Whose turn it is, for a board that asks nothing itself. */
  text?: string;
  /** Said in small letters with the question, such as that extra time runs. */
  note?: string;
  /** The last of one's time, beside the question. */
  clock?: Snippet | null;
  /** What is new is still being shown to whoever has just opened this screen: nothing is asked yet. */
  isOpening?: boolean;
  /** Something is being shown, and the next question waits for it. */
  isBusy?: boolean;
  /** The row of the log up to which the question is asked. */
  step?: number | undefined;
  /** In the side column, below the board's own tools. */
  more?: Snippet | null;
  /** On a narrow screen `more` stands above the board: it says what is to be done. */
  leads?: boolean;
  /** The game is over: on a narrow screen `more` stands in the place of hand and tools. */
  isOver?: boolean;
}

const KEY = Symbol("stage");

/** `host` is read anew whenever it changes, so give an object with getters. */
export const hostStage = (host: StageHost): StageHost => setContext(KEY, host);
export const stageHost = (): StageHost => getContext<StageHost | undefined>(KEY) ?? {};
