/** Which dice in the tray can be tapped and which are chosen: to carry out, or for the card in the selection. */
import type { Menu } from "../../protocol/generated/messages";
import type { View } from "../../protocol/generated/gouda-gouda";
import type { Selection } from "./selection.svelte";
import { canPick, carryChoices, carryForms, needOf } from "./menuChoices";
import { formOf } from "../../protocol/menu";

export interface DiceChoice {
  isOpen: (index: number) => boolean;
  isChosen: (index: number) => boolean;
}

export function diceChoice(
  { dice, directions }: View,
  menu: Menu,
  selection: Selection,
  power: string | undefined,
): DiceChoice {
  if (carryForms(menu).length) {
    const verb = carryChoices(menu, selection.carry).settled.verb;
    return {
      isOpen: (index) => formOf(menu, directions[index] ?? "") !== undefined,
      isChosen: (index) => verb !== undefined && directions.indexOf(verb) === index,
    };
  }
  const form = power === undefined ? undefined : formOf(menu, power);
  if (!form || needOf(form) !== "dice") return { isOpen: () => false, isChosen: () => false };
  const words = form.slots[0]?.words ?? [];
  const only = words.length === 1 ? dice.indexOf(words[0] ?? "") : -1;
  return {
    isOpen: (index) => canPick(form, dice, selection.dice, index),
    isChosen: (index) => selection.dice.includes(index) || index === only,
  };
}
