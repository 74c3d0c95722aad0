/** A catch is shown where it happens, before everybody goes back to the start. */
import type { Step } from "../../board/props";
import type {
  FigureStepped,
  PacManCaught,
  PacManEvent,
  PatienceRanOut,
  View,
} from "../../protocol/generated/pac-man";
import { squareOf } from "./figures";

export interface HeldCatch {
  event: PacManCaught | PatienceRanOut;
  /** The position of before; another one means that it is over. */
  view: View;
  /** By name: where the figures stand meanwhile. */
  squares: Record<string, string>;
}

/** The catch in these steps, if this view is still that of before. */
export function heldCatch(view: View, steps: Step<PacManEvent>[]): HeldCatch | null {
  const events = steps.flatMap((step) => step.events);
  const event = events.findLast(
    (one): one is PacManCaught | PatienceRanOut =>
      one.type === "pac-man-caught" || one.type === "patience-ran-out",
  );
  if (!event) return null;
  const isBack = view.figures.every(([, square], index) => square === event.to[index]);
  const stepped = events.filter((one): one is FigureStepped => one.type === "figure-stepped");
  const [first] = stepped;
  if (isBack || (first && squareOf(view, first.figure) !== first.from)) return null; // the view has moved on
  const squares = Object.fromEntries(stepped.map(({ figure, to }) => [figure, to]));
  view.figures.forEach(([name], index) => {
    const from = event.from[index];
    if (from) squares[name] = from;
  });
  return { event, view, squares };
}
