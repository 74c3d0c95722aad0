/** Which dice in the tray can be tapped and which are chosen: to carry out, or for the card in the selection. */
import type { Step } from "../../board/props";
import type { Menu } from "../../protocol/generated/messages";
import type { DiceRerolled, DiceRolled, GoudaGoudaEvent } from "../../protocol/generated/gouda-gouda";
import type { Selection } from "./selection.svelte";
import { canPick, carryChoices, carryForms, formOf, needOf } from "./menuChoices";

export interface DiceChoice {
  isOpen: (index: number) => boolean;
  isChosen: (index: number) => boolean;
}

const VERBS: Record<string, string> = { green: "up", red: "down" };

export function diceChoice(
  dice: string[],
  menu: Menu,
  selection: Selection,
  power: string | undefined,
): DiceChoice {
  if (carryForms(menu).length) {
    const verb = carryChoices(menu, selection.carry).settled.verb;
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
    isOpen: (index) => canPick(form, dice, selection.dice, index),
    isChosen: (index) => selection.dice.includes(index) || index === only,
  };
}

/** The dice of a roll lie there until the next one, with a short sentence of who rolled them. */
export interface Roll {
  n: number;
  event: DiceRolled | DiceRerolled;
  dice: string[];
}

/** The last roll of these steps. */
export function lastRoll(steps: Step<GoudaGoudaEvent>[]): Roll | null {
  return steps.flatMap(({ n, events }) => events.flatMap((event) => rollOf(n, event))).at(-1) ?? null;
}

function rollOf(n: number, event: GoudaGoudaEvent): Roll[] {
  switch (event.type) {
    case "dice-rolled":
      return [{ n, event, dice: event.dice }];
    case "dice-rerolled":
      return [{ n, event, dice: event.roll }];
    default:
      return [];
  }
}
