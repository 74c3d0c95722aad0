/**
 * The cards before one seat as they lie on the table. A view counts the face-down ones and lists the others; here each
 * keeps its place, so that a card turned up appears where somebody pointed.
 */
import type { SideView } from "../../protocol/generated/gouda-gangster";

export interface TableCard {
  key: number;
  /** A playing card, a room, or "" for the back. */
  card: string;
  isFresh: boolean;
}

/** The cards of this side in the places they had before; `spot`: which of the backs was pointed at. */
export function placeCards(before: TableCard[], side: SideView, spot: number): TableCard[] {
  const faces = [side.room, side.hole, ...side.up].filter(Boolean);
  const kept: TableCard[] = [];
  let next = Math.max(-1, ...before.map((card) => card.key)) + 1;
  for (const card of before) {
    const place = faces.indexOf(card.card);
    if (card.card === "" || place >= 0) kept.push({ ...card, isFresh: false });
    if (place >= 0) faces.splice(place, 1);
  }
  let extra = kept.filter((card) => card.card === "").length - side.covered;
  while (extra > 0) {
    const backs = kept.filter((card) => card.card === "");
    const turned = backs[Math.min(Math.max(spot, 0), backs.length - 1)];
    const place = turned ? kept.indexOf(turned) : -1;
    const card = faces.shift();
    if (card && turned) kept[place] = { ...turned, card, isFresh: true };
    else kept.splice(place, 1);
    extra -= 1;
  }
  for (; extra < 0; extra += 1) kept.push({ key: next++, card: "", isFresh: before.length > 0 });
  for (const card of faces) kept.push({ key: next++, card, isFresh: before.length > 0 });
  return kept;
}
