/** A seat of Gouda! Gouda! in the strip: its mouse, the cheese it ate and the cards it holds. */
import type { SeatSigns } from "../../board/kit";
import type { View } from "../../protocol/generated/gouda-gouda";
import { playerText } from "./describe";
import Figure from "./SeatFigure.svelte";
import Score from "./SeatScore.svelte";

export const seatSigns: SeatSigns<View> = {
  Figure,
  Score,
  factsOf: (view, seat, words) => ({
    text: playerText(words, view, seat),
    isTurn: view.mover === seat && !view.end,
  }),
};
