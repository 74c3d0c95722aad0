/** Which keys are meant for a board. */

/** Pressed on the board, in its dock or nowhere in particular; Enter on a button is the button's own. */
export function isBoardKey(board: Element | undefined, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target as Element;
  if (target === document.body) return true;
  if (!board?.contains(target)) return false;
  return !(target instanceof HTMLButtonElement && (event.key === "Enter" || event.key === " "));
}
