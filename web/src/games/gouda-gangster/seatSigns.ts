/** A seat of Gouda Gangster in the strip: its rat, the rats it has collected or its lives, and the cards in hand. */
import type { SeatSigns } from "../../board/kit";
import type { View } from "../../protocol/generated/gouda-gangster";
import { sideText } from "./describe";
import Figure from "./SeatFigure.svelte";
import Score from "./SeatScore.svelte";

export const seatSigns: SeatSigns<View> = {
  Figure,
  Score,
  factsOf: (view, seat, words) => ({
    text: sideText(view, seat, words),
    isTurn: view.to_act === seat,
    isDone: !!view.sides[seat]?.ready,
    isOut: !view.playing.includes(seat) && !view.winners.includes(seat),
  }),
};
