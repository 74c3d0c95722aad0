/**
 * The story of a game: one queue and one clock for all that a screen shows of what happens. Each update of the server
 * is shown in scenes, one after the other; only then the numbers follow, then the log and whoever reads it out, then the
 * next question. So nothing is told before it is shown. Steps are handed on once each and in order, however they came.
 */
import { untrack } from "svelte";
import type { Step } from "./props";
import type { Scene } from "./scenes";
import { BURST_MS, LONGEST_UPDATE_MS } from "../device/durations";
import { afterFrames } from "../device/frames.svelte";

/** What has happened as far as this screen knows it. */
export interface Seen<State = unknown> {
  log: Step[];
  /** Steps after this row are new when the screen is opened. */
  animateAfter: number;
  /** Another one means that the screen was opened anew, for somebody else or at another place of the game. */
  screen?: string;
  /** All that is known with these steps. */
  state?: State;
}

interface Heard {
  /** The screen has just been opened: what is new happened before. */
  isOpening: boolean;
  /** The last of what an update brings. */
  isLast: boolean;
}

export interface Sinks<State = unknown> {
  /** What is shown of these steps; all of them at once, and without taking time, if nothing is said. */
  scenesOf?: (steps: Step[]) => Scene[];
  /** A scene begins. */
  sound?: (steps: Step[], heard: Heard & { state: State | undefined }) => void;
  /** Called with nothing when the screen is opened or left: what one person heard is not for the next. */
  announce?: (steps: Step[]) => void;
  /** The next question is there. */
  ask?: (state: State | undefined, isOpening: boolean) => void;
  /** So many steps came so fast that they were not shown one by one. */
  miss?: (steps: Step[]) => void;
}

/** Does things later; gives back how to call them off. */
export interface Clock {
  now: () => number;
  after: (ms: number, work: () => void) => () => void;
  afterFrame: (work: () => void) => () => void;
}

export const PAGE_CLOCK: Clock = {
  now: () => performance.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  afterFrame: (work) => afterFrames(1, work),
};

const BURST = 20; // updates in a second: somebody was away, and nobody could follow
const IN_STEP = 3; // updates that may wait before everything but moments is hurried

interface Entry<State> {
  state: State | undefined;
  steps: Step[];
  scenes: Scene[];
  isOpening: boolean;
}

export class StepPresenter<State = unknown> {
  /** For the board: what to animate now. */
  newSteps = $state.raw<Step[]>([]);
  /** What the board shows. */
  board = $state.raw<State | undefined>(undefined);
  /** What numbers and phases are read from. */
  counted = $state.raw<State | undefined>(undefined);
  /** How far the log tells. */
  logged = $state.raw<State | undefined>(undefined);
  /** Whose question stands. */
  asked = $state.raw<State | undefined>(undefined);
  /** Something is still being shown, and the question waits. */
  isBusy = $state(false);
  /** The last of what an update brings is on the board, so also that the game is over. */
  isLastScene = $state(true);

  #clock: Clock;
  #sinks: Sinks<State>;
  #screen: string | null = null; // none yet
  #presented = -1;
  #queue: Entry<State>[] = [];
  #unsaid: Step[] = [];
  #arrivals: number[] = [];
  #callOff = (): void => undefined;

