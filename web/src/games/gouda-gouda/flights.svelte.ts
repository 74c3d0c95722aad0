/** Mice on their way, as the news tells it: who hops from where to where, and whether a bite of cheese waits there. */
import type { Heard } from "../grooves/oldNews";
import type { Line } from "../../generated/messages";

export interface Flight {
  id: number;
  owner: number;
  from: string;
  to: string;
  eats: boolean;
  delay: number;
}

export const HOP_MS = 420;
const STAGGER_MS = 170;
const REST_MS = 80; // on the ground before the heap is drawn anew, so that no frame of a movement has that work
const MOST_AT_ONCE = 5; // more than that is a gap in the line, not something to watch

export class Flights {
  now = $state.raw<Flight[]>([]);
  #last = -1;
  #ids = 0;
  #landed: number[] = [];

  /** Start what these news tell and no earlier ones told. */
  hear(news: Heard[]): void {
    const fresh = news.filter((heard) => heard.n > this.#last);
    this.#last = Math.max(this.#last, ...fresh.map((heard) => heard.n));
    const hops = fresh
      .flatMap((heard) => heard.lines)
      .flatMap((line, index, all) => this.#hop(line, all[index + 1]));
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
    return this.now.filter((flight) => flight.to === space && flight.owner === owner && !flight.eats).length;
  }

  #hop(line: Line, next: Line | undefined): Flight[] {
    if (line.key !== "news-up" && line.key !== "news-down") return [];
    const args = Object.fromEntries(line.args ?? []);
    const leaves = next?.key === "news-eats" || next?.key === "news-left";
    const [owner, from, to] = [Number(args["owner"]), String(args["at"]), String(args["to"])];
    return [{ id: this.#ids++, owner, from, to, eats: leaves, delay: 0 }];
  }
}
