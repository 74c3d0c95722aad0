import type { BoardProps } from "../../board/props";
import type { GoudaGoudaEvent, View } from "../../protocol/generated/gouda-gouda";
import { formOf } from "../../protocol/menu";

type Props = BoardProps<View, GoudaGoudaEvent>;

/** The number of the turn that this view is part of. `turns` counts a turn as soon as its roll is carried out, before its end window. */
export function turnOf({ turns, window }: Pick<View, "turns" | "window">): number {
  return window?.kind === "end" ? turns - 1 : turns;
}

/** The wish to be asked no more for the rest of this turn: every window is passed without a question. */
export class TurnPass {
  #turn = $state(-1);

  /** Whether the person passes in the turn of this view. */
  isOn(view: View): boolean {
    return this.#turn === turnOf(view);
  }

  set(isOn: boolean, view: View): void {
    this.#turn = isOn ? turnOf(view) : -1;
  }

  /** Whether the question that stands is passed by this wish. */
  answers({ view, menu, beat }: Props): boolean {
    return this.isOn(view) && view.window !== null && !beat && formOf(menu, "pass") !== undefined;
  }

  /** As the board is to show it: what is passed by this wish is not asked, not even for a moment. */
  unasked(props: () => Props): Props {
    return Object.create(props(), {
      menu: { get: () => (this.answers(props()) ? [] : props().menu) },
      hasAnswered: { get: () => this.answers(props()) || props().hasAnswered },
    }) as Props;
  }
}
