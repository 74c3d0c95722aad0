/** What the picture lights up: read from the menu and from what is selected, nothing else. */
import type { Menu } from "../../protocol/generated/messages";
import type { Selection } from "./selection.svelte";
import { carryChoices, carryForms, needOf, room } from "./menuChoices";
import { formOf } from "../../protocol/menu";
import type { View } from "../../protocol/generated/gouda-gouda";

export interface Highlights {
  /** By space: "open", or "up" or "down" where a mouse would go. */
  spaces: Map<string, string>;
  /** What tapping a space answers with, before its name; "": it is only a part of an answer. */
  verb: string;
  /** Links that can be chosen, written low>high. */
  links: Map<string, string>;
  space: string | null;
  /** Seats whose mice can be chosen on the space the roll counts for. */
  mice: string[];
  mouse: string | null;
}

export function highlightsOf(view: View, menu: Menu, selection: Selection): Highlights {
  if (carryForms(menu).length) return carryHighlights(view, menu, selection);
  const named = formOf(menu, "name")?.slots[0]?.words ?? [];
  const spread = formOf(menu, "spread")?.slots[0];
  const roomy = spread?.words.filter((space) => room(spread, selection.spread, space) > 0) ?? [];
  const card = cardSpaces(view, menu, selection);
  return {
    spaces: new Map([...named, ...roomy, ...card].map((space) => [space, "open"])),
    verb: named.length ? "name " : "",
    links: new Map(),
    space:
      named.length || card.length
        ? (selection.space ?? (card.length === 1 ? (card[0] ?? null) : null))
        : null,
    mice: [],
    mouse: null,
  };
}

/** Spaces that the card in the hand can be played for. */
function cardSpaces(view: View, menu: Menu, selection: Selection): string[] {
  const verb = selection.card === null ? undefined : view.hand[selection.card];
  const form = verb === undefined ? undefined : formOf(menu, verb);
  return form && needOf(form) === "space" ? (form.slots[0]?.words ?? []) : [];
}

/** Before it is asked only what was picked is lit, not all that could be. */
export function earlyHighlights(soon: Highlights, { carry, space, spread }: Selection): Highlights {
  const picked = [space, carry.space, ...spread];
  return {
    ...soon,
    spaces: new Map([...soon.spaces].filter(([one]) => picked.includes(one))),
    links: new Map(),
    space: carry.space ?? space,
    mouse: carry.seat ?? null,
  };
}

function carryHighlights(view: View, menu: Menu, selection: Selection): Highlights {
  const { open, settled } = carryChoices(menu, selection.carry);
  const spaces = new Map<string, string>();
  const links = new Map<string, string>();
  for (const form of carryForms(menu)) {
    if (settled.verb !== undefined && settled.verb !== form.verb) continue;
    for (const space of open.space.filter((word) => form.slots[1]?.words.includes(word))) {
      spaces.set(space, form.verb);
      links.set(form.verb === "up" ? `${view.space}>${space}` : `${space}>${view.space}`, form.verb);
    }
  }
  return {
    spaces,
    verb: "",
    links,
    space: selection.carry.space ?? null,
    mice: open.seat,
    mouse: settled.seat ?? null,
  };
}

/** Mice that stand there as soon as the answer counts: those about to be spread, or the one on its way. */
export function ghostsOf(spread: string[], pending: string | null, seat: number): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const space of spread) found.set(space, [...(found.get(space) ?? []), seat]);
  const [verb = "", owner = "", space = ""] = (pending ?? "").split(" ");
  if (verb === "up" || verb === "down") found.set(space, [Number(owner)]);
  return found;
}
