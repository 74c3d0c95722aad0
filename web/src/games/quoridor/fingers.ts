/** From fingers, mouse and keys to what the hand does. */
import type { Point } from "../../board/grid/geometry";
import type { Hand } from "./hand.svelte";

interface Where {
  point: (event: PointerEvent) => Point;
  /** Something new begins: what was said before may go. */
  begin: () => void;
}

const isTouch = (event: PointerEvent) => event.pointerType !== "mouse";

/**
 * Listeners for the board, and for the place in the dock where barriers are taken from the hand. Movements are heard
 * in the capturing phase, because then Svelte listens at the element itself, without a walk and a timer for each.
 */
export function fingersOf(hand: Hand, { point, begin }: Where) {
  const start = (press: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.button !== 0) return;
    begin();
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
    press(event);
  };
  const end = {
    onpointerup: (event: PointerEvent) => hand.release(point(event), isTouch(event)),
    onpointercancel: () => hand.letGo(),
  };
  return {
    board: {
      ...end,
      onpointerdown: start((event) => hand.press(point(event), isTouch(event))),
      onpointermovecapture(event: PointerEvent) {
        if (isTouch(event) || event.buttons) hand.drag(point(event), isTouch(event));
        else hand.hover(point(event));
      },
      onpointerleave: () => hand.leave(),
      oncontextmenu(event: Event) {
        event.preventDefault();
        hand.turn();
      },
    },
    hand: {
      ...end,
      onpointerdown: start((event) => hand.pickUp(point(event))),
      onpointermovecapture: (event: PointerEvent) => hand.drag(point(event), isTouch(event)),
    },
  };
}

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Whether the key meant something to the hand. */
export function pressKey(hand: Hand, event: KeyboardEvent): boolean {
  const arrow = ARROWS[event.key];
  const key = event.key.toLowerCase();
  if (arrow) hand.shift(...arrow);
  else if (key === "enter" || key === " ") hand.confirm();
  else if (key === "escape") hand.letGo();
  else if (key === "r") hand.turn();
  else if (key === "b" && hand.holds === "pawn") hand.takeBarrier();
  else if (key === "b") hand.letGo();
  else return false;
  return true;
}
