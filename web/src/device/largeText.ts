/** The browser's own text size, which somebody may have made larger in its settings. */

const USUAL_PX = 16;
const WIDE_PX = 1_900; // from here on all text is half as large again (theme.css)

/** Whether this browser's letters are larger than usual. */
export function hasLargeText(): boolean {
  const px = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return px > USUAL_PX * (innerWidth >= WIDE_PX ? 1.5 : 1) + 0.5;
}
