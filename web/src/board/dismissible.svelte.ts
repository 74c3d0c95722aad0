/** A refusal that is shown until the person does something else, and then never again. */
import type { Refused } from "./props";

/** Also when a board is made anew: what was dismissed once has been read. */
const dismissed = new WeakSet<Refused>();

export class DismissibleRefusal {
  #last: () => Refused | null;
  /** Tells that something was dismissed. */
  #times = $state(0);

  /**
   * `last`: the last refusal as the board is given it. `question`: what was asked when it came; once that is over, so is
   * the refusal. To be called while a component is made.
   */
  constructor(last: () => Refused | null, question: () => unknown) {
    this.#last = last;
    let refused: Refused | null = null;
    let asked: unknown;
    $effect.pre(() => {
      const [now, at] = [last(), question()];
      if (now && now === refused && at !== asked) this.dismiss();
      if (now !== refused) [refused, asked] = [now, at];
    });
  }

  /** The refusal to show; null: there is none, or it was dismissed. */
  get shown(): Refused | null {
    const last = this.#last();
    return this.#times >= 0 && last && !dismissed.has(last) ? last : null;
  }

  dismiss(): void {
    const last = this.#last();
    if (!last || dismissed.has(last)) return;
    dismissed.add(last);
    this.#times++;
  }
}
