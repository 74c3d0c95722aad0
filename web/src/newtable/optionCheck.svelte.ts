/** Asks the rules about options while somebody chooses them, a moment after the last change. */
import { optionProblem } from "../api/tables";

const PAUSE_MS = 200;

export class OptionCheck {
  /** Why the rules refuse the options; empty if they do not, or have not answered yet. */
  problem = $state("");
  #asked = 0;

  /** To be called while a component is made, with what is chosen now; null: nothing to ask. */
  follow(chosen: () => { game: string; seats: number; options: Record<string, unknown> } | null): void {
    $effect(() => {
      const asked = chosen();
      const number = ++this.#asked;
      if (!asked) return undefined;
      const timer = setTimeout(() => void this.#ask(number, asked), PAUSE_MS);
      return () => clearTimeout(timer);
    });
  }

  async #ask(
    number: number,
    { game, seats, options }: { game: string; seats: number; options: Record<string, unknown> },
  ): Promise<void> {
    const problem = await optionProblem(game, seats, options).catch(() => ""); // creating the table says it again
    if (number === this.#asked) this.problem = problem;
  }
}
