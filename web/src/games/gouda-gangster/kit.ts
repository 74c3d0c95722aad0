/** What Gouda Gangster brings to the page. */
import Art from "./Art.svelte";
import type { GameUi } from "../../board/kit";
import type { GoudaGangsterEvent } from "../../protocol/generated/gouda-gangster";

export const kit: GameUi<GoudaGangsterEvent> = {
  Board: () => import("./Board.svelte"),
  Art,
  figures: () => import("./figures"),
  stillWidth: 760,
  sounds: {
    "first-king-drawn": null,
    "round-began": null,
    "cheese-fell": "munch",
    "card-drawn": null,
    "own-card-drawn": "card",
    "discard-pile-shuffled": null,
    "nothing-drawn": null,
    "choice-sealed": "step",
    "rat-sneaked-in": "step",
    "own-rat-sneaked-in": null,
    "target-chosen": null,
    "card-turned-up": "flip",
    "trap-sprung": "snap",
    "spy-skipped": null,
    "turn-passed": null,
    "card-laid": "card",
    "doors-nailed-down": "wall",
    "cheese-carried": "step",
    "rat-moved-through-hole": "wall",
    "fighter-revealed": null,
    "cheese-won": "munch",
    "cheese-missed": null,
    "lives-lost": "lose",
    "lives-spared": null,
    "players-went-out": "lose",
    "final-reached": null,
    "final-undecided": null,
    "game-won": "win",
    "victory-shared": "win",
    "round-limit-reached": null,
  },
};