  constructor(clock: Clock, sinks: Sinks<State>) {
    [this.#clock, this.#sinks] = [clock, sinks];
  }

  /** What was handed to the board is not to be animated again. */
  settle(): void {
    this.newSteps = [];
  }

  /** Show the end of all that waits; false: nothing did. */
  skip(): boolean {
    const last = this.#queue.at(-1);
    if (!last) return false;
    this.#callOff();
    for (const entry of this.#queue) this.#tell(entry);
    this.#queue = [last];
    last.scenes = [];
    this.settle();
    this.#end(last);
    return true;
  }

  look(now: Seen<State>): void {
    const isOpening = this.#screen !== (now.screen ?? "");
    const newest = now.log.at(-1)?.n ?? now.animateAfter;
    if (isOpening) this.close();
    this.#screen = now.screen ?? "";
    if (isOpening || newest < this.#presented) {
      this.#presented = now.animateAfter; // or gone back to an earlier step
      this.#stop();
      this.settle();
    }
    const steps = now.log.slice(now.log.findLastIndex(({ n }) => n <= this.#presented) + 1);
    this.#presented = Math.max(this.#presented, newest);
    if (steps.length) this.#add(now.state, steps, isOpening);
    else this.#replace(now.state, isOpening);
  }

  /** Nothing of what was known here is shown any more. */
  close(): void {
    this.leave();
    this.settle();
    this.#screen = null;
    this.board = this.counted = this.logged = this.asked = undefined;
  }

  /** Whoever looked has gone: nothing more is told to them. */
  leave(): void {
    this.#stop();
    this.#unsaid = [];
    this.#sinks.announce?.([]);
  }

  #stop(): void {
    this.#callOff();
    this.#queue = [];
    this.isBusy = false;
    this.isLastScene = true;
  }

  /** What an update brings is to be told, once. */
  #tell(entry: Entry<State>): void {
    this.#unsaid = [...this.#unsaid, ...entry.steps];
    entry.steps = [];
  }

  /** How things are now that no step has brought about. */
  #replace(state: State | undefined, isOpening: boolean): void {
    const last = this.#queue.at(-1);
    if (last && this.#queue.length === 1 && this.board === last.state) this.board = state;
    if (last) last.state = state;
    else {
      this.board = this.counted = this.logged = this.asked = state;
      this.#sinks.ask?.(state, isOpening);
    }
  }

  #add(state: State | undefined, steps: Step[], isOpening: boolean): void {
    const scenes = this.#sinks.scenesOf?.(steps) ?? [{ steps, ms: 0, isMoment: false, isHeld: false }];
    this.#queue.push({ state, steps, scenes, isOpening });
    const now = this.#clock.now();
    this.#arrivals = [...this.#arrivals.filter((at) => at > now - BURST_MS), now];
    const isTooLong = scenes.reduce((sum, { ms }) => sum + ms, 0) > LONGEST_UPDATE_MS;
    if (this.#arrivals.length >= BURST || isTooLong) {
      const missed = this.#queue.flatMap((entry) => entry.steps);
      this.skip();
      this.#sinks.miss?.(missed);
    } else if (this.#queue.length === 1) this.#goOn();
  }

  /** The next scene of the update that is being shown; after the last one all the rest. */
  #goOn(): void {
    const [entry] = this.#queue;
    if (!entry) return;
    this.isBusy = true;
    const scene = entry.scenes.shift();
    if (!scene) {
      this.#tell(entry);
      return this.#end(entry);
    }
    this.#show(entry, scene);
    const isLast = !entry.scenes.length;
    const { state, isOpening } = entry;
    this.#sinks.sound?.(scene.steps, { state, isOpening, isLast });
    const share = scene.isMoment ? 1 : Math.min(1, IN_STEP / this.#queue.length);
    if (scene.ms) this.#callOff = this.#clock.after(scene.ms * share, () => this.#goOn());
    else this.#goOn();
  }

  #show(entry: Entry<State>, scene: Scene): void {
    this.isLastScene = !entry.scenes.length;
    this.newSteps = scene.steps;
    if (!scene.isHeld || this.board === undefined || entry.isOpening) this.board = entry.state;
  }

  /** All of an update has been shown: now it is counted, told, and asked. */
  #end(entry: Entry<State>): void {
    this.isBusy = true;
    this.isLastScene = true;
    this.board = this.counted = entry.state;
    this.#callOff = this.#clock.afterFrame(() => {
      this.logged = entry.state;
      const steps = this.#unsaid;
      this.#unsaid = [];
      if (steps.length) this.#sinks.announce?.(steps);
      this.#callOff = this.#clock.afterFrame(() => {
        this.#queue.shift();
        this.board = this.counted = this.logged = this.asked = entry.state;
        this.isBusy = this.#queue.length > 0;
        this.#sinks.ask?.(entry.state, entry.isOpening);
        this.#goOn();
      });
    });
  }
}

/** Tell what is new of what `seen` gives, by this clock; to be called while a component is made. */
export function presentSteps<State = unknown>(
  clock: Clock,
  seen: () => Seen<State> | undefined,
  sinks: Sinks<State> = {},
): StepPresenter<State> {
  const presenter = new StepPresenter<State>(clock, sinks);
  $effect.pre(() => {
    const now = seen();
    untrack(() => (now ? presenter.look(now) : presenter.close()));
  });
  $effect(() => () => presenter.leave());
  return presenter;
}
