/** A maze as a file, the way it lies in the folder of the game. */
import type { Layout } from "../../../protocol/generated/pac-man";

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
