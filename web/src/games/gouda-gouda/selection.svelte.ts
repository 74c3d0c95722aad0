/** What the person has picked before it is an action. Nothing else on the board has a state of its own. */
import type { Menu } from "../../protocol/generated/messages";
import {
  canPick,
  cardAction,
  carryChoices,
  choose,
  fitting,
  needOf,
  room,
  type Carry,
  type Part,
} from "./menuChoices";
import { formOf } from "../../protocol/menu";

export class Selection {
  carry = $state<Carry>({});
  /** The card that is looked at or about to be played: its place in the hand. */
  card = $state<number | null>(null);
  dice = $state<number[]>([]);
  space = $state<string | null>(null);
  spread = $state<string[]>([]);

  get isEmpty(): boolean {
    const isFree = this.card === null && this.space === null;
    return isFree && !Object.keys(this.carry).length && !this.spread.length;
  }

  clear(): void {
    this.carry = {};
    this.card = null;
    this.dice = [];
    this.space = null;
    this.spread = [];
  }

  /** Let go of what was taken last. */
  back(): void {
    if (this.spread.length) this.spread = this.spread.slice(0, -1);
    else if (this.dice.length) this.dice = this.dice.slice(0, -1);
    else if (this.space !== null) this.space = null;
    else if (this.card !== null) this.card = null;
    else if (Object.keys(this.carry).length) {
      const parts = Object.entries(this.carry).slice(0, -1);
      this.carry = Object.fromEntries(parts) as Carry;
    }
  }

  /** Take a die, a mouse or a link; the whole answer once nothing is missing. */
  take(menu: Menu, part: Part, word: string): string | null {
    const before = this.carry;
    this.carry = choose(menu, before, part, word);
    const isLess = Object.keys(this.carry).length < Object.keys(before).length;
    return isLess ? null : carryChoices(menu, this.carry).action;
  }

  takeCard(index: number): void {
    const isSame = this.card === index;
    this.clear();
    if (!isSame) this.card = index;
  }

  /** Choose a die for the card, or put it back. */
  pickDie(menu: Menu, verb: string, dice: string[], index: number): void {
    const form = formOf(menu, verb);
    if (this.dice.includes(index)) this.dice = this.dice.filter((other) => other !== index);
    else if (form && canPick(form, dice, this.dice, index)) this.dice = [...this.dice, index];
  }

  /** The words of the chosen card; where nothing but one choice exists it is made. */
  cardAction(menu: Menu, verb: string, dice: string[]): string | null {
    const form = formOf(menu, verb);
    if (!form) return null;
    const only = form.slots[0]?.words.length === 1 ? form.slots[0].words[0] : undefined;
    if (only !== undefined && needOf(form) === "space") return cardAction(form, dice, [], only);
    if (only !== undefined && needOf(form) === "dice")
      return cardAction(form, dice, [dice.indexOf(only)], null);
    return cardAction(form, dice, this.dice, this.space);
  }

  /** Where the cards lie in another hand: what was dealt or played meanwhile has moved them. */
  inHand(before: string[], now: string[]): void {
    if (this.card === null) return;
    const place = now.indexOf(before[this.card] ?? "");
    if (place < 0) this.clear();
    else this.card = place;
  }

  /** Drop what this menu has no use for of all that was picked before it was asked. */
  fit(menu: Menu, hand: string[], dice: string[]): void {
    const { carry, dice: picked, space, spread } = this;
    const power = this.card === null ? "" : (hand[this.card] ?? "");
    const form = formOf(menu, power);
    const card = form ? this.card : null;
    this.clear();
    this.card = card;
    this.carry = fitting(menu, carry);
    for (const index of form ? picked : []) this.pickDie(menu, power, dice, index);
    const spaces = (form ?? formOf(menu, "name"))?.slots[0]?.words ?? [];
    this.space = space !== null && spaces.includes(space) ? space : null;
    for (const one of spread) this.put(menu, one);
  }

  /** What was picked for a question that a single tap answers, and still waits to be confirmed; null: something is missing. */
  pickedAction(menu: Menu): string | null {
    if (this.space !== null && formOf(menu, "name")) return `name ${this.space}`;
    return Object.keys(this.carry).length ? carryChoices(menu, this.carry).action : null;
  }

  /** Put one more mouse on a start space. */
  put(menu: Menu, space: string): void {
    const slot = formOf(menu, "spread")?.slots[0];
    if (slot && room(slot, this.spread, space) > 0) this.spread = [...this.spread, space];
  }

  /** The answer that spreads the mice, once all are placed. */
  spreadAction(menu: Menu): string | null {
    const slot = formOf(menu, "spread")?.slots[0];
    return slot && this.spread.length >= slot.least ? `spread ${this.spread.join("+")}` : null;
  }

  unput(space: string): void {
    const last = this.spread.lastIndexOf(space);
    if (last >= 0) this.spread = this.spread.toSpliced(last, 1);
  }
}
