/** Where one is: a handful of addresses, and links that do not load the page anew. */

const ROUTES = [
  ["Home", /^\/$/],
  ["NewTable", /^\/new\/(?<game>[^/]+)$/],
  ["Table", /^\/t\/(?<table>[^/]+)$/],
  ["Replay", /^\/t\/(?<table>[^/]+)\/replay$/],
  ["Make", /^\/make\/(?<game>[^/]+)$/],
  ["Puzzles", /^\/puzzles$/],
  ["Puzzle", /^\/puzzles\/(?<game>[^/]+)\/(?<number>[0-9]+)$/],
  ["Rules", /^\/rules\/(?<game>[^/]+)$/],
  ["Learn", /^\/learn\/(?<game>[^/]+)$/],
  ["About", /^\/about$/],
  ["Me", /^\/me$/],
  ["Link", /^\/link$/],
] as const;

export type ScreenName = (typeof ROUTES)[number][0] | "Nowhere";

export interface Place {
  screen: ScreenName;
  params: Record<string, string>;
}

const NOWHERE: Place = { screen: "Nowhere", params: {} };

export function find(path: string): Place {
  for (const [screen, pattern] of ROUTES) {
    const found = pattern.exec(path);
    if (found) return placeOf(screen, found.groups ?? {});
  }
  return NOWHERE;
}

function placeOf(screen: ScreenName, written: Record<string, string>): Place {
  try {
    const read = Object.entries(written).map(([name, value]) => [name, decodeURIComponent(value)]);
    return { screen, params: Object.fromEntries(read) };
  } catch {
    return NOWHERE; // half a letter, as when an address was cut off
  }
}

class Route {
  path = $state(location.pathname);
  hash = $state(location.hash);
  place = $derived(find(this.path));

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  /** Go to another address of this page. */
  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.#read();
    if (!this.hash) scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }
}

export const route = new Route();

/** For the whole document: plain clicks on links to our own screens stay in the page. */
export function followLinks(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  const isInside = link.pathname === location.pathname && link.hash;
  if (isInside || find(link.pathname).screen === "Nowhere") return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
