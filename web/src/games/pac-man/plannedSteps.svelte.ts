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
  /** Directions on the menu. */
  readonly open: string[];
  readonly mayStop: boolean;
  readonly refusal: DismissibleRefusal;
  act: (action: string) => Promise<boolean>;
}

export class PlannedSteps {
  /** A tapped square to which no path leads. */
  unreached = $state<string | null>(null);
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
    this.#send(direction, []);
  }

  stop(): void {
    const { refusal, isFree, mayStop, act } = this.#situation;
    refusal.dismiss();
    this.unreached = null;
    this.#rest = [];
    if (isFree && mayStop) void act("stop");
  }

  walkTo(square: string): void {
    const [, path] = this.#situation.view.paths.find(([to]) => to === square) ?? [];
    const [first, ...more] = (path ?? []) as Direction[];
    if (first) this.#send(first, more);
    else this.unreached = square;
  }

  #send(direction: Direction, more: Direction[]): void {
    const { refusal, isFree, act } = this.#situation;
    refusal.dismiss();
    this.unreached = null;
    if (!isFree) return;
    this.#rest = more;
    void act(`step ${direction}`).then((isAccepted) => isAccepted || (this.#rest = []));
  }
}
