/** What is selected, and which words of the menu it can become. Everything allowed is read from the menu's forms. */
import type { Form, Menu } from "../../protocol/generated/messages";

/** Cards by their place in the hand, rooms in the order they were pointed at. */
export interface Selection {
  cards: number[];
  rooms: string[];
}

export const NOTHING: Selection = { cards: [], rooms: [] };

const VERB_OF: Record<string, string> = {
  "nailed-down": "nail",
  "gouda-gangster": "gangster",
  "hole-in-the-wall": "hole",
};

export function verbs(menu: Menu): string[] {
  return [...new Set(menu.map((form) => form.verb))];
}

export function formOf(menu: Menu, verb: string): Form | undefined {
  return menu.find((form) => form.verb === verb);
}

/** The verb that this card would be played by now; "" if the menu has no use for it. */
export function verbOf(menu: Menu, card: string): string {
  const sneak = formOf(menu, "sneak");
  if (sneak) return sneak.slots[1]?.words.includes(card) ? "sneak" : "";
  const own = VERB_OF[card];
  if (own) return formOf(menu, own) ? own : "";
  return formOf(menu, "lay")?.slots[0]?.words.includes(card) ? "lay" : "";
}

/** What is being answered: the verb of the card that is held, or the only one that needs no card. */
export function verbNow(menu: Menu, hand: string[], selection: Selection): string {
  if (formOf(menu, "sneak")) return "sneak";
  const card = hand[selection.cards[0] ?? -1];
  return card ? verbOf(menu, card) : "";
}

/** The rooms that can be pointed at next. */
export function roomsNow(menu: Menu, hand: string[], selection: Selection): string[] {
  const verb = verbNow(menu, hand, selection);
  const forms = menu.filter((form) => form.verb === verb);
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

export function withCard(menu: Menu, hand: string[], selection: Selection, place: number): Selection {
  const card = hand[place];
  if (card === undefined || !verbOf(menu, card)) return selection;
  const isHeld = selection.cards.includes(place);
  if (formOf(menu, "sneak")) {
    const cards = isHeld ? selection.cards.filter((other) => other !== place) : [...selection.cards, place];
    return { ...selection, cards: cards.toSorted((a, b) => a - b) };
  }
  return isHeld ? NOTHING : { cards: [place], rooms: [] };
}

export function withRoom(menu: Menu, hand: string[], selection: Selection, room: string): Selection {
  if (!roomsNow(menu, hand, selection).includes(room)) return selection;
  if (selection.rooms[0] === room) return { ...selection, rooms: [] };
  const isSecondStep = verbNow(menu, hand, selection) === "gangster" && selection.rooms[0];
  return { ...selection, rooms: isSecondStep ? [selection.rooms[0] ?? room, room] : [room] };
}

/** The action in words once everything is chosen, else "". */
export function answer(menu: Menu, hand: string[], selection: Selection): string {
  const verb = verbNow(menu, hand, selection);
  const cards = selection.cards.map((place) => hand[place] ?? "");
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
