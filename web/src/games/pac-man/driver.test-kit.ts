/** Pac-Man in the hands of a test: a tap beside the figure that moves, or an arrow key. */
import { Geometry, PITCH } from "../../board/grid/geometry";
import type { View } from "../../protocol/generated/pac-man";
import type { Driver } from "../../testing/driver";
import { pictureIn, press, tap } from "../../testing/pointer";
import { OFFSETS, type Direction } from "./directions";
import { squareOf } from "./figures";

const KEYS: Record<string, string> = {
  "step up": "ArrowUp",
  "step down": "ArrowDown",
  "step left": "ArrowLeft",
  "step right": "ArrowRight",
  stop: "Enter",
};

export const driver: Driver = {
  click(container, scene, action) {
    const view = scene.view as View;
    const geometry = new Geometry(view.size);
    const home = geometry.square(squareOf(view, view.mover));
    const [dx, dy] = action === "stop" ? [0, 0] : OFFSETS[action.slice(5) as Direction];
    const to = { x: home.x + dx * PITCH, y: home.y + dy * PITCH };
    tap(pictureIn(container, geometry), to, { type: "touch", geometry });
  },
  keys(_, __, action) {
    press(KEYS[action] ?? "");
  },
};
