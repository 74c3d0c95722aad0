/** What Pac-Man brings to the page. */
import Art from "../../art/PacManArt.svelte";
import type { GameUi } from "../../lib/kit";

export const kit: GameUi<{ type: string }> = {
  Board: () => import("./Board.svelte"),
  Art,
  editor: () => import("../../editors/maze/MazeEditor.svelte"),
  stillWidth: 420,
  sounds: {
    "news-pac-man": "roll",
    "news-step": "step",
    "news-dot": "munch",
    "news-eaten": "munch",
    "news-caught": "snap",
    "news-patience": "snap",
    "news-all-dots": "win",
  },
};
