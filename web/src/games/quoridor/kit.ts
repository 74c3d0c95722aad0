/** What Quoridor brings to the page. */
import { squaresBeside } from "../../board/grid/geometry";
import type { GameUi } from "../../board/kit";
import type { QuoridorEvent } from "../../protocol/generated/quoridor";

export const kit: GameUi<QuoridorEvent> = {
  Board: () => import("./Board.svelte"),
  seatSigns: () => import("./seatSigns"),
  log: () => import("./log"),
  figures: () => import("./figures"),
  answer: (action) => {
    const [verb = "", at] = action.split(" ");
    if (!at) return null;
    const args = { at, ...(verb === "wall" ? squaresBeside(at) : {}) };
    return { key: `answer-${verb}`, args: Object.entries(args) };
  },
  placesOf: (action) => action.split(" ").slice(1),
  stillWidth: 340,
  lengths: { "pawn-moved": "step", "wall-placed": "step", "game-won": "win" },
  sounds: {
    "first-drawn": "roll",
    "pawn-moved": "step",
    "wall-placed": "wall",
    "turn-passed": null,
    "game-won": "win",
    "position-repeated": null,
    "turn-limit-reached": null,
  },
};
