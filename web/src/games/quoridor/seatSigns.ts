/** A seat of Quoridor in the strip: its pawn, and the walls it has left. */
import type { SeatSigns } from "../../board/kit";
import type { View } from "../../protocol/generated/quoridor";
import Figure from "./SeatFigure.svelte";
import Score from "./SeatScore.svelte";

export const seatSigns: SeatSigns<View> = {
  Figure,
  Score,
  factsOf: (view, seat, words) => ({
    text: words.text("board-hand", { who: seat, left: view.walls_left[seat] ?? 0 }),
    isTurn: view.to_move === seat,
  }),
};
