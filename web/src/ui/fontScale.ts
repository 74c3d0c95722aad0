/** Names that stay whole in narrow places. */

const SMALLEST = 0.7; // of the usual letters; what is longer still must be hyphenated

/** How much smaller the letters of a name must be where so many of them fit on a line: no word is broken. */
export function fontScale(name: string, letters: number): number {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  return Math.min(1, Math.max(SMALLEST, letters / longest));
}
