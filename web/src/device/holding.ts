/** While a hand holds something, all that beats elsewhere on the page waits: it would cost work in every frame. */
export function hold(isHeld: boolean): void {
  document.documentElement.classList.toggle("holding", isHeld);
}
