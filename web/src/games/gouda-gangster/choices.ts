/** What the hand holds, and which words of the menu it can become. Everything allowed is read from the menu's forms. */
import type { Form, Menu } from "../../protocol/generated/messages";

/** Cards by their place in the hand, rooms in the order they were pointed at. */
export interface Choice {
  cards: number[];
  rooms: string[];
}

export const NOTHING: Choice = { cards: [], rooms: [] };

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
export function verbNow(menu: Menu, hand: string[], choice: Choice): string {
  if (formOf(menu, "sneak")) return "sneak";
  const card = hand[choice.cards[0] ?? -1];
  return card ? verbOf(menu, card) : "";
}

/** The rooms that can be pointed at next. */
export function roomsNow(menu: Menu, hand: string[], choice: Choice): string[] {
  const verb = verbNow(menu, hand, choice);
  const forms = menu.filter((form) => form.verb === verb);
  if (verb === "gangster") {
    const from = choice.rooms[0];
    const sources = forms.flatMap((form) => form.slots[0]?.words ?? []);
    if (!from) return sources;
    const to = forms
      .filter((form) => form.slots[0]?.words.includes(from))
      .flatMap((f) => f.slots[1]?.words ?? []);
    return [...new Set([from, ...to])];
  }
  return verb === "sneak" || verb === "hole" ? forms.flatMap((form) => form.slots[0]?.words ?? []) : [];
}

export function withCard(menu: Menu, hand: string[], choice: Choice, place: number): Choice {
  const card = hand[place];
  if (card === undefined || !verbOf(menu, card)) return choice;
  const isHeld = choice.cards.includes(place);
  if (formOf(menu, "sneak")) {
    const cards = isHeld ? choice.cards.filter((other) => other !== place) : [...choice.cards, place];
    return { ...choice, cards: cards.toSorted((a, b) => a - b) };
  }
  return isHeld ? NOTHING : { cards: [place], rooms: [] };
}

export function withRoom(menu: Menu, hand: string[], choice: Choice, room: string): Choice {
  if (!roomsNow(menu, hand, choice).includes(room)) return choice;
  if (choice.rooms[0] === room) return { ...choice, rooms: [] };
  const isSecondStep = verbNow(menu, hand, choice) === "gangster" && choice.rooms[0];
  return { ...choice, rooms: isSecondStep ? [choice.rooms[0] ?? room, room] : [room] };
}

/** The action in words once everything is chosen, else "". */
export function answer(menu: Menu, hand: string[], choice: Choice): string {
  const verb = verbNow(menu, hand, choice);
  const cards = choice.cards.map((place) => hand[place] ?? "");
  const [from = "", to = ""] = choice.rooms;
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
