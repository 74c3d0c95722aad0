/**
 * What may wait is drawn after what must not: a message changes the board in one frame and all around it in the next
 * ones, so that no frame has all the work.
 */
import { untrack } from "svelte";

const NO_FRAME_MS = 120; // a tab that nobody looks at draws none

/** Do this after so many frames have been drawn; gives back how to call it off. */
export function afterFrames(frames: number, what: () => void): () => void {
  let request = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const callOff = (): void => {
    cancelAnimationFrame(request);
    clearTimeout(timer);
  };
  const go = (left: number): void => {
    callOff();
    if (left) wait(left);
    else what();
  };
  const wait = (left: number): void => {
    timer = setTimeout(() => go(0), NO_FRAME_MS);
    request = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(() => go(left - 1)); // the frame itself comes after this call
    });
  };
  wait(frames);
  return callOff;
}

const REST_MS = 1_500; // what moves has arrived by then
const IDLE_MS = 1_000; // and by then it is done, idle or not

/** Do this once when nothing moves and there is time for it, and at the latest when the page is left. */
export function whenIdle(what: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    removeEventListener("pagehide", once);
    what();
  };
  setTimeout(() => {
    if ("requestIdleCallback" in window) requestIdleCallback(once, { timeout: IDLE_MS });
    else once();
  }, REST_MS);
  addEventListener("pagehide", once);
}

/** A number that grows by one with every frame until it is as many; at once, where nothing moves. */
export function revealPerFrame(all: () => number, isAtOnce: () => boolean): () => number {
  let shown = $state(1);
  $effect(() => {
    if (shown < all() && !isAtOnce()) return afterFrames(1, () => shown++);
    return undefined;
  });
  return () => (isAtOnce() ? all() : Math.min(shown, all()));
}

/** A value as it was so many frames ago; for the life of a component. */
export function delayedByFrames<T>(read: () => T, frames: number): () => T {
  let shown = $state.raw(untrack(read));
  let callOff: (() => void) | null = null;
  $effect(() => {
    if (read() === untrack(() => shown) || callOff) return;
    callOff = afterFrames(frames, () => {
      callOff = null;
      shown = untrack(read);
    });
  });
  $effect(() => () => callOff?.());
  return () => shown;
}

/** While a hand holds something, all that beats elsewhere on the page waits: it would cost work in every frame. */
export function pauseAnimations(isHeld: boolean): void {
  document.documentElement.classList.toggle("holding", isHeld);
}
