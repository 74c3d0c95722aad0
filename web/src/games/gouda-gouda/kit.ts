/** What Gouda! Gouda! brings to the page. */
import type { GameUi } from "../../board/kit";
import { CARD_MS, HOP_MS, ROLL_MS } from "./lengths";
import type { GoudaGoudaEvent } from "../../protocol/generated/gouda-gouda";

export const kit: GameUi<GoudaGoudaEvent> = {
  Board: () => import("./Board.svelte"),
  seatSigns: () => import("./seatSigns"),
  editor: { Editor: () => import("./editor/BoardEditor.svelte"), shape: () => import("./editor/boardShape") },
  figures: () => import("./figures"),
  hasColours: true,
  pictureOptions: {
    cheese_at: {
      Field: () => import("./CheesePlaces.svelte"),
      matters: ({ cheese }) => cheese === "scattered" || cheese === "valued",
    },
  },
  hasReactions: ({ magic }) => magic !== "none",
  lengths: {
    "dice-rolled": ROLL_MS,
    "dice-rerolled": ROLL_MS,
    "dice-card-played": CARD_MS,
    "card-answered": CARD_MS,
    "transfer-played": CARD_MS,
    "again-played": CARD_MS,
    "again-played-for": CARD_MS,
    "mouse-moved": HOP_MS,
  },
  stillWidth: 560,
  sounds: {
    "first-drawn": null,
    "card-dealt": null,
    "own-card-dealt": "card",
    "mice-spread": null,
    "space-named": null,
    "dice-rolled": "roll",
    "dice-rerolled": "roll",
    "roll-window-closed": null,
    "end-window-closed": null,
    "dice-card-played": "card",
    "card-answered": "card",
    "transfer-played": "card",
    "again-played": "card",
    "again-played-for": "card",
    "card-nullified": null,
    "extra-turn-began": null,
    "roll-transferred": null,
    "dice-picked-up": null,
    "roll-changed": null,
    "mouse-moved": "step",
    "cheese-eaten": "munch",
    "mouse-went-home": null,
    "red-dice-lost": null,
    "player-skipped": null,
    "turn-began": null,
    "game-won": "win",
    "nobody-won": null,
  },
};
