/** The steps of one's own figure: one at a time, or all that lead to a tapped square, each sent after the last answer. */
import { untrack } from "svelte";
import type { DismissibleRefusal } from "../../board/dismissible.svelte";
import type { View } from "../../protocol/generated/pac-man";
import type { Direction } from "./directions";

/** What planning may know of the game; read anew each time. */
interface Situation {
  readonly view: View;
  /** Asked, and no answer on its way. */
  readonly isFree: boolean;
  /** The question is not there yet: what is picked waits for it. */
  readonly isEarly: boolean;
  /** Directions on the menu, or on the one to come. */
  readonly open: string[];
  /** Ghosts to take or to name, as actions. */
  readonly choices: string[];
  readonly mayStop: boolean;
  readonly refusal: DismissibleRefusal;
  act: (action: string) => Promise<boolean>;
}

/** What was picked before it was asked: a square to walk to, or a whole answer. */
type Pick = { square: string } | { action: string };

export class PlannedSteps {
  /** A tapped square to which no path leads. */
  unreached = $state<string | null>(null);
  picked = $state.raw<Pick | null>(null);
  #rest: Direction[] = [];
  #situation: Situation;

  constructor(situation: Situation) {
    this.#situation = situation;
    $effect(() => {
      void [situation.view.figures, situation.view.mover];
      untrack(() => (this.unreached = null));
    });
    $effect(() => {
      if (!situation.isFree) return;
      const [next, ...more] = this.#rest;
      if (next && situation.open.includes(next)) untrack(() => this.#send(next, more));
      else this.#rest = [];
    });
  }

  step(direction: Direction): void {
    const { isEarly, open } = this.#situation;
    if (!isEarly) this.#send(direction, []);
    else if (open.includes(direction)) this.picked = { action: `step ${direction}` };
  }

  stop(): void {
    const { refusal, isFree, mayStop, act } = this.#situation;
    refusal.dismiss();
    this.unreached = null;
    this.#rest = [];
    if (isFree && mayStop) void act("stop");
  }

  walkTo(square: string): void {
    const [first, ...more] = this.#pathTo(square);
    if (this.#situation.isEarly) this.picked = first ? { square } : this.picked;
    else if (first) this.#send(first, more);
    else this.unreached = square;
  }

  /** Take a ghost, or name the next. */
  choose(choice: string): void {
    if (this.#situation.isEarly) this.picked = { action: choice };
    else void this.#situation.act(choice);
  }

  /** The first thing that what was picked early does now that it is asked; "": nothing was, or it cannot be done. */
  get confirmable(): string {
    const { picked } = this;
    const { isFree, open, choices } = this.#situation;
    if (!isFree || !picked) return "";
    const action = "square" in picked ? `step ${this.#pathTo(picked.square)[0] ?? ""}` : picked.action;
    return choices.includes(action) || open.some((direction) => action === `step ${direction}`) ? action : "";
  }

  /** Do what was picked early. */
  confirm(): void {
    const { picked, confirmable: action } = this;
    this.picked = null;
    if (!picked || !action) return;
    if ("square" in picked) this.walkTo(picked.square);
    else if (action.startsWith("step ")) this.step(action.slice(5) as Direction);
    else this.choose(action);
  }

  /** Drop what was picked early if it cannot be done. */
  fit(): void {
    if (!this.confirmable) this.picked = null;
  }

  #pathTo(square: string): Direction[] {
    return (this.#situation.view.paths.find(([to]) => to === square)?.[1] ?? []) as Direction[];
  }

  #send(direction: Direction, more: Direction[]): void {
    const { refusal, isFree, act } = this.#situation;
    refusal.dismiss();
    this.unreached = null;
    if (!isFree) return;
    this.picked = null;
    this.#rest = more;
    void act(`step ${direction}`).then((isAccepted) => isAccepted || (this.#rest = []));
  }
}
