/** What the picture lights up: read from the menu and from what the hand holds, nothing else. */
import type { Menu } from "../../protocol/generated/messages";
import type { Hand } from "./hand.svelte";
import { carryChoices, carryForms, formOf, needOf, room } from "./picking";
import type { View } from "../../protocol/generated/gouda-gouda";

export interface Offers {
  /** By space: "open", or "up" or "down" where a mouse would go. */
  spaces: Map<string, string>;
  /** Links that can be chosen, written low>high. */
  links: Map<string, string>;
  space: string | null;
  /** Seats whose mice can be chosen on the space the roll counts for. */
  mice: string[];
  mouse: string | null;
}

export function offersOf(view: View, menu: Menu, hand: Hand): Offers {
  if (carryForms(menu).length) return carryOffers(view, menu, hand);
  const named = formOf(menu, "name")?.slots[0]?.words ?? [];
  const spread = formOf(menu, "spread")?.slots[0];
  const roomy = spread?.words.filter((space) => room(spread, hand.spread, space) > 0) ?? [];
  const card = cardSpaces(view, menu, hand);
  return {
    spaces: new Map([...named, ...roomy, ...card].map((space) => [space, "open"])),
    links: new Map(),
    space: card.length ? (hand.space ?? (card.length === 1 ? (card[0] ?? null) : null)) : null,
    mice: [],
    mouse: null,
  };
}

/** Spaces that the card in the hand can be played for. */
function cardSpaces(view: View, menu: Menu, hand: Hand): string[] {
  const verb = hand.card === null ? undefined : view.hand[hand.card];
  const form = verb === undefined ? undefined : formOf(menu, verb);
  return form && needOf(form) === "space" ? (form.slots[0]?.words ?? []) : [];
}

function carryOffers(view: View, menu: Menu, hand: Hand): Offers {
  const { open, settled } = carryChoices(menu, hand.carry);
  const spaces = new Map<string, string>();
  const links = new Map<string, string>();
  for (const form of carryForms(menu)) {
    if (settled.verb !== undefined && settled.verb !== form.verb) continue;
    for (const space of open.space.filter((word) => form.slots[1]?.words.includes(word))) {
      spaces.set(space, form.verb);
      links.set(form.verb === "up" ? `${view.space}>${space}` : `${space}>${view.space}`, form.verb);
    }
  }
  return { spaces, links, space: hand.carry.space ?? null, mice: open.seat, mouse: settled.seat ?? null };
}

/** Mice that stand there as soon as the answer counts: those about to be spread, or the one on its way. */
export function ghostsOf(spread: string[], pending: string | null, seat: number): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const space of spread) found.set(space, [...(found.get(space) ?? []), seat]);
  const [verb = "", owner = "", space = ""] = (pending ?? "").split(" ");
  if (verb === "up" || verb === "down") found.set(space, [Number(owner)]);
  return found;
}
