/** Where the covers of the games are: pictures that `tools/web_covers.py` draws before each build. */
const files = import.meta.glob<string>("../protocol/generated/covers/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

export const covers: Readonly<Partial<Record<string, string>>> = Object.fromEntries(
  Object.entries(files).map(([path, address]) => [path.split("/").at(-1)?.replace(".svg", ""), address]),
);
