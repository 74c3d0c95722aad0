/** Which dice in the tray can be tapped and which are chosen: to carry out, or for the card in the hand. */
import type { Heard } from "../grooves/oldNews";
import type { Line, Menu } from "../../generated/messages";
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

/** A roll that was told: its dice lie there until the next one, with a short line of who rolled them. */
export interface Roll {
  n: number;
  line: Line;
  dice: string[];
}

const FELL: Record<string, string> = { "news-roll": "dice", "news-rerolled": "all" };

/** The last roll among what was heard. */
export function lastRoll(news: Heard[]): Roll | null {
  const all = news.flatMap(({ n, lines }) => lines.map((line) => ({ n, line })));
  const found = all.findLast(({ line }) => line.key in FELL);
  if (!found) return null;
  const fell = found.line.args?.find(([name]) => name === FELL[found.line.key])?.[1];
  const line = { ...found.line, key: found.line.key.replace("news", "board") };
  return { n: found.n, line, dice: String(fell ?? "").split("+") };
}
