/** The kits of all games; a new folder under games/ is found by itself. */
import type { Kit } from "./kit";

const files = import.meta.glob<Kit>("../games/*/kit.ts", { eager: true, import: "kit" });

export const kits: Readonly<Partial<Record<string, Kit>>> = Object.fromEntries(
  Object.entries(files).map(([path, kit]) => [path.split("/").at(-2), kit]),
);
