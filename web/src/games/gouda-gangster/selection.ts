/** What is selected, and which words of the menu it can become. Everything allowed is read from the menu's forms. */
import { CARD_VERBS } from "../../protocol/generated/gouda-gangster";
import type { Menu } from "../../protocol/generated/messages";
import { formOf } from "../../protocol/menu";

/** Cards by their place in the hand, rooms in the order they were pointed at. */
export interface Selection {
  cards: number[];
  rooms: string[];
}

/** What somebody is asked, and the cards to answer with. */
export interface Question {
  menu: Menu;
  hand: string[];
}

/** The verb of a card that has one of its own. */
const VERB_OF: Partial<Record<string, string>> = CARD_VERBS;

export const NOTHING: Selection = { cards: [], rooms: [] };

/** The verb that this card would be played by now; "" if the menu has no use for it. */
export function verbOf({ menu }: Question, card: string): string {
  const sneak = formOf(menu, "sneak");
  if (sneak) return sneak.slots[1]?.words.includes(card) ? "sneak" : "";
  const own = VERB_OF[card];
  if (own) return formOf(menu, own) ? own : "";
  return formOf(menu, "lay")?.slots[0]?.words.includes(card) ? "lay" : "";
}

/** What this card stands for in an answer now: its own verb, or itself as a word of another; null if it is no use. */
export function wordOf(question: Question, card: string): string | null {
  const verb = verbOf(question, card);
  return verb && verb === VERB_OF[card] ? verb : verb ? card : null;
}

/** What is being answered: the verb of the card that is held, or the only one that needs no card. */
export function verbNow(question: Question, selection: Selection): string {
  if (formOf(question.menu, "sneak")) return "sneak";
  const card = question.hand[selection.cards[0] ?? -1];
  return card ? verbOf(question, card) : "";
}

/** The rooms that can be pointed at next. */
export function roomsNow(question: Question, selection: Selection): string[] {
  const verb = verbNow(question, selection);
  const forms = question.menu.filter((form) => form.verb === verb);
  if (verb === "gangster") {
    const from = selection.rooms[0];
    const sources = forms.flatMap((form) => form.slots[0]?.words ?? []);
    if (!from) return sources;
    const to = forms
      .filter((form) => form.slots[0]?.words.includes(from))
      .flatMap((f) => f.slots[1]?.words ?? []);
    return [...new Set([from, ...to])];
  }
  return verb === "sneak" || verb === "hole" ? forms.flatMap((form) => form.slots[0]?.words ?? []) : [];
}

/** With no menu yet any card may be taken up: it waits for its question. */
export function withCard(question: Question, selection: Selection, place: number): Selection {
  const card = question.hand[place];
  const isEarly = !question.menu.length;
  if (card === undefined || !(isEarly || verbOf(question, card))) return selection;
  const isHeld = selection.cards.includes(place);
  if (isEarly || formOf(question.menu, "sneak")) {
    const cards = isHeld ? selection.cards.filter((other) => other !== place) : [...selection.cards, place];
    return { ...selection, cards: cards.toSorted((a, b) => a - b) };
  }
  return isHeld ? NOTHING : { cards: [place], rooms: [] };
}

export function withRoom(question: Question, selection: Selection, room: string): Selection {
  if (!roomsNow(question, selection).includes(room)) return selection;
  if (selection.rooms[0] === room) return { ...selection, rooms: [] };
  const isSecondStep = verbNow(question, selection) === "gangster" && selection.rooms[0];
  return { ...selection, rooms: isSecondStep ? [selection.rooms[0] ?? room, room] : [room] };
}

/** What is selected once the card at this place is dropped on a room. */
export function withDrop(question: Question, selection: Selection, place: number, room: string): Selection {
  const held = selection.cards.includes(place) ? selection : withCard(question, selection, place);
  return held.rooms.includes(room) ? held : withRoom(question, held, room);
}

/** The same cards in another hand: what was drawn or played meanwhile has moved them. */
export function inHand(selection: Selection, before: string[], now: string[]): Selection {
  const taken: number[] = [];
  for (const place of selection.cards) {
    const next = now.findIndex((card, other) => card === before[place] && !taken.includes(other));
    if (next >= 0) taken.push(next);
  }
  return { ...selection, cards: taken.toSorted((a, b) => a - b) };
}

/** What this question has a use for of all that was picked before it was asked. */
export function fitting(question: Question, selection: Selection): Selection {
  const most = formOf(question.menu, "sneak")?.slots[1]?.most ?? 1;
  const cards = selection.cards
    .filter((place) => verbOf(question, question.hand[place] ?? ""))
    .slice(0, most);
  const held = { cards, rooms: [] };
  return selection.rooms.reduce((kept: Selection, room) => withRoom(question, kept, room), held);
}

/** The action in words once everything is chosen, else "". */
export function answer(question: Question, selection: Selection): string {
  const verb = verbNow(question, selection);
  const cards = selection.cards.map((place) => question.hand[place] ?? "");
  const [from = "", to = ""] = selection.rooms;
  switch (verb) {
    case "sneak":
      return from && `sneak ${from} ${cards.join("+") || "-"}`;
    case "lay":
      return `lay ${cards[0]}`;
    case "nail":
      return "nail";
    case "hole":
      return from && `hole ${from}`;
    case "gangster":
      return to && `gangster ${from} ${to}`;
    default:
      return "";
  }
}
