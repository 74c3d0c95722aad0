/** Mice on their way: who hops from where to where, and whether it leaves the board there. */
import type { Step } from "../../board/props";
import type { GoudaGoudaEvent, MouseMoved } from "../../protocol/generated/gouda-gouda";

export interface Flight {
  id: number;
  owner: number;
  from: string;
  to: string;
  /** It eats there, or goes home, and is not drawn on its space. */
  leaves: boolean;
  delay: number;
}

export const HOP_MS = 420;
const STAGGER_MS = 170;
const REST_MS = 80; // on the ground before the heap is drawn anew, so that no frame of a movement has that work
const MOST_AT_ONCE = 5; // more than that is a gap in the line, not something to watch

export class Flights {
  now = $state.raw<Flight[]>([]);
  #ids = 0;
  #landed: number[] = [];

  /** Let the mice of these steps hop. */
  start(steps: Step<GoudaGoudaEvent>[]): void {
    const hops = steps.flatMap(({ events }) => events).flatMap((event) => this.#hops(event));
    if (hops.length > MOST_AT_ONCE) return;
    hops.forEach((flight, index) => (flight.delay = index * STAGGER_MS));
    if (hops.length) this.now = [...this.now, ...hops];
  }

  /** Who has landed waits for the others of the air, so that the picture is painted once for all of them. */
  land(id: number): void {
    this.#landed.push(id);
    if (this.now.some((flight) => !this.#landed.includes(flight.id))) return;
    const rested = this.#landed;
    this.#landed = [];
    setTimeout(() => (this.now = this.now.filter((flight) => !rested.includes(flight.id))), REST_MS);
  }

  /** How many mice of this seat are shown on their way to this space, not yet on it. */
  towards(space: string, owner: number): number {
    return this.now.filter((flight) => flight.to === space && flight.owner === owner && !flight.leaves)
      .length;
  }

  #hops(event: GoudaGoudaEvent): Flight[] {
    switch (event.type) {
      case "mouse-moved":
        return [this.#hop(event)];
      default:
        return [];
    }
  }

  #hop({ owner, from, to, leaves_board: leaves }: MouseMoved): Flight {
    return { id: this.#ids++, owner, from, to, leaves, delay: 0 };
  }
}
