/** A refusal that is shown until the person does something else. */
import type { Refused } from "./props";

export class DismissibleRefusal {
  #last: () => Refused | null;
  #dismissed = $state.raw<Refused | null>(null);

  /** `last`: the last refusal as the board is given it. */
  constructor(last: () => Refused | null) {
    this.#last = last;
  }

  /** The refusal to show; null: there is none, or it was dismissed. */
  get shown(): Refused | null {
    const last = this.#last();
    return last === this.#dismissed ? null : last;
  }

  dismiss(): void {
    this.#dismissed = this.#last();
  }
}
