/** A board as a file, the way it lies in the folder of the game. */
import type { Board } from "../../../protocol/generated/gouda-gouda";

const text = (value: string): string => JSON.stringify(value);
const list = (values: string[]): string => `[${values.map(text).join(", ")}]`;

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
