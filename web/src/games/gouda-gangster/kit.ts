/** What Gouda Gangster brings to the page. */
import Art from "../../art/GoudaGangsterArt.svelte";
import type { GameUi } from "../../lib/kit";

export const kit: GameUi<{ type: string }> = {
  Board: () => import("./Board.svelte"),
  Art,
  looks: () => import("./looks"),
  stillWidth: 760,
  sounds: {
    "news-fall": "munch",
    "news-card": "card",
    "news-ready": "step",
    "news-sneak": "step",
    "news-turn": "flip",
    "news-trapped": "snap",
    "news-lay": "card",
    "news-nail": "wall",
    "news-gangster": "step",
    "news-hole": "wall",
    "news-cheese": "munch",
    "news-life-lost": "lose",
    "news-out": "lose",
    "news-won": "win",
    "news-shared": "win",
  },
};
