/** Which dice in the tray can be tapped and which are chosen: to carry out, or for the card in the hand. */
import type { Menu } from "../../lib/types";
import type { Hand } from "./hand.svelte";
import { canPick, carryChoices, carryForms, formOf, needOf } from "./picking";

export interface DiceChoice {
  isOpen: (index: number) => boolean;
  isChosen: (index: number) => boolean;
}

const VERBS: Record<string, string> = { green: "up", red: "down" };

export function diceChoice(dice: string[], menu: Menu, hand: Hand, power: string | undefined): DiceChoice {
  if (carryForms(menu).length) {
    const verb = carryChoices(menu, hand.carry).settled.verb;
    const verbOf = (index: number): string => VERBS[dice[index] ?? ""] ?? "";
    return {
      isOpen: (index) => formOf(menu, verbOf(index)) !== undefined,
      isChosen: (index) =>
        verb !== undefined && dice.findIndex((_, other) => verbOf(other) === verb) === index,
    };
  }
  const form = power === undefined ? undefined : formOf(menu, power);
  if (!form || needOf(form) !== "dice") return { isOpen: () => false, isChosen: () => false };
  const words = form.slots[0]?.words ?? [];
  const only = words.length === 1 ? dice.indexOf(words[0] ?? "") : -1;
  return {
    isOpen: (index) => canPick(form, dice, hand.dice, index),
    isChosen: (index) => hand.dice.includes(index) || index === only,
  };
}
