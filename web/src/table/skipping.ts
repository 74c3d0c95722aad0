/**
 * Whoever does not want to wait for the story skips it: by a tap beside everything, by Escape, or by the space bar while
 * no control has the focus. All other keys are for finding one's way, and a tap on a card or a target chooses it.
 */
const CONTROLS = [
  "button, a, input, select, textarea, summary, dialog, [contenteditable]",
  "[role=button], [role=tab], [role=dialog], [data-word], [data-card], [data-room], [data-space]",
].join();

const hasControl = (element: EventTarget | null): boolean =>
  element instanceof Element && element.closest(CONTROLS) !== null;

export function isSkip(event: MouseEvent | KeyboardEvent): boolean {
  if (event.defaultPrevented || document.querySelector("dialog[open]")) return false;
  if (!(event instanceof KeyboardEvent)) return !hasControl(event.target);
  if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return false;
  return event.key === "Escape" || (event.key === " " && !hasControl(document.activeElement));
}
