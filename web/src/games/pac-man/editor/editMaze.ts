/** What drawing does to a maze: barriers, dots and figures come and go. Whether that makes sense, the rules say. */
import type { Layout } from "../../../protocol/generated/pac-man";
import { images, type Mirror } from "./symmetry";

export const EMPTY: Layout = { pac_man: "", ghosts: ["", "", "", ""], dots: [], barriers: [] };
export const TOOLS = ["barrier", "dot", "pac-man", "blinky", "pinky", "inky", "clyde", "eraser"] as const;
export type Tool = (typeof TOOLS)[number];

const GHOSTS = ["blinky", "pinky", "inky", "clyde"];
const DOTS = 4;

/** As the rules want to see it: ghosts without a place are not there. */
export function toOption(layout: Layout): Layout {
  return { ...layout, ghosts: layout.ghosts.filter(Boolean) };
}

/** As it is drawn: four places for ghosts, some of them perhaps empty. */
export function fromOption(layout: Layout): Layout {
  return { ...layout, ghosts: GHOSTS.map((_, ghost) => layout.ghosts[ghost] ?? "") };
}

export function withBarriers(layout: Layout, names: string[], mirror: Mirror): Layout {
  const more = names.flatMap((name) => images(name, mirror));
  return { ...layout, barriers: [...new Set([...layout.barriers, ...more])] };
}

export function withoutBarrier(layout: Layout, name: string, mirror: Mirror): Layout {
  const gone = images(name, mirror);
  return { ...layout, barriers: layout.barriers.filter((other) => !gone.includes(other)) };
}

export function toggled(layout: Layout, name: string, mirror: Mirror): Layout {
  return layout.barriers.includes(name)
    ? withoutBarrier(layout, name, mirror)
    : withBarriers(layout, [name], mirror);
}

/** Who or what stands there; "" for nothing. */
export function thingAt(layout: Layout, square: string): string {
  if (layout.pac_man === square) return "pac-man";
  const ghost = layout.ghosts.indexOf(square);
  if (ghost >= 0) return GHOSTS[ghost] ?? "";
  return layout.dots.includes(square) ? "dot" : "";
}

export function cleared(layout: Layout, square: string): Layout {
  return {
    ...layout,
    pac_man: layout.pac_man === square ? "" : layout.pac_man,
    ghosts: layout.ghosts.map((at) => (at === square ? "" : at)),
    dots: layout.dots.filter((at) => at !== square),
  };
}

/** Put a figure or a dot there; what stood there goes. A fifth dot takes the place of the oldest. */
export function placed(layout: Layout, tool: Tool, square: string, mirror: Mirror): Layout {
  if (tool === "dot") {
    const squares = images(square, mirror);
    const bare = squares.reduce(cleared, layout);
    return { ...bare, dots: [...bare.dots, ...squares].slice(-DOTS) };
  }
  const bare = cleared(layout, square);
  if (tool === "pac-man") return { ...bare, pac_man: square };
  return { ...bare, ghosts: bare.ghosts.map((at, ghost) => (GHOSTS[ghost] === tool ? square : at)) };
}

/** Take what stands on one square to another; two change places. */
export function moved(layout: Layout, from: string, to: string): Layout {
  const swap = (at: string) => (at === from ? to : at === to ? from : at);
  return {
    ...layout,
    pac_man: swap(layout.pac_man),
    ghosts: layout.ghosts.map(swap),
    dots: layout.dots.map(swap),
  };
}
