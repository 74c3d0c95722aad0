/** What Gouda! Gouda! brings to the page. */
import Art from "./Art.svelte";
import type { GameUi } from "../../board/kit";
import type { GoudaGoudaEvent } from "../../protocol/generated/gouda-gouda";

export const kit: GameUi<GoudaGoudaEvent> = {
  Board: () => import("./Board.svelte"),
  Art,
  editor: { Editor: () => import("./editor/BoardEditor.svelte"), shape: () => import("./editor/boardShape") },
  figures: () => import("./figures"),
  hasColours: true,
  pictureOptions: {
    cheese_at: {
      Field: () => import("./CheesePlaces.svelte"),
      matters: ({ cheese }) => cheese === "scattered" || cheese === "valued",
    },
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
