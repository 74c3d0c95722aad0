/** Durations stand in one table: no component, style or file of a board has one of its own. */
import { expect, test } from "vitest";
import { DURATIONS, durationStyle, setDurations } from "./durations";

const parts = import.meta.glob<string>(["../**/*.svelte", "../**/*.css", "!../protocol/generated/**"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const boards = import.meta.glob<string>(["../board/**/*.ts", "../games/**/*.ts", "!../**/*.test.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});

const STYLE = /(?<![\w#.-])\d*\.?\d+m?s\b/g; // 0.3s, 170ms
const SCRIPT = [
  /\b(?:duration|delay|[A-Z_]*_?MS)\b\s*[:=]\s*[^;,}\n]*?\b\d[\d_]+/g, // duration: 300, HOLD_MS = 1_900
  /set(?:Timeout|Interval)\([^;]*,\s*[1-9][\d_]*\)/g,
];
/** Not of the story: until when a lost connection may be back, and what is switched off for who wants no movement. */
const ALLOWED = [
  "../table/TableScreen.svelte LOST_MS = 800",
  "../ui/parts.css 0.01ms",
  "../ui/parts.css 0s",
  "../ui/theme.css 0.01ms",
];

/** The durations that a file says itself. */
function ownDurations(path: string, text: string): string[] {
  const isPart = path.endsWith(".svelte");
  const style = isPart
    ? (/<style>[\s\S]*<\/style>/.exec(text)?.[0] ?? "")
    : path.endsWith(".css")
      ? text
      : "";
  const script = isPart ? text.replace(style, "") : path.endsWith(".ts") ? text : "";
  const found = [
    ...style.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(STYLE),
    ...SCRIPT.flatMap((pattern) => [...script.matchAll(pattern)]),
    ...(isPart ? script.matchAll(/\{[^{}]*\d[^{}]*\}ms\b/g) : []),
  ].map(([said]) => said.replaceAll(/\s+/g, " "));
  return found.map((said) => `${path} ${said}`).filter((said) => !ALLOWED.includes(said));
}

test("no component and no board has a duration of its own", () => {
  const found = Object.entries({ ...parts, ...boards }).flatMap(([path, text]) => ownDurations(path, text));
  expect(found).toEqual([]);
});

test("a duration that somebody writes into a component is found", () => {
  expect(ownDurations("a.svelte", "<style>.a { transition: top 0.3s; }</style>")).toHaveLength(1);
  expect(ownDurations("a.css", ".a { animation: turn 170ms 1s; }")).toHaveLength(2);
  expect(ownDurations("a.svelte", "<b out:scale={{ duration: isCalm ? 0 : 300 }}></b>")).toHaveLength(1);
  expect(ownDurations("a.ts", "const HOLD_MS = 1_900;")).toHaveLength(1);
  expect(ownDurations("a.ts", "setTimeout(() => next(), 80)")).toHaveLength(1);
  expect(ownDurations("a.svelte", '<b style:--wait="{place * 60}ms"></b>')).toHaveLength(1);
});

test("the page and a faster table are told by variables", () => {
  const root = document.createElement("div");
  setDurations(root);
  expect(root.style.getPropertyValue("--ms-moment")).toBe(`${DURATIONS.moment}ms`);
  expect(durationStyle(0.5)).toContain(`--ms-moment: ${DURATIONS.moment / 2}ms`);
  expect(durationStyle(0.5)).toContain(`--ms-touch: ${DURATIONS.touch}ms`);
});
