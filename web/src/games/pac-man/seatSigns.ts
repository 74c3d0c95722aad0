/** A seat of Pac-Man in the strip: the figures it plays, and the lives. */
import type { SeatSigns } from "../../board/kit";
import type { View } from "../../protocol/generated/pac-man";
import { figuresOf, PAC_MAN } from "./figures";
import Figure from "./SeatFigure.svelte";
import Score from "./SeatScore.svelte";

export const seatSigns: SeatSigns<View> = {
  Figure,
  Score,
  factsOf(view, seat, words) {
    const names = figuresOf(view, seat);
    const lives = names.includes(PAC_MAN) ? words.text("tell-lives", { lives: view.lives_left }) : "";
    return {
      text: [names.map((name) => words.word(name)).join(", "), lives].filter(Boolean).join(". "),
      isTurn: view.to_move === seat,
    };
  },
};
