/** How the cards of a hand lie, so that all of them are seen: up to nine never lie over each other. */

export interface HandRoom {
  /** Pixels from side to side; 0 if that is not known yet. */
  width: number;
  /** How wide a card is where there is room enough. */
  card: number;
  /** How narrow cards may become before they take one more row. */
  narrowest: number;
  rows: number;
}

export interface HandLayout {
  rows: number;
  columns: number;
  card: number;
  /** From one card to the next. */
  step: number;
}

const GAP = 4;
const MOST_SIDE_BY_SIDE = 9;
const LEAST_SHOWN = 24;

export function layHand(many: number, { width, card, narrowest, rows }: HandRoom): HandLayout {
  const inRows = (count: number): HandLayout => {
    const columns = Math.max(1, Math.ceil(many / count));
    const fitting = width ? Math.floor((width - (columns - 1) * GAP) / columns) : card;
    return { rows: count, columns, card: Math.min(card, fitting), step: Math.min(card, fitting) + GAP };
  };
  const tried = Array.from({ length: rows }, (_, index) => inRows(index + 1));
  const found = tried.find((layout) => layout.card >= narrowest);
  const last = tried[rows - 1] ?? inRows(1);
  if (found || many <= MOST_SIDE_BY_SIDE) return found ?? last;
  const step = (width - card) / Math.max(1, last.columns - 1);
  return step >= LEAST_SHOWN ? { ...last, card, step } : overlapped(last, width);
}

/** Each shows just enough of itself. */
function overlapped(layout: HandLayout, width: number): HandLayout {
  const step = Math.min(LEAST_SHOWN, width / layout.columns);
  return { ...layout, step, card: Math.max(step, width - step * (layout.columns - 1)) };
}
