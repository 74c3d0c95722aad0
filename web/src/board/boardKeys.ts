/** Keys of boards: which are meant for one, and where the arrows point. */

/** Steps to the right and down. */
export const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/**
 * Pressed on the board, in its dock or nowhere in particular, such as on what is around the board, where the focus goes
 * when a button of the board cannot be pressed any more. Enter on a button is the button's own.
 */
export function isBoardKey(board: Element | undefined, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const { target } = event;
  if (!(target instanceof Element) || target === document.body || (board && target.contains(board)))
    return true;
  if (!board?.contains(target)) return false;
  return !(target instanceof HTMLButtonElement && (event.key === "Enter" || event.key === " "));
}
