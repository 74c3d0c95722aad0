/** Boards as files, the way they lie in the folders of the games. */
import type { Board } from "../protocol/generated/gouda-gouda";
import type { Layout } from "../protocol/generated/pac-man";

const text = (value: string): string => JSON.stringify(value);
const list = (values: string[]): string => `[${values.map(text).join(", ")}]`;

export function mazeFile(layout: Layout): string {
  return [
    `pac_man = ${text(layout.pac_man)}`,
    `ghosts = ${list(layout.ghosts)}  # Blinky, Pinky, Inky, Clyde`,
    `dots = ${list(layout.dots)}`,
    `barriers = ${list(layout.barriers)}`,
    "",
  ].join("\n");
}

export function boardFile(board: Board): string {
  const cheese = board.cheese.map(([space, worth]) => `[${text(space)}, ${worth}]`);
  const head = [
    `start = ${list(board.start)}`,
    `table = ${text(board.table)}`,
    `cheese = [${cheese.join(", ")}]`,
  ];
  const spaces = board.spaces.map((space) =>
    [
      "[[spaces]]",
      `id = ${text(space.id)}`,
      `kind = ${text(space.kind)}`,
      `x = ${space.x}`,
      `y = ${space.y}`,
      `up = ${list(space.up)}`,
    ].join("\n"),
  );
  return [head.join("\n"), ...spaces, ""].join("\n\n").replace(/\n+$/, "\n");
}
