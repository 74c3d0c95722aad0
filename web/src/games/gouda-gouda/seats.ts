/** How a seat is told apart without its colour. */
const LETTERS = "ABCDEF";

export function letterOf(seat: number): string {
  return LETTERS[seat] ?? String(seat);
}
