/** From touch, mouse and keys to the selection. */
import { ARROWS } from "../../board/boardKeys";
import type { Point } from "../../board/grid/geometry";
import type { Selection } from "./selection.svelte";

interface Where {
  point: (event: PointerEvent) => Point;
  /** Something new begins: what was said before may go. */
  begin: () => void;
}

const isTouch = (event: PointerEvent) => event.pointerType !== "mouse";

/**
 * Listeners for the board, and for the button of the dock from which walls are dragged. Movements are heard
 * in the capturing phase, because then Svelte listens at the element itself, without a walk and a timer for each.
 */
export function pointerHandlers(selection: Selection, { point, begin }: Where) {
  const start = (press: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.button !== 0) return;
    begin();
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
    press(event);
  };
  const end = {
    onpointerup: (event: PointerEvent) => selection.release(point(event), isTouch(event)),
    onpointercancel: () => selection.clear(),
  };
  return {
    board: {
      ...end,
      onpointerdown: start((event) => selection.press(point(event), isTouch(event))),
      onpointermovecapture(event: PointerEvent) {
        if (isTouch(event) || event.buttons) selection.drag(point(event), isTouch(event));
        else selection.hover(point(event));
      },
      onpointerleave: () => selection.leave(),
      oncontextmenu(event: Event) {
        event.preventDefault();
        selection.turn();
      },
    },
    wallButton: {
      ...end,
      onpointerdown: start((event) => selection.pickUp(point(event))),
      onpointermovecapture: (event: PointerEvent) => selection.drag(point(event), isTouch(event)),
    },
  };
}

/** Whether the key meant something here. */
export function onKey(selection: Selection, event: KeyboardEvent): boolean {
  const arrow = ARROWS[event.key];
  const key = event.key.toLowerCase();
  if (arrow) selection.shift(...arrow);
  else if (key === "enter" || key === " ") selection.confirm();
  else if (key === "escape") selection.clear();
  else if (key === "r") selection.turn();
  else if (key === "b" && selection.tool === "pawn") selection.takeWall();
  else if (key === "b") selection.clear();
  else return false;
  return true;
}
