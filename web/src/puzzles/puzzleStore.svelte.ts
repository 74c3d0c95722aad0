/** One puzzle while it is being solved: what was done, what the server says to it, and what the board shows now. */
import { RefusedError } from "../protocol/refusedError";
import { attemptPuzzle, puzzleOf } from "../api/puzzles";
import type { Refused, Step } from "../board/props";
import { notices, errorText } from "../ui/notices.svelte";
import type { Menu, PuzzleDetails, PuzzleAttemptResult, Sentence } from "../protocol/generated/messages";

export type PuzzleStatus = "asked" | "thinking" | "right" | "wrong" | "solved";
const PAUSE_MS = 750; // between two steps that are shown

export class PuzzlePlay {
  puzzle = $state.raw<PuzzleDetails | null>(null);
  status = $state<PuzzleStatus>("asked");
  found = $state(0);
  hints = $state(0);
  view = $state.raw<unknown>(null);
  menu = $state.raw<Menu>([]);
  /** The steps of this try. */
  log = $state.raw<Step[]>([]);
  pending = $state<string | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** What follows a try, as it was told: for those who read it. */
  shown = $state.raw<{ seat: number; action: string }[]>([]);

  #actions: string[] = [];
  #checkpoint: { view: unknown; menu: Menu } = { view: null, menu: [] };
  #run = 0;
  #tries = $state(0);
  readonly #reducedMotion: () => boolean;

  constructor(reducedMotion: () => boolean) {
    this.#reducedMotion = reducedMotion;
  }

  async open(game: string, number: number): Promise<void> {
    const run = ++this.#run;
    const puzzle = await puzzleOf(game, number);
    if (run !== this.#run) return;
    this.puzzle = puzzle;
    this.#actions = [];
    this.found = 0;
    this.hints = 0;
    this.#checkpoint = { view: puzzle.view, menu: puzzle.menu };
    this.again();
  }

  /** Back to the last position that was right. */
  again(): void {
    this.#run++;
    this.#tries++;
    this.status = "asked";
    this.shown = [];
    this.log = [];
    this.view = this.#checkpoint.view;
    this.menu = this.#checkpoint.menu;
    this.refused = null;
    this.pending = null;
  }

  /** Which try is on the screen. */
  get screen(): string {
    return String(this.#tries);
  }

  /** The answer that is wanted now. */
  get wanted(): string {
    return this.puzzle?.solution[this.#actions.length] ?? "";
  }

  /** What helps to find it, the vaguest first. */
  get hintTexts(): Sentence[] {
    return this.puzzle?.hints[this.#actions.length] ?? [];
  }

  async act(action: string): Promise<boolean> {
    const puzzle = this.puzzle;
    if (!puzzle || this.status === "thinking") return false;
    const run = ++this.#run;
    this.pending = action;
    this.refused = null;
    this.status = "thinking";
    const actions = [...this.#actions, action];
    try {
      const { game, number } = puzzle;
      const tried = await attemptPuzzle(game, number, actions);
      if (run !== this.#run) return false;
      await this.#show(tried, actions, run);
      return true;
    } catch (fault) {
      if (run === this.#run) this.#refuse(fault, action);
      return false;
    }
  }

  #refuse(fault: unknown, action: string): void {
    this.pending = null;
    this.status = "asked";
    if (fault instanceof RefusedError && fault.status === 409)
      this.refused = { code: fault.code, action, facts: fault.facts };
    else notices.show(errorText(fault), "bad");
  }

  async #show(tried: PuzzleAttemptResult, actions: string[], run: number): Promise<void> {
    this.menu = [];
    this.pending = null;
    for (const [index, step] of tried.steps.entries()) {
      if (index && !this.#reducedMotion()) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      if (run !== this.#run) return;
      this.view = step.view;
      this.log = [...this.log, { n: this.log.length + 1, events: step.events }];
      if (index) this.shown = [...this.shown, { seat: step.seat, action: step.action }];
    }
    if (tried.verdict === "wrong") {
      this.status = "wrong";
      return;
    }
    this.found += 1;
    this.hints = 0;
    this.status = tried.verdict === "solved" ? "solved" : "right";
    this.#actions = [...actions, ...tried.steps.slice(1).map(({ action }) => action)];
    this.#checkpoint = { view: this.view, menu: tried.menu };
    if (this.status === "right") this.menu = tried.menu;
  }
}
