/** Quoridor in the hands of a test: squares and grooves are pointed at, or the cursor goes there. */
import { Geometry, PITCH, quarterTurns, type Point } from "../../board/grid/geometry";
import type { View } from "../../protocol/generated/quoridor";
import { actionsOf } from "../../testing/boardProps";
import type { Driver } from "../../testing/driver";
import { pictureIn, press, tap } from "../../testing/pointer";
import type { Recorded } from "../../testing/recorded";

const FULL = 120; // actions of a board on which nearly every wall is free
const FEW = 11; // of so many walls one is tried elsewhere, and by keys

export function geometryOf({ view, seat }: Recorded): Geometry {
  const { options, goals, pawns } = view as View;
  const margins = { side: pawns.length > 2 ? 48 : 28, end: 48 };
  return new Geometry(options.size, quarterTurns(seat === null ? undefined : goals[seat]), margins);
}

export function pointOf(action: string, geometry: Geometry): Point {
  const [verb, word = ""] = action.split(" ");
  if (verb === "move") return geometry.square(word);
  const { x, y, isHorizontal } = geometry.wallSlot(word);
  return isHorizontal ? { x: x + 20, y } : { x, y: y + 20 };
}

export const driver: Driver = {
  answers({ menu }, way) {
    const all = actionsOf(menu);
    return all.length > FULL && way === "click"
      ? all
      : all.filter((action, index) => action.startsWith("move") || index % FEW === 0);
  },
  click(container, scene, action) {
    const geometry = geometryOf(scene);
    tap(pictureIn(container, geometry), pointOf(action, geometry), { type: "mouse", geometry });
  },
  keys(_, scene, action) {
    const geometry = geometryOf(scene);
    if (action.startsWith("wall ")) press("b", ...keysToSlot(geometry, action.slice(5)), "Enter");
    else {
      const home = geometry.square((scene.view as View).pawns[scene.seat ?? 0] ?? "");
      const to = pointOf(action, geometry);
      press(...arrows((to.x - home.x) / PITCH, (to.y - home.y) / PITCH), "Enter");
    }
  },
};

/** From wherever the wall is first to the upper left, then turned and brought to its slot. */
function keysToSlot(geometry: Geometry, slot: string): string[] {
  const { x, y, isHorizontal } = geometry.wallSlot(slot);
  const far = geometry.size;
  return [...arrows(-far, -far), ...(isHorizontal ? [] : ["r"]), ...arrows(x / PITCH - 1, y / PITCH - 1)];
}

function arrows(dx: number, dy: number): string[] {
  const across = Array<string>(Math.abs(Math.round(dx))).fill(dx < 0 ? "ArrowLeft" : "ArrowRight");
  return [...across, ...Array<string>(Math.abs(Math.round(dy))).fill(dy < 0 ? "ArrowUp" : "ArrowDown")];
}
