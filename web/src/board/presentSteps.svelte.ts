/**
 * The one place that decides what is new to this screen. Steps of the log are handed on once each and in order, also
 * where several messages came at once: to sounds at once, to the board as `newSteps`, and two frames later to whoever
 * reads them out.
 */
import { untrack } from "svelte";
import type { Step } from "./props";
import { afterFrames } from "../device/frames.svelte";

/** What has happened as far as this screen knows it. */
export interface Seen {
  log: Step[];
  /** Steps after this row are new when the screen is opened. */
  animateAfter: number;
  /** Another one means that the screen was opened anew, for somebody else or at another place of the game. */
  screen?: string;
}

export interface Sinks {
  /** Called for every change of what is seen, also one without a step. */
  sound?: (steps: Step[], isOpening: boolean) => void;
  /** Called with nothing when the screen is opened or left: what one person heard is not for the next. */
  announce?: (steps: Step[]) => void;
  /** How long the board takes to show these steps, in milliseconds. */
  lengthOf?: (steps: Step[]) => number;
}

/** Does something a little later; gives back how to call it off. */
export type Clock = (work: () => void) => () => void;

/** When the board has been drawn, and who is asked. */
export const afterTheBoard: Clock = (work) => afterFrames(2, work);

export class StepPresenter {
  /** For the board: what to animate now. */
  newSteps = $state.raw<Step[]>([]);
  /** When all that was handed on has come to rest on the board, by `performance.now()`. */
  restsAt = 0;

  /** What was handed to the board is not to be animated again. */
  settle(): void {
    this.newSteps = [];
  }
}

/** Hand on what is new of what `seen` gives; to be called while a component is made. */
export function presentSteps(
  clock: Clock,
  seen: () => Seen | undefined,
  { sound, announce, lengthOf }: Sinks = {},
): StepPresenter {
  const presenter = new StepPresenter();
  let screen: string | null = null; // none yet
  let presented = -1;
  let unsaid: Step[] = [];
  let callOff = (): void => undefined;

  function present(steps: Step[]): void {
    presenter.newSteps = steps;
    if (lengthOf) presenter.restsAt = Math.max(presenter.restsAt, performance.now() + lengthOf(steps));
    if (!announce || !steps.length) return;
    if (!unsaid.length)
      callOff = clock(() => {
        const all = unsaid;
        unsaid = [];
        if (all.length) announce(all);
      });
    unsaid = [...unsaid, ...steps];
  }

  function look(now: Seen): void {
    const isOpening = screen !== (now.screen ?? "");
    const newest = now.log.at(-1)?.n ?? now.animateAfter;
    if (isOpening) {
      unsaid = [];
      announce?.([]);
    }
    screen = now.screen ?? "";
    if (isOpening || newest < presented) {
      presented = now.animateAfter; // or gone back to an earlier step
      presenter.settle();
    }
    const steps = now.log.slice(now.log.findLastIndex(({ n }) => n <= presented) + 1);
    presented = Math.max(presented, newest);
    if (steps.length) present(steps);
    sound?.(steps, isOpening);
  }

  $effect.pre(() => {
    const now = seen();
    untrack(() => now && look(now));
  });
  $effect(() => () => {
    callOff(); // whoever has left is told nothing more
    announce?.([]);
  });
  return presenter;
}
