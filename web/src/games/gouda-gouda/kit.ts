/** What Gouda! Gouda! brings to the page. */
import Art from "../../art/GoudaGoudaArt.svelte";
import type { GameUi } from "../../lib/kit";

export const kit: GameUi<{ type: string }> = {
  Board: () => import("./Board.svelte"),
  Art,
  editor: () => import("../../editors/board/BoardEditor.svelte"),
  stillWidth: 560,
  sounds: {
    "news-roll": "roll",
    "news-rerolled": "roll",
    "news-dealt": "card",
    "news-play-reroll": "card",
    "news-play-improve": "card",
    "news-play-worsen": "card",
    "news-play-nullify": "card",
    "news-play-nullify-card": "card",
    "news-play-transfer": "card",
    "news-play-again": "card",
    "news-play-again-for": "card",
    "news-up": "step",
    "news-down": "step",
    "news-eats": "munch",
    "news-won": "win",
  },
};
