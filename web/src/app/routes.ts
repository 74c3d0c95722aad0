/** Which screen an address shows, and links that do not load the page anew. */
import type { Component } from "svelte";
import { router } from "../device/router.svelte";
import NotFound from "../ui/NotFound.svelte";

/** A component whose props are the named parts of the address. */
type Screen = Component<Record<string, string>>;

export const ROUTES = [
  ["Home", /^\/$/, () => import("../home/HomeScreen.svelte")],
  ["NewTable", /^\/new\/(?<game>[^/]+)$/, () => import("../newtable/NewTableScreen.svelte")],
  ["Table", /^\/t\/(?<table>[^/]+)$/, () => import("../table/TableScreen.svelte")],
  ["Replay", /^\/t\/(?<table>[^/]+)\/replay$/, () => import("../replay/ReplayScreen.svelte")],
  ["Workshop", /^\/make\/(?<game>[^/]+)$/, () => import("../workshop/WorkshopScreen.svelte")],
  ["PuzzleList", /^\/puzzles$/, () => import("../puzzles/PuzzleListScreen.svelte")],
  [
    "Puzzle",
    /^\/puzzles\/(?<game>[^/]+)\/(?<number>[0-9]+)$/,
    () => import("../puzzles/PuzzleScreen.svelte"),
  ],
  ["Rules", /^\/rules\/(?<game>[^/]+)$/, () => import("../rules/RulesScreen.svelte")],
  ["Lesson", /^\/learn\/(?<game>[^/]+)$/, () => import("../lessons/LessonScreen.svelte")],
  ["Lesson", /^\/learn\/(?<game>[^/]+)\/(?<lesson>[^/]+)$/, () => import("../lessons/LessonScreen.svelte")],
  ["About", /^\/about$/, () => import("./About.svelte")],
  ["Account", /^\/me$/, () => import("../account/AccountScreen.svelte")],
  ["DeviceLink", /^\/link$/, () => import("../account/DeviceLinkScreen.svelte")],
] as const;

export interface RouteMatch {
  screen: (typeof ROUTES)[number][0] | "NotFound";
  params: Record<string, string>;
}

const NOT_FOUND: RouteMatch = { screen: "NotFound", params: {} };

export function matchRoute(path: string): RouteMatch {
  for (const [screen, pattern] of ROUTES) {
    const found = pattern.exec(path);
    if (found) return decoded(screen, found.groups ?? {});
  }
  return NOT_FOUND;
}

function decoded(screen: RouteMatch["screen"], written: Record<string, string>): RouteMatch {
  try {
    const read = Object.entries(written).map(([name, value]) => [name, decodeURIComponent(value)]);
    return { screen, params: Object.fromEntries(read) };
  } catch {
    return NOT_FOUND; // half a letter, as when an address was cut off
  }
}

export function loadScreen(name: RouteMatch["screen"]): Promise<{ default: Screen }> {
  const load =
    ROUTES.find(([screen]) => screen === name)?.[2] ?? (() => Promise.resolve({ default: NotFound }));
  return load() as unknown as Promise<{ default: Screen }>; // its props are those that the pattern names
}

/** For the whole document: plain clicks on links to our own screens stay in the page. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || !isPlainClick(event) || !staysHere(link)) return;
  const isInside = link.pathname === location.pathname && link.hash;
  if (isInside || matchRoute(link.pathname).screen === "NotFound") return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}

function isPlainClick(event: MouseEvent): boolean {
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && !event.button && !hasKey;
}

function staysHere(link: HTMLAnchorElement): boolean {
  return !link.target && !link.hasAttribute("download") && link.origin === location.origin;
}
