/** One file holds the sizes of text and what lies over what; no style of HTML has numbers of its own for them. */
import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>("../**/*.{svelte,css}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const SCALE = "./theme.css";
const PRINTED = "10pt"; // rules on paper

/** The rules of all styles in a file: selector and declarations. */
function rulesOf(path: string, source: string): [string, string][] {
  const css = path.endsWith(".svelte") ? source.slice(source.indexOf("<style>")) : source;
  if (path.endsWith(".svelte") && !source.includes("<style>")) return [];
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = "", body = ""]) => [selector, body]);
}

/** Sizes and layers that are literal; what is written inside a drawing is measured in its own units. */
function literals(path: string, source: string): string[] {
  return rulesOf(path, source).flatMap(([selector, body]) => {
    const isDrawn =
      /(^|[;\s])fill(-opacity)?:/.test(body) || /\b(text|small|letter)\b[^,]*$/.test(selector.trim());
    const sizes = [...body.matchAll(/font(?:-size)?:\s*([^;]+);/g)].map(([, value = ""]) => value);
    const wrong = sizes.filter(
      (value) => /\d(px|r?em|pt|cqw|vw)\b/.test(value) && !/var\(--text-/.test(value) && value !== PRINTED,
    );
    const layers = [...body.matchAll(/z-index:\s*([^;]+);/g)].flatMap(([, value = ""]) =>
      /^(var\(|auto|0$)/.test(value) ? [] : [`z-index ${value}`],
    );
    return [...(isDrawn ? [] : wrong), ...layers].map((value) => `${path} ${selector.trim()}: ${value}`);
  });
}

test("sizes of text and layers come from the scale", () => {
  const found = Object.entries(SOURCES).flatMap(([path, source]) =>
    path === SCALE ? [] : literals(path, source),
  );
  expect(found).toEqual([]);
});

test("a size and a layer of one's own are found", () => {
  expect(literals("a.svelte", "<style>\n p { font-size: 13px; z-index: 4; } </style>")).toHaveLength(2);
  expect(literals("a.css", "p { font: 600 1.1rem/1.2 var(--font); }")).toHaveLength(1);
  expect(literals("a.css", "text { font: 600 15px var(--font); fill: red; }")).toEqual([]);
});
