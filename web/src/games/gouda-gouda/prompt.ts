/** The sentence of the moment, and a second one that explains or refuses. */
import type { BoardProps } from "../../board/props";
import { winnersOf } from "../../board/winners";
import type { Over } from "../../protocol/generated/messages";
import type { Selection } from "./selection.svelte";
import { effectText, playedText } from "./describe";
import { carryChoices, carryForms, needOf } from "./menuChoices";
import { formOf } from "../../protocol/menu";
import type { GoudaGoudaEvent, View } from "../../protocol/generated/gouda-gouda";

export interface Prompt {
  main: string;
  more: string;
  isBad?: boolean;
}

type Props = BoardProps<View, GoudaGoudaEvent>;

export function promptOf(p: Props, selection: Selection, looked: string): Prompt {
  const prompt = now(p, selection);
  if (p.refused) {
    const facts = { ...p.refused.facts, action: p.refused.action };
    return { ...prompt, more: p.words.text(`refused-${p.refused.code}`, facts), isBad: true };
  }
  return looked && !p.over ? { ...prompt, more: looked } : prompt;
}

function now(p: Props, selection: Selection): Prompt {
  const { view, words } = p;
  if (p.over) return ended(p);
  if (view.window && (view.phase === "window" || view.phase === "pile")) return window(p, selection);
  if (view.phase === "spread") return spread(p, selection);
  if (view.phase === "name") {
    if (p.menu.length) return { main: words.text("board-name"), more: words.text("board-name-more") };
    return { main: words.text("tell-name", { who: view.mover }), more: "" };
  }
  if (view.phase === "carry") return carry(p, selection);
  if (view.phase === "throw")
    return {
      main: words.text("tell-throw", { who: view.mover, number: view.throw, space: view.space }),
      more: "",
    };
  return { main: words.text(view.phase === "first" ? "tell-first" : "tell-deal"), more: "" };
}

/** The seat that alone is first. */
export function winnerOf(over: Over | null): number | null {
  const best = winnersOf(over);
  return best.length === 1 ? (best[0] ?? null) : null;
}

function ended(p: Props): Prompt {
  const who = winnerOf(p.over);
  const main = who === null ? p.words.text("board-nobody-won") : p.words.text("board-won", { who });
  return { main, more: p.words.text(`over-${p.over?.reason}`) };
}

function spread(p: Props, selection: Selection): Prompt {
  const slot = formOf(p.menu, "spread")?.slots[0];
  if (!slot) return { main: p.words.text("tell-spread", { who: p.view.spreading ?? 0 }), more: "" };
  return {
    main: p.words.text("board-spread"),
    more: p.words.text("board-spread-left", { number: slot.least - selection.spread.length }),
  };
}

function carry(p: Props, selection: Selection): Prompt {
  const { words, view } = p;
  const roll = words.text("tell-roll", { space: view.space, dice: view.dice.join("+") });
  if (!carryForms(p.menu).length) return { main: words.text("tell-carry", { who: view.mover }), more: roll };
  const { settled } = carryChoices(p.menu, selection.carry);
  if (settled.verb === undefined && settled.space === undefined && settled.seat === undefined)
    return { main: words.text("board-carry"), more: words.text("board-carry-more") };
  if (settled.seat === undefined)
    return { main: words.text(`board-carry-mouse-${settled.verb ?? "any"}`), more: roll };
  return {
    main: words.text(`board-carry-link-${settled.verb ?? "any"}`, { owner: Number(settled.seat) }),
    more: roll,
  };
}

/** The same words for everybody asked in a window, whatever their cards can do; only a card in the hand explains itself. */
function window(p: Props, selection: Selection): Prompt {
  const { words, view } = p;
  const top = view.pile.at(-1);
  const isMine = p.menu.length > 0 || p.hasAnswered || view.window?.mine;
  const main = top
    ? playedText(words, ...top)
    : words.text(`board-${isMine ? "window" : "watch"}-${view.window?.kind}`, { who: view.mover });
  const power = selection.card === null ? undefined : view.hand[selection.card];
  if (power !== undefined) return { main, more: chosen(p, power) };
  if (p.hasAnswered || view.window?.mine) return { main, more: words.text("board-in") };
  return { main, more: windowHelp(p, top && effectText(words, top[1])) };
}

/** `effect`: of the card on top, if there is one. */
function windowHelp({ words, menu }: Props, effect: string | undefined): string {
  if (!menu.length) return effect ?? words.text("board-not-asked");
  return effect ? words.text("board-nullify-it", { effect }) : words.text("board-pass-or-card");
}

function chosen(p: Props, power: string): string {
  const form = formOf(p.menu, power);
  const what = p.words.text(`board-power-${power}`);
  if (!form) return p.menu.length ? `${what} ${p.words.text("board-not-now")}` : what;
  const need = needOf(form);
  return need === "nothing" ? what : `${what} ${p.words.text(`board-choose-${need}`)}`;
}
