/** What the menu still allows beside what is picked: parts of one action, chosen in any order, always words of the menu. */
import type { Form, Menu, Slot } from "../../protocol/generated/messages";

export type Part = "verb" | "seat" | "space";
export type Carry = Partial<Record<Part, string>>;
const PARTS: Part[] = ["verb", "seat", "space"];

export interface Choices {
  /** What can be chosen for each part beside the other parts. */
  open: Record<Part, string[]>;
  /** What is chosen, by hand or because nothing else is left. */
  settled: Carry;
  action: string | null;
}

export function carryForms(menu: Menu): Form[] {
  return menu.filter((form) => form.verb === "up" || form.verb === "down");
}

/** All that can still be chosen for the die, the mouse and the link. */
export function carryChoices(menu: Menu, held: Carry): Choices {
  const open = {
    verb: words(menu, held, "verb"),
    seat: words(menu, held, "seat"),
    space: words(menu, held, "space"),
  };
  const settled: Carry = {};
  for (const part of PARTS) {
    const only = open[part].length === 1 ? open[part][0] : undefined;
    const chosen = held[part] ?? only;
    if (chosen !== undefined) settled[part] = chosen;
  }
  const isWhole = PARTS.every((part) => settled[part] !== undefined);
  return { open, settled, action: isWhole ? `${settled.verb} ${settled.seat} ${settled.space}` : null };
}

/** What is picked after tapping a part: again drops it, another one replaces it and whatever no longer goes with it. */
export function choose(menu: Menu, held: Carry, part: Part, word: string): Carry {
  if (held[part] === word) return without(held, part);
  const next: Carry = { ...held, [part]: word };
  for (const other of ["verb", "space", "seat"] as const) {
    if (formsFor(menu, next).length) return next;
    if (other !== part) Reflect.deleteProperty(next, other);
  }
  return next;
}

/** The parts that the menu has of those that were picked before it was there. */
export function fitting(menu: Menu, picked: Carry): Carry {
  let kept: Carry = {};
  for (const part of PARTS) {
    const next = { ...kept, ...(picked[part] === undefined ? {} : { [part]: picked[part] }) };
    if (formsFor(menu, next).length) kept = next;
  }
  return kept;
}

function without(held: Carry, part: Part): Carry {
  const next = { ...held };
  Reflect.deleteProperty(next, part);
  return next;
}

function words(menu: Menu, held: Carry, part: Part): string[] {
  const forms = formsFor(menu, without(held, part));
  const all = forms.flatMap((form) => (part === "verb" ? [form.verb] : slotOf(form, part).words));
  return [...new Set(all)];
}

function formsFor(menu: Menu, held: Carry): Form[] {
  return carryForms(menu).filter(
    (form) =>
      (held.verb === undefined || form.verb === held.verb) &&
      (held.seat === undefined || slotOf(form, "seat").words.includes(held.seat)) &&
      (held.space === undefined || slotOf(form, "space").words.includes(held.space)),
  );
}

function slotOf(form: Form, part: "seat" | "space"): Slot {
  return form.slots[part === "seat" ? 0 : 1] ?? { words: [], least: 0, most: 0 };
}

/** Several dice of one way for mice of one owner along one link. */
export interface Batch {
  verb: string;
  seat: number;
  space: string;
  number: number;
}

/** All that one tap can send along a link: `directions` are those of the dice that are left, `mice` those of the owner. */
export function batchOf(
  { verb, seat, space }: Omit<Batch, "number">,
  directions: string[],
  mice: number,
): Batch | null {
  const number = Math.min(directions.filter((direction) => direction === verb).length, mice);
  return number > 1 ? { verb, seat, space, number } : null;
}

/** The actions of a batch, one for each die. */
export const batchActions = ({ verb, seat, space, number }: Batch): string[] =>
  Array.from({ length: number }, () => `${verb} ${seat} ${space}`);

/** What a card of the hand still needs before it can be played. */
export type Need = "nothing" | "dice" | "space";
const COLOURS = ["green", "yellow", "red"];

export function needOf(form: Form): Need {
  const slot = form.slots[0];
  if (!slot || slot.words.every((word) => word === "card")) return "nothing";
  return slot.words.every((word) => COLOURS.includes(word)) ? "dice" : "space";
}

/** Whether this die can be added to the chosen ones. */
export function canPick(form: Form, dice: string[], picked: number[], index: number): boolean {
  const slot = form.slots[0];
  const colour = dice[index];
  if (!slot || colour === undefined || picked.includes(index)) return false;
  const taken = picked.filter((other) => dice[other] === colour).length;
  return picked.length < slot.most && slot.words.filter((word) => word === colour).length > taken;
}

/** The words of a card with its choices, or null as long as something is missing. */
export function cardAction(
  form: Form,
  dice: string[],
  picked: number[],
  space: string | null,
): string | null {
  const slot = form.slots[0];
  if (!slot) return form.verb;
  const need = needOf(form);
  if (need === "nothing") return `${form.verb} ${slot.words[0]}`;
  if (need === "space") return space !== null && slot.words.includes(space) ? `${form.verb} ${space}` : null;
  const colours = COLOURS.flatMap((colour) =>
    picked.map((index) => dice[index]).filter((die) => die === colour),
  );
  return colours.length >= slot.least && colours.length <= slot.most
    ? `${form.verb} ${colours.join("+")}`
    : null;
}

/** How many more of this word the slot allows. */
export function room(slot: Slot, chosen: string[], word: string): number {
  const listed = slot.words.filter((other) => other === word).length;
  const taken = chosen.filter((other) => other === word).length;
  return Math.min(listed - taken, slot.most - chosen.length);
}
