/** What Pac-Man brings to the page. */
import type { GameUi } from "../../board/kit";
import type { PacManEvent, View } from "../../protocol/generated/pac-man";
import { squareBeside } from "./directions";

export const kit: GameUi<PacManEvent> = {
  Board: () => import("./Board.svelte"),
  seatSigns: () => import("./seatSigns"),
  log: () => import("./log"),
  editor: { Editor: () => import("./editor/MazeEditor.svelte"), shape: () => import("./editor/boardShape") },
  placesOf: (action, { figures, mover }: View) => {
    const [, at] = figures.find(([figure]) => figure === mover) ?? [];
    return at ? [squareBeside(at, action.split(" ")[1])] : [];
  },
  stillWidth: 420,
  hasUnlikeRoles: true,
  lengths: {
    "figure-stepped": "step",
    "ghost-eaten": "event",
    "ghost-returned": "step",
    "pac-man-caught": "moment",
    "patience-ran-out": "moment",
    "pac-man-won": "win",
    "ghosts-won": "win",
  },
  holding: ["pac-man-caught", "patience-ran-out"],
  sounds: {
    "pac-man-drawn": "roll",
    "ghost-taken": "step",
    "next-ghost-named": null,
    "figure-stepped": "step",
    "figure-stopped": null,
    "dot-eaten": "munch",
    "ghost-eaten": "munch",
    "ghost-returned": null,
    "ghost-stayed": null,
    "pac-man-hemmed-in": null,
    "pac-man-caught": "snap",
    "patience-ran-out": "snap",
    "turn-limit-reached": null,
    "pac-man-won": "win",
    "ghosts-won": null,
  },
};
