/**
 * Whoever plays by keys keeps their place. A question that is answered takes its buttons away, and with them the focus:
 * the next Tab would begin at the top of the page. It begins in the place instead, if the focus was there.
 */
export function keepFocus(place: HTMLElement): () => void {
  let wasHere = false;
  let isMoving = false; // from one thing here to another: for a moment nothing has the focus
  const come = (): void => {
    wasHere = true;
    isMoving = false;
  };
  const go = ({ target, relatedTarget }: FocusEvent): void => {
    const left = target as HTMLElement;
    if (relatedTarget instanceof Node) isMoving = wasHere = place.contains(relatedTarget);
    else queueMicrotask(() => (wasHere &&= isGone(left))); // clicked elsewhere, or taken away
  };
  // Only now and then something is taken away; while pieces move, nothing but attributes changes.
  const watch = new MutationObserver(() => {
    if (wasHere && !isMoving && document.activeElement === document.body)
      place.focus({ preventScroll: true });
  });
  place.addEventListener("focusin", come);
  place.addEventListener("blur", go, true); // before those who react to it by changing the page
  watch.observe(place, { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled"] });
  return () => {
    place.removeEventListener("focusin", come);
    place.removeEventListener("blur", go, true);
    watch.disconnect();
  };
}

function isGone(element: HTMLElement): boolean {
  return !element.isConnected || element.matches(":disabled") || element.closest("[inert]") !== null;
}
