/** How a seat is told apart without its colour. */
const LETTERS = "ABCDEF";

/** The letter that stands beside a seat's colour. */
export const letterOf = (seat: number): string => LETTERS[seat] ?? String(seat + 1);
