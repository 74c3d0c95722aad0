/** A lesson as this page goes through it. The server's rules answer every try; here is only where the learner stands. */
import { attemptLesson, lessonOf } from "../api/lessons";
import type { Refused } from "../board/props";
import { savedStep, saveFinished, saveStep } from "../device/lessonProgress";
import type {
  LessonDetails,
  LessonProgress,
  LessonStepDetails,
  PositionView,
} from "../protocol/generated/messages";

const PAUSE_MS = 750; // eyes can follow what the others do one after another
const OFF_TASK = "lesson-other";

export class LessonStore {
  readonly facts: LessonDetails;
  step = $state(0);
  /** Answers given in this step. */
  done = $state.raw<string[]>([]);
  position = $state.raw<PositionView | null>(null);
  /** The step of that position: the one before, until the server has answered. */
  shown = $state(-1);
  /** The others have played and the learner may answer. */
  isReady = $state(false);
  hints = $state.raw<Record<string, string>>({});
  /** What the rules said to the last try. */
  refused = $state.raw<Refused | null>(null);
  /** The last try was allowed, but not what the step is about. */
  isOffTask = $state(false);
  pending = $state<string | null>(null);
  #isMet = $state(false);
  #run = 0;

  constructor(facts: LessonDetails) {
    this.facts = facts;
    this.step = savedStep(facts.game, facts.id, facts.steps.length);
  }

  static async open(game: string, lesson: string): Promise<LessonStore> {
    return new LessonStore(await lessonOf(game, lesson));
  }

  get here(): LessonStepDetails | undefined {
    return this.facts.steps[this.step];
  }
  /** All steps are behind. */
  get isOver(): boolean {
    return this.step >= this.facts.steps.length;
  }
  /** What this step asks for has been done. */
  get isDone(): boolean {
    return (
      this.here !== undefined && (this.here.refused ? this.#isMet : this.done.length >= this.here.answers)
    );
  }

  /** Go to a step; behind the last one the lesson is finished. */
  async go(step: number, reducedMotion = false): Promise<void> {
    this.step = Math.max(0, Math.min(step, this.facts.steps.length));
    this.done = [];
    this.#isMet = this.isReady = false;
    this.pending = null;
    this.#forget();
    this.#save();
    const run = ++this.#run;
    if (!this.isOver) await this.#show(await this.#ask(null), run, reducedMotion);
  }

  /** Try an answer; tells whether the step goes on by it. */
  async act(action: string, reducedMotion = false): Promise<boolean> {
    if (this.pending !== null || this.isDone || !this.isReady) return false;
    const run = this.#run;
    this.#forget();
    this.pending = action;
    try {
      const seen = await this.#ask(action);
      if (run !== this.#run) return false;
      if (seen.code) this.#refuse(seen, action);
      else await this.#show(seen, run, reducedMotion);
      return !seen.code;
    } finally {
      if (run === this.#run) this.pending = null;
    }
  }

  #save(): void {
    const { game, id } = this.facts;
    if (this.isOver) saveFinished(game, id);
    else saveStep(game, id, this.step);
  }

  #forget(): void {
    this.refused = null;
    this.isOffTask = false;
  }

  #refuse({ code, params: facts }: LessonProgress, action: string): void {
    if (code === OFF_TASK) this.isOffTask = true;
    else this.refused = { code, action, facts };
    if (this.here?.refused === code) this.#isMet = true;
  }

  #ask(action: string | null): Promise<LessonProgress> {
    const { step, done } = this;
    const { game, id: lesson } = this.facts;
    return attemptLesson({ game, lesson, step, done, action });
  }

  /** One position after the other; whoever goes elsewhere meanwhile sees no more of it. */
  async #show(seen: LessonProgress, run: number, reducedMotion: boolean): Promise<void> {
    this.isReady = false;
    for (const [index, position] of seen.positions.entries()) {
      if (index) await new Promise((resolve) => setTimeout(resolve, reducedMotion ? PAUSE_MS / 3 : PAUSE_MS));
      if (run !== this.#run) return;
      this.position = position;
      this.shown = seen.step;
      this.pending = null;
    }
    this.hints = Object.fromEntries(
      Object.entries(seen.overlays).map(([name, all]) => [name, all.join(" ")]),
    );
    this.done = seen.done;
    this.isReady = true;
  }
}
