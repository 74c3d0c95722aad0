/** What a screen asks while the story goes on: the question waits until all before it has been shown. */
import type { StepPresenter } from "../board/presentSteps.svelte";
import { openQuestion, type SeatState } from "./seatState";

/** Nobody is asked anything. */
const QUIET = {
  question: null,
  menu: [],
  asked: [],
  askedCount: 0,
  deadline: 0,
  inGrace: [],
  window: null,
  armable: [],
  canUndoTo: null,
} satisfies Partial<SeatState>;

/**
 * What is asked, as far as the story has come; `now` is what the server has said last. A question that stands and still
 * stands when the story has ended, such as one that others answer at the same time, is asked all the while.
 */
export function askingOf(
  story: Pick<StepPresenter<SeatState>, "asked" | "isBusy">,
  now: SeatState | undefined,
): SeatState | undefined {
  const { asked } = story;
  if (!now || !story.isBusy) return now;
  if (!asked) return { ...now, ...QUIET, over: null };
  const question = openQuestion(asked);
  const isSame = question !== null && question === openQuestion(now) && asked.seat === now.seat;
  return isSame ? now : { ...asked, ...QUIET };
}
