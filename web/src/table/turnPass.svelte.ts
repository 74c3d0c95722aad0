/** The wish to be asked no more for the rest of a turn: all its reaction windows are passed without a question. */
import { untrack } from "svelte";
import type { Kit } from "../board/kit";
import type { TableStore } from "./tableStore.svelte";
import type { Viewer } from "./viewer.svelte";

export class TurnPass {
  /** By seat: the turn for which it was wished. */
  #turns = $state.raw<Readonly<Record<number, number | undefined>>>({});
  #turnOf: Kit["turnOf"];

  /** `turnOf`: the number of the turn that a view is part of; without it nothing can be wished. */
  constructor(turnOf: Kit["turnOf"]) {
    this.#turnOf = turnOf;
  }

  get isPossible(): boolean {
    return this.#turnOf !== undefined;
  }

  /** Whether this seat passes in the turn of this view, which may be anybody's. */
  isOn(seat: number | null, view: unknown): boolean {
    if (seat === null || this.#turns[seat] === undefined || !view) return false;
    return this.#turns[seat] === this.#turnOf?.(view as never);
  }

  set(isOn: boolean, seat: number, view: unknown): void {
    this.#turns = { ...this.#turns, [seat]: isOn && view ? this.#turnOf?.(view as never) : undefined };
  }
}

/** Pass what is wished, as soon as `mayPass` says so; whoever cannot be passed for is asked. For the life of a component. */
export function passTurns(
  store: Pick<TableStore, "passWindow" | "pendingOf">,
  viewer: Pick<Viewer, "passed" | "passTurn">,
  mayPass: () => boolean,
): void {
  const due = $derived(mayPass() ? viewer.passed.filter(([seat]) => store.pendingOf(seat) === null) : []);
  const questions = $derived(due.join(" "));
  const sent: Record<number, number> = {};

  async function pass(seat: number, question: number): Promise<void> {
    sent[seat] = question;
    if (!(await store.passWindow(seat, question))) viewer.passTurn(false, seat);
  }

  $effect(() => {
    void questions;
    for (const [seat, question] of untrack(() => due)) if (sent[seat] !== question) void pass(seat, question);
  });
}
