/** Movement told by events: every figure walks the squares it went over, one after the other. */
import type { Step } from "../../board/props";
import type { PacManEvent } from "../../protocol/generated/pac-man";
import { DURATIONS } from "../../device/durations";
import { transformAt } from "../../board/grid/Piece.svelte";
import type { Geometry } from "../../board/grid/geometry";

const LONGEST_MS = 5 * DURATIONS.step;

export interface Walk {
  figure: string;
  /** Where it stands at each beat, from where it sets out; the same square twice where it waits for others. */
  squares: string[];
  /** The beat with which it sets out. */
  after: number;
}

/**
 * Who walks in these steps: figures step one by one, and go back to the start all together. `figures`: their names in
 * the order of the view. `isHeld`: nobody goes back yet, because a catch is being shown.
 */
export function walks(steps: Step<PacManEvent>[], figures: readonly string[], isHeld = false): Walk[] {
  const all: Record<string, Walk> = {};
  let beat = 0;

  function go(figure: string, from: string, to: string): void {
    const walk = (all[figure] ??= { figure, squares: [from], after: beat });
    while (walk.after + walk.squares.length <= beat) walk.squares.push(walk.squares.at(-1) ?? from);
    walk.squares.push(to);
  }

  for (const event of steps.flatMap(({ events }) => events)) {
    switch (event.type) {
      case "figure-stepped":
        go(event.figure, event.from, event.to);
        beat++;
        break;
      case "pac-man-caught":
      case "patience-ran-out":
        if (isHeld) break;
        event.to.forEach((to, index) => {
          const [figure, from] = [figures[index], event.from[index]];
          if (figure && from && from !== to) go(figure, from, to); // who was eaten only appears
        });
        beat++;
        break;
    }
  }
  return Object.values(all);
}

/** How many beats all these walks take. */
export function beatsOf(all: Walk[]): number {
  return Math.max(0, ...all.map(({ after, squares }) => after + squares.length - 1));
}

/** Whether a figure looks to the left after its walk; null: it went straight up or down, and looks as before. */
export function looksLeftAfter(geometry: Geometry, { squares }: Walk): boolean | null {
  const places = squares.map((name) => geometry.square(name).x);
  const last = places.findLastIndex((x, index) => index > 0 && x !== places[index - 1]);
  return last < 0 ? null : (places[last] ?? 0) < (places[last - 1] ?? 0);
}

/** Let an element walk; where it stands in the end its style says. */
export function animate(element: Element, geometry: Geometry, { squares, after }: Walk, beats: number): void {
  const pace = Math.min(DURATIONS.step, LONGEST_MS / beats);
  const keyframes = squares.map((name) => ({ transform: transformAt(geometry.square(name)) }));
  element.animate?.(keyframes, {
    duration: pace * (squares.length - 1),
    delay: pace * after,
    fill: "backwards",
    easing: "ease-in-out",
  });
}
