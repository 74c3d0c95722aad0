/** Words are joined by sentences of the words files, where each language has its own signs: French "Règles : Quoridor". */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Words } from "./words";

const SOURCES = import.meta.glob<string>(
  [
    "../**/*.{ts,svelte}",
    "!../testing/**",
    "!../**/generated/**",
    "!../**/*.test.ts",
    "!../**/*.test-kit.ts",
  ],
  { query: "?raw", import: "default", eager: true },
);
const COMMENTS = /\/\*[^]*?\*\/|<!--[^]*?-->|(?<=^|\s)\/\/ .*$/gm;
const STYLES = /<style[^]*?<\/style>|--[\w-]*\$\{[^}]*\}:/g; // there a colon says something else
const SCRIPTS = /<script[^]*?<\/script>/g;
const TEMPLATES = /`(?:[^`\\]|\\.)*`/g;
const COLON_IN_TEMPLATE = /\}:\s|^`:\s/g;
const COLON_IN_STRING = /(?<=[(+,=?[]\s?)(["'`]): \1/g;
const COLON_IN_MARKUP = /[}>]:(?=[\s<])/g;

function joins(path: string, source: string): string[] {
  const bare = source.replace(COMMENTS, "").replace(STYLES, "");
  const isSvelte = path.endsWith(".svelte");
  const code = isSvelte ? (bare.match(SCRIPTS) ?? []).join("\n") : bare;
  const markup = isSvelte ? bare.replace(SCRIPTS, "") : "";
  const templates = [...bare.matchAll(TEMPLATES)].map(([text]) => text);
  const found = [
    ...templates.flatMap((text) => [...text.matchAll(COLON_IN_TEMPLATE)]),
    ...`${code}\n${markup}`.matchAll(COLON_IN_STRING),
    ...markup.replace(TEMPLATES, "").matchAll(COLON_IN_MARKUP),
  ];
  return found.map(([text]) => `${path}: ${text}`);
}

test("nowhere words are joined by a colon in the code", () => {
  expect(Object.keys(SOURCES).length).toBeGreaterThan(200);
  expect(Object.entries(SOURCES).flatMap(([path, source]) => joins(path, source))).toEqual([]);
});

test.each([
  "announcer.say(`${line.name}: ${line.text}`);",
  'return [label, text].join(": ");',
  "const label = name + ': ' + text;",
  "const end = preset ? `: ${preset.name}` : '';",
])("a colon in %s is found", (source) => {
  expect(joins("planted.ts", source)).toHaveLength(1);
});

test.each([
  `<a aria-label="{t('web-learn')}: {facts.name}">`,
  "<p><strong>{who}</strong>: {text}</p>",
  "<h2>{t('web-log')}:</h2>",
  "<p>{preset ? `: ${preset.name}` : ''}</p>",
])("a colon in %s is found", (source) => {
  expect(
    joins("planted.svelte", `<script>let { a }: { a: string } = $props();</script>${source}`),
  ).toHaveLength(1);
});

test("French has a space before its colon", () => {
  const joined = (language: "en" | "fr"): string => {
    const words = new Words(language, [readFileSync(`../src/cheeseboard/words/${language}.ftl`, "utf-8")]);
    return words.labelled("Quoridor", "2");
  };
  expect([joined("en"), joined("fr")]).toEqual(["Quoridor: 2", "Quoridor\u00a0: 2"]);
});
