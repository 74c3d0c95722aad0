/**
 * Reacting by a card: what the hand can do now or for the end of the turn, and holding a beat open meanwhile. Whoever
 * taps a card needs time to choose, so the tap holds the window, whatever the card can do: a hold tells nothing of it.
 */
import { untrack } from "svelte";
import type { BoardProps } from "../../board/props";
import type { Menu } from "../../protocol/generated/messages";
import type { GoudaGoudaEvent, View } from "../../protocol/generated/gouda-gouda";
import { formOf } from "../../protocol/menu";
import type { Selection } from "./selection.svelte";

type Props = BoardProps<View, GoudaGoudaEvent>;

export class Reaction {
  #p: () => Props;
  #selection: Selection;
  /** The window is held because a card was tapped, and let go with it. */
  #holdsForCard = false;

  /** For the life of a component. */
  constructor(props: () => Props, selection: Selection) {
    this.#p = props;
    this.#selection = selection;
    $effect(() => {
      if (selection.card === null) untrack(() => this.#release());
    });
    const isOpen = $derived(props().beat !== null);
    $effect(() => {
      if (!isOpen) this.#holdsForCard = false;
    });
  }

  /** What may be answered now, also in place of an answer that is held. */
  menu = $derived.by((): Menu => (this.#p().beat?.isAsked ? (this.#p().beat?.menu ?? []) : this.#p().menu));

  /** The same, and what may be played for the end of the turn already now. */
  options = $derived.by((): Menu => [
    ...this.menu,
    ...this.#p().armable.filter(({ verb }) => !formOf(this.menu, verb)),
  ]);

  /** The card that is chosen. */
  power = $derived.by((): string | undefined => {
    const { card } = this.#selection;
    return card === null ? undefined : this.#p().view.hand[card];
  });

  /** The chosen card would be played at the end of the turn. */
  isArming = $derived.by(
    () => this.power !== undefined && !formOf(this.menu, this.power) && !!formOf(this.options, this.power),
  );

  /** What the chosen card would answer; null: something is missing. */
  ready = $derived.by(() =>
    this.power === undefined
      ? null
      : this.#selection.cardAction(this.options, this.power, this.#p().view.dice),
  );

  /** The answer that is held in this window, else the armed one. */
  held = $derived.by(() => this.#p().beat?.answer || this.#p().armed);

  isHolding = $derived.by(() => !!this.#p().beat?.holdUntilMs);

  /** The window is this person's business now: they want to be told of it, or have begun to do something. */
  isMine = $derived.by(() => {
    const { beat } = this.#p();
    if (!beat) return this.#p().menu.length > 0;
    return beat.isAsked && (beat.isPrompted || beat.answer !== "" || this.isBusy);
  });

  /** The person chooses or thinks. */
  isBusy = $derived.by(() => this.power !== undefined || this.isHolding);

  tapCard(index: number): void {
    this.#selection.takeCard(index);
    const { beat, wait } = this.#p();
    if (!beat?.isAsked || this.#selection.card === null || !beat.canWait || beat.holdUntilMs) return;
    this.#holdsForCard = true;
    wait(true);
  }

  /** Hold the window, or let it go; only while one is asked. */
  toggleWait(): void {
    const { beat, wait } = this.#p();
    if (!beat?.isAsked) return;
    this.#holdsForCard = false;
    if (beat.holdUntilMs) wait(false);
    else if (beat.canWait) wait(true);
  }

  /** The space bar holds the window, or lets it go, while no control has the focus; whether that was meant. */
  pressed(event: KeyboardEvent): boolean {
    const focused = document.activeElement;
    const isIdleSpace = !!focused?.closest("[data-space]:not([data-word])"); // there one looks, by Enter too
    const hasFocus =
      !isIdleSpace && focused?.closest("button, a, input, select, textarea, summary, [tabindex='0']");
    if (event.key !== " " || event.repeat || hasFocus || !this.#p().beat?.isAsked) return false;
    event.preventDefault();
    this.toggleWait();
    return true;
  }

  #release(): void {
    if (!this.#holdsForCard) return;
    this.#holdsForCard = false;
    this.#p().wait(false);
  }
}
