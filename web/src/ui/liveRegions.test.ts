/** Only the announcer has live regions: what several of them say at once is talked over or lost. */
import { parse } from "svelte/compiler";
import { expect, it } from "vitest";

const sources = import.meta.glob<string>("../**/*.svelte", { eager: true, query: "?raw", import: "default" });
const ANNOUNCER = "./Announcer.svelte";
const LIVE_ROLES = ["alert", "status", "log", "marquee"];

interface Node {
  [field: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

function* nodesIn(value: unknown): Generator<Node> {
  if (!isNode(value)) return;
  yield value;
  for (const part of Object.values(value)) yield* nodesIn(part);
}

/** Every value that an attribute may take, as far as it is written out. */
function valuesOf(element: Node, name: string): string[] {
  const all = (element.attributes as Node[]).filter((one) => one.type === "Attribute" && one.name === name);
  return all.flatMap((attribute) =>
    [...nodesIn(attribute.value)].flatMap((node) => {
      if (node.type === "Text") return [String(node.data)];
      return node.type === "Literal" && typeof node.value === "string" ? [node.value] : [];
    }),
  );
}

/** The elements that a screen reader reads without being asked. */
function liveRegions(source: string): string[] {
  const elements = [...nodesIn(parse(source, { modern: true }).fragment)].filter(
    ({ type }) => type === "RegularElement" || type === "SvelteElement",
  );
  return elements.flatMap((element) => {
    const spoken = valuesOf(element, "aria-live");
    const isSilent = spoken.length > 0 && spoken.every((value) => value === "off");
    const role = valuesOf(element, "role").find((value) => LIVE_ROLES.includes(value));
    const isLive = spoken.length > 0 || role !== undefined || element.name === "output";
    return isLive && !isSilent ? [spoken.join() || role || String(element.name)] : [];
  });
}

it("has the announcer as its only voice", () => {
  const found = Object.entries(sources).map(([path, source]) => [path, liveRegions(source)] as const);
  expect(found.length).toBeGreaterThan(100);
  expect(Object.fromEntries(found.filter(([, regions]) => regions.length))).toEqual({
    [ANNOUNCER]: ["polite", "assertive"],
  });
});

it.each([
  `<p aria-live="polite">{text}</p>`,
  `<div><p aria-live={isBad ? "assertive" : "off"}>{text}</p></div>`,
  `{#if text}<p role="status">{text}</p>{/if}`,
  `<p role={isBad ? "alert" : undefined}>{text}</p>`,
  `{#snippet words()}<ul role="log"></ul>{/snippet}`,
  `<output>{at}</output>`,
])("would find %s", (source) => expect(liveRegions(source)).toHaveLength(1));

it.each([
  `<ul role="log" aria-live="off"></ul>`,
  `<output aria-live="off">{at}</output>`,
  `<span role="timer">{left}</span>`,
])("lets %s pass", (source) => expect(liveRegions(source)).toEqual([]));
