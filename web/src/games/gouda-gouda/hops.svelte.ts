/** Mice on their way: who hops from where to where, and whether it leaves the board there. */
import type { Step } from "../../board/props";
import { DURATIONS } from "../../device/durations";
import type { GoudaGoudaEvent, MouseMoved } from "../../protocol/generated/gouda-gouda";

export interface Hop {
  id: number;
  owner: number;
  from: string;
  to: string;
  /** It eats there, or goes home, and is not drawn on its space. */
  leaves: boolean;
  delay: number;
  /** How long it hops. */
  ms: number;
}

const STAGGER = 0.75; // of a hop, until the next mouse starts
const REST = 0.35; // of a hop on the ground before the heap is drawn anew, so that no frame of a movement has that work
const MOST_AT_ONCE = 5; // more than that is a gap in the line, not something to watch

export class HopQueue {
  now = $state.raw<Hop[]>([]);
  #ids = 0;
  #finished: number[] = [];

  /** Let the mice of these steps hop. */
  add(steps: Step<GoudaGoudaEvent>[], ms = DURATIONS.step as number): void {
    const hops = steps.flatMap(({ events }) => events).flatMap((event) => this.#hops(event));
    if (hops.length > MOST_AT_ONCE) return;
    hops.forEach((hop, index) => Object.assign(hop, { ms, delay: index * ms * STAGGER }));
    if (hops.length) this.now = [...this.now, ...hops];
  }

  /** Who has landed waits for the others of the air, so that the picture is painted once for all of them. */
  finish(id: number): void {
    this.#finished.push(id);
    if (this.now.some((hop) => !this.#finished.includes(hop.id))) return;
    const rested = this.#finished;
    this.#finished = [];
    setTimeout(() => (this.now = this.now.filter((hop) => !rested.includes(hop.id))), DURATIONS.step * REST);
  }

  /** How many mice of this seat are shown on their way to this space, not yet on it. */
  towards(space: string, owner: number): number {
    return this.now.filter((hop) => hop.to === space && hop.owner === owner && !hop.leaves).length;
  }

  #hops(event: GoudaGoudaEvent): Hop[] {
    switch (event.type) {
      case "mouse-moved":
        return [this.#hop(event)];
      default:
        return [];
    }
  }

  #hop({ owner, from, to, leaves_board: leaves }: MouseMoved): Hop {
    return { id: this.#ids++, owner, from, to, leaves, delay: 0, ms: DURATIONS.step };
  }
}
