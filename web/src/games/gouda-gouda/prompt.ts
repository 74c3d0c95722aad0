/** The sentence of the moment, and a second one that explains or refuses. */
import type { Beat, BoardProps } from "../../board/props";
import { winnersOf } from "../../board/winners";
import type { Over } from "../../protocol/generated/messages";
import type { Selection } from "./selection.svelte";
import type { Reaction } from "./reaction.svelte";
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

export function promptOf(props: Props, selection: Selection, reaction: Reaction, looked: string): Prompt {
  const p = Object.create(props, {
    view: { get: () => props.askedView },
    over: { get: () => props.askedOver },
  }) as Props;
  const prompt = { ...now(p, selection, reaction), ...armed(p, reaction) };
  if (p.refused) {
    const facts = { ...p.refused.facts, action: p.refused.action };
    return { ...prompt, more: p.words.refusal(p.refused.code, facts), isBad: true };
  }
  return looked && !p.over ? { ...prompt, more: looked } : prompt;
}

/** What is planned for the end of the turn, or about to be. */
function armed({ words, view, seat, armed: action, beat, over }: Props, reaction: Reaction): Partial<Prompt> {
  if (over || beat?.answer) return {};
  if (reaction.isArming)
    return {
      more: words.text(view.mover === seat ? "board-arm-own" : "board-arm-where", { who: view.mover }),
    };
  if (!action || reaction.isBusy) return {};
  const [, space] = action.split(" ");
  const more =
    space === undefined
      ? words.text("board-armed")
      : words.text("board-armed-for", { who: view.mover, space });
  return { more };
}

function now(p: Props, selection: Selection, reaction: Reaction): Prompt {
  const { view, words } = p;
  if (p.over) return ended(p);
  if (view.window && (view.phase === "window" || view.phase === "pile")) return window(p, reaction.power);
  if (view.phase === "spread") return spread(p, selection);
  if (view.phase === "name") {
    if (p.menu.length)
      return { main: words.text("board-name"), more: goal(p) || words.text("board-name-more") };
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

/** In the first turns: what one wants. It is said where it is one cheese that ends the game. */
function goal({ words, view }: Props): string {
  const isNew = view.turns < 2 * view.points.length && view.cheese.length === 1;
  return isNew ? words.text("board-goal") : "";
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
    return { main: words.text(`board-carry-mouse-${settled.verb ?? "any"}`), more: goal(p) || roll };
  return {
    main: words.text(`board-carry-link-${settled.verb ?? "any"}`, { owner: Number(settled.seat) }),
    more: goal(p) || roll,
  };
}

/** The same words for everybody asked in a window, whatever their cards can do; only a card in the hand explains itself. */
function window(p: Props, power: string | undefined): Prompt {
  const { words, view } = p;
  const top = view.pile.at(-1);
  const hasAnswered = p.hasAnswered || !!view.window?.mine;
  const isMine = p.beat ? p.beat.isAsked : p.menu.length > 0 || hasAnswered;
  const main = top
    ? playedText(words, ...top)
    : words.text(`board-${isMine ? "window" : "watch"}-${view.window?.kind}`, { who: view.mover });
  if (power !== undefined) return { main, ...chosen(p, power) };
  const effect = top && effectText(words, top[1]);
  if (p.beat) return { main, more: beatHelp(p, p.beat, effect) };
  return { main, more: hasAnswered ? words.text("board-in") : windowHelp(p, effect) };
}

/** Nothing has to be done in a beat: it says what one has done, or who is waited for. */
function beatHelp({ words }: Props, beat: Beat, effect: string | undefined): string {
  if (beat.answer) return heldText(words, beat.answer);
  if (beat.holdUntilMs) return words.text("board-holding");
  if (beat.isHeld) return words.text("board-held");
  if (!beat.isAsked) return effect ?? words.text("board-not-asked");
  return effect ? words.text("board-nullify-it", { effect }) : words.text("board-beat");
}

/** An answer of one's own that waits for the end of its window. */
function heldText(words: Props["words"], answer: string): string {
  const [card = "", on] = answer.split(" ");
  if (card === "pass") return words.text("board-in");
  if (on === undefined || on === "card") return words.text("board-you-play", { card });
  return words.text("board-you-play-on", { card, words: on });
}

/** `effect`: of the card on top, if there is one. */
function windowHelp({ words, menu }: Props, effect: string | undefined): string {
  if (!menu.length) return effect ?? words.text("board-not-asked");
  return effect ? words.text("board-nullify-it", { effect }) : words.text("board-pass-or-card");
}

/** What the card that is taken still needs is the question then. */
function chosen(p: Props, power: string): { main?: string; more: string } {
  const { words } = p;
  const menu = p.beat?.isAsked ? p.beat.menu : p.menu;
  const form = formOf(menu, power);
  const what = powerNow(p, power);
  if (!form) return { more: menu.length ? `${what} ${words.text("board-not-now")}` : what };
  const need = needOf(form);
  return {
    ...(need === "nothing" ? {} : { main: words.text(`board-choose-${need}`) }),
    more: [what, p.beat?.holdUntilMs ? words.text("board-holding") : ""].filter(Boolean).join(" "),
  };
}

/** What a card does in this window: the one that can do two things does one of them. */
function powerNow({ words, view }: Props, power: string): string {
  if (power !== "nullify") return words.text(`board-power-${power}`);
  return words.text(view.pile.length ? "board-nullify-card" : "board-nullify-dice");
}
