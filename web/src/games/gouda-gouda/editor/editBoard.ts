/** What making does to a board: things come, go, move and are joined. Whether that makes sense, the rules say. */
import type { Board, Space } from "../../../protocol/generated/gouda-gouda";

export const EMPTY: Board = { spaces: [], start: [], table: "", cheese: [] };
const GRID = 2; // hundredths of the picture
const RIM = 4;

export function find(board: Board, id: string): Space | undefined {
  return board.spaces.find((space) => space.id === id);
}

function snapped(value: number): number {
  return Math.max(RIM, Math.min(100 - RIM, Math.round(value / GRID) * GRID));
}

/** A name that no other thing has. */
export function freeName(board: Board, kind: string): string {
  const names = new Set(board.spaces.map(({ id }) => id));
  for (let number = 1; ; number++) {
    const name = number === 1 ? kind : `${kind}-${number}`;
    if (!names.has(name)) return name;
  }
}

export function added(board: Board, kind: string, x: number, y: number): { board: Board; id: string } {
  const id = freeName(board, kind);
  const space: Space = { id, kind, x: snapped(x), y: snapped(y), up: [] };
  const isFirstTable = kind === "table" && !board.table;
  return {
    id,
    board: {
      ...board,
      spaces: [...board.spaces, space],
      table: isFirstTable ? id : board.table,
      start: board.start.length || isFirstTable ? board.start : [id],
    },
  };
}

function changed(board: Board, id: string, change: (space: Space) => Space): Board {
  return { ...board, spaces: board.spaces.map((space) => (space.id === id ? change(space) : space)) };
}

export function shifted(board: Board, id: string, x: number, y: number): Board {
  return changed(board, id, (space) => ({ ...space, x: snapped(x), y: snapped(y) }));
}

export function looking(board: Board, id: string, kind: string): Board {
  return changed(board, id, (space) => ({ ...space, kind }));
}

export function removed(board: Board, id: string): Board {
  return {
    spaces: board.spaces
      .filter((space) => space.id !== id)
      .map((space) => ({ ...space, up: space.up.filter((other) => other !== id) })),
    start: board.start.filter((other) => other !== id),
    table: board.table === id ? "" : board.table,
    cheese: board.cheese.filter(([other]) => other !== id),
  };
}

/** Give a thing another name wherever it is spoken of. */
export function renamed(board: Board, id: string, name: string): Board {
  const now = (other: string) => (other === id ? name : other);
  return {
    spaces: board.spaces.map((space) => ({ ...space, id: now(space.id), up: space.up.map(now) })),
    start: board.start.map(now),
    table: now(board.table),
    cheese: board.cheese.map(([space, worth]) => [now(space), worth]),
  };
}

/** Lay a plank, or take it away; laid the other way round it is turned. */
export function linked(board: Board, from: string, to: string): Board {
  if (from === to) return board;
  const isThere = find(board, from)?.up.includes(to);
  const turned = changed(board, to, (space) => ({
    ...space,
    up: space.up.filter((other) => other !== from),
  }));
  return changed(turned, from, (space) => ({
    ...space,
    up: isThere ? space.up.filter((other) => other !== to) : [...space.up, to],
  }));
}

/** This plank leads straight on, the others are side steps. */
export function straightened(board: Board, from: string, to: string): Board {
  return changed(board, from, (space) => ({
    ...space,
    up: [to, ...space.up.filter((other) => other !== to)],
  }));
}

export function toggledStart(board: Board, id: string): Board {
  const isStart = board.start.includes(id);
  return { ...board, start: isStart ? board.start.filter((other) => other !== id) : [...board.start, id] };
}

export function lowest(board: Board, id: string): Board {
  return { ...board, start: [id, ...board.start.filter((other) => other !== id)] };
}

/** Cheese of this worth, or none with 0. */
export function withCheese(board: Board, id: string, worth: number): Board {
  const others = board.cheese.filter(([other]) => other !== id);
  return { ...board, cheese: worth > 0 ? [...others, [id, worth]] : others };
}

export function worthAt(board: Board, id: string): number {
  return board.cheese.find(([space]) => space === id)?.[1] ?? 0;
}
