/** What somebody made, step by step, so that every step can be undone. */
const MOST = 200;

export class History<T> {
  now: T;
  #before = $state.raw<T[]>([]);
  #after = $state.raw<T[]>([]);

  constructor(first: T) {
    this.now = $state.raw(first);
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }
  get canRedo(): boolean {
    return this.#after.length > 0;
  }

  /** Go on to something new; what is as before is no step. */
  set(next: T): void {
    if (JSON.stringify(next) === JSON.stringify(this.now)) return;
    this.#before = [...this.#before.slice(1 - MOST), this.now];
    this.#after = [];
    this.now = next;
  }

  /** The same step in the making: while something is dragged only where it ends counts. */
  amend(next: T): void {
    this.now = next;
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (last === undefined) return;
    this.#after = [...this.#after, this.now];
    this.#before = this.#before.slice(0, -1);
    this.now = last;
  }

  redo(): void {
    const next = this.#after.at(-1);
    if (next === undefined) return;
    this.#before = [...this.#before, this.now];
    this.#after = this.#after.slice(0, -1);
    this.now = next;
  }
}

/** Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z; tells whether it was one of them. */
export function undoByKey(history: History<unknown>, event: KeyboardEvent): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return false;
  const key = event.key.toLowerCase();
  if (key === "y" || (key === "z" && event.shiftKey)) history.redo();
  else if (key === "z") history.undo();
  else return false;
  event.preventDefault();
  return true;
}
