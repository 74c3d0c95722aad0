/** Carrying a card by mouse or finger: one transform per movement, and the room under the pointer. */

const BEGINS_AFTER = 8; // px; less is a tap

export interface Carrying {
  /** The room under the card now; "" if none. */
  over: (room: string) => void;
  /** Let go over this room; "" if over none. */
  drop: (room: string) => void;
}

/** Makes a card follow the pointer from here on, if it moves at all; says by `wasDragged` whether a click follows a drag. */
export function carry(event: PointerEvent, element: HTMLElement, on: Carrying): void {
  if (event.button !== 0) return;
  const { clientX: fromX, clientY: fromY, pointerId } = event;
  let isDragging = false;
  let room = "";
  let places: Place[] = [];

  function move(now: PointerEvent): void {
    if (now.pointerId !== pointerId) return;
    const x = now.clientX - fromX;
    const y = now.clientY - fromY;
    if (!isDragging && Math.hypot(x, y) < BEGINS_AFTER) return;
    if (!isDragging) {
      isDragging = true;
      places = roomPlaces();
      element.setPointerCapture(pointerId);
      element.dataset.dragged = "";
    }
    element.style.transform = `translate(${x}px, ${y}px) rotate(3deg)`;
    const under = roomAt(places, now.clientX, now.clientY);
    if (under !== room) on.over((room = under));
  }

  function end(now: PointerEvent): void {
    if (now.pointerId !== pointerId) return;
    stop();
    if (!isDragging) return;
    element.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => element.removeEventListener("click", swallow, { capture: true }), 0);
    on.drop(now.type === "pointerup" ? room : "");
  }

  function onkeydown(key: KeyboardEvent): void {
    if (key.key !== "Escape") return;
    stop();
    on.drop("");
  }

  function stop(): void {
    delete element.dataset.dragged;
    element.style.transform = "";
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", end);
    window.removeEventListener("pointercancel", end);
    window.removeEventListener("keydown", onkeydown);
    on.over("");
  }

  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", end);
  window.addEventListener("pointercancel", end);
  window.addEventListener("keydown", onkeydown);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

interface Place {
  room: string;
  box: DOMRect;
}

/** Measured once when a card is taken up: asking the page at every movement costs more than the movement. */
function roomPlaces(): Place[] {
  return [...document.querySelectorAll<HTMLElement>("[data-room]")].map((element) => ({
    room: element.dataset.room ?? "",
    box: element.getBoundingClientRect(),
  }));
}

function roomAt(places: Place[], x: number, y: number): string {
  const found = places.find(({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
  return found?.room ?? "";
}
