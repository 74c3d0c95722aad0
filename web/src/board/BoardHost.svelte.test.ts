/** What the host does for every board alike. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import { propsOf } from "../testing/boardProps";
import { GAMES, recorded, type Recorded } from "../testing/recorded";
import { announcer } from "../ui/announcer.svelte";
import BoardHost from "./BoardHost.svelte";
import { kits } from "./kits";
import type { BoardProps, Refused } from "./props";

afterEach(() => announcer.clear());

it.each(GAMES)("a refusal in %s is read out at once, and again when it comes again", (game) => {
  const scene = recorded(game).find(({ menu }) => menu.length) as Recorded;
  const refused = (code: string): Refused => ({ code, action: "pass", facts: {} });
  const first = refused("not-now");
  let shown = $state.raw<BoardProps>(propsOf(game, scene));
  const target = document.body.appendChild(document.createElement("div"));
  const host = mount(BoardHost, {
    target,
    props: {
      game,
      text: null,
      get props() {
        return shown;
      },
    },
  });
  /** What has been said when the board is given these props. */
  const said = (more: Partial<BoardProps>): string[] => {
    shown = propsOf(game, scene, more);
    flushSync();
    return announcer.assertive.map(({ text }) => text);
  };
  expect(said({})).toEqual([]);
  const [text] = said({ refused: first });
  expect(text).toBeTruthy();
  expect(said({ refused: first, pending: "pass" }), "the same one, and another prop changed").toEqual([text]);
  expect(said({ refused: refused("not-now") })).toEqual([text, text]);
  expect(said({ refused: refused("stale") }), "of which the table tells").toEqual([text, text]);
  void unmount(host);
  target.remove();
});

it.each(GAMES)("the board of %s stays when only what surrounds it is another object", async (game) => {
  const [scene] = recorded(game) as [Recorded];
  let table = $state.raw({ game });
  const target = document.body.appendChild(document.createElement("div"));
  const host = mount(BoardHost, {
    target,
    props: {
      get game() {
        return table.game;
      },
      text: null,
      props: propsOf(game, scene),
    },
  });
  const drawn = (): Element => target.querySelector("[data-part=board]") as Element;
  const settled = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));
  await kits[game]?.Board();
  await settled();
  const before = drawn();
  expect(before).toBeTruthy();
  table = { game };
  flushSync();
  await settled();
  expect(drawn()).toBe(before);
  void unmount(host);
  target.remove();
});

it("a host states where its board stands, by which a board leaves out what there is nothing to do with", () => {
  const [scene] = recorded("quoridor") as [Recorded];
  for (const mode of ["still", "paused", undefined] as const) {
    const target = document.body.appendChild(document.createElement("div"));
    const props = propsOf("quoridor", scene, { mode });
    const host = mount(BoardHost, { target, props: { game: "quoridor", text: null, props } });
    expect(target.querySelector("[data-asked]")?.getAttribute("data-mode")).toBe(mode ?? "play");
    void unmount(host);
  }
});

it("no host reaches into a board by the classes of its parts", () => {
  const hosts = import.meta.glob<string>(["./*.svelte", "../{lessons,puzzles,replay,rules,table}/*.svelte"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  expect(Object.keys(hosts).length).toBeGreaterThan(20);
  const reaching = Object.entries(hosts).filter(([, text]) =>
    /:global\([^)]*\.(dock|bar|pile|choices|undo|caption|corner|prompt|said|answered)\b/.test(text),
  );
  expect(reaching.map(([path]) => path)).toEqual([]);
});
