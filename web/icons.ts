import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "icon:";
const SIZE = 512; // of every drawing in the set

/** `import rat from "icon:rat"` gives the inside of that game-icons drawing; only what is imported is bundled. */
export function icons(): Plugin {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  let set: { icons: Record<string, { body: string }> } | undefined;
  return {
    name: "cheeseboard-icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + PREFIX)) return undefined;
      set ??= JSON.parse(readFileSync(file, "utf8")) as typeof set;
      const name = id.slice(PREFIX.length + 1);
      const icon = set?.icons[name];
      if (!icon) throw new Error(`there is no icon named ${name} of ${SIZE}×${SIZE}`);
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
}
