/** Movement told by the news: every figure walks the squares it went over, one after the other. */
import type { Line } from "../../lib/types";
import { standing, type Geometry } from "../grooves";
import { argument } from "../grooves/oldNews";

const STEP_MS = 170;
const LONGEST_MS = 1100;

export interface Walk {
  figure: string;
  squares: string[];
  /** After how many steps of others it sets out. */
  after: number;
}

/** The walks of some lines, in their order. */
export function walks(lines: Line[]): Walk[] {
  const all: Walk[] = [];
  let steps = 0;
  for (const line of lines) {
    if (line.key !== "news-step") continue;
    const [figure, to] = [argument(line, "figure"), argument(line, "to")];
    const last = all.at(-1);
    if (last?.figure === figure) last.squares.push(to);
    else all.push({ figure, squares: [to], after: steps });
    steps++;
  }
  return all;
}

/** Let an element walk from where it stood; where it stands in the end its style says. */
export function animate(
  element: Element,
  geometry: Geometry,
  from: string,
  walk: Walk,
  steps: number,
  end: string,
) {
  const pace = Math.min(STEP_MS, LONGEST_MS / steps);
  const squares = [from, ...walk.squares];
  if (walk.squares.at(-1) !== end && end) squares.push(end);
  const keyframes = squares.map((name) => ({ transform: standing(geometry.square(name)) }));
  element.animate?.(keyframes, {
    duration: pace * (squares.length - 1),
    delay: pace * walk.after,
    fill: "backwards",
    easing: "ease-in-out",
  });
}
