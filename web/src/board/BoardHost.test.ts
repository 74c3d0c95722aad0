/** What the host does for every board alike. */
import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, it } from "vitest";
import { propsOf } from "../testing/boardProps";
import { GAMES, recorded, type Recorded } from "../testing/recorded";
import { announcer } from "../ui/announcer.svelte";
import BoardHost from "./BoardHost.svelte";

afterEach(() => announcer.clear());

it.each(GAMES)("a refusal in %s is read out at once, and again when it comes again", async (game) => {
  const scene = recorded(game).find(({ menu }) => menu.length) as Recorded;
  const refused = (code: string) => ({ code, action: "pass", facts: {} });
  const shown = (more: { refused: ReturnType<typeof refused> | null; pending?: string }) => ({
    ...{ game, text: null, props: propsOf(game, scene, more) },
  });
  const { rerender } = render(BoardHost, { props: shown({ refused: null }) });
  const said = (): string[] => {
    flushSync();
    return announcer.assertive.map(({ text }) => text);
  };
  expect(said()).toEqual([]);
  const first = refused("not-now");
  await rerender(shown({ refused: first }));
  const [text] = said();
  expect(text).toBeTruthy();
  await rerender(shown({ refused: first, pending: "pass" }));
  expect(said(), "the same one, and another prop changed").toEqual([text]);
  await rerender(shown({ refused: refused("not-now") }));
  expect(said()).toEqual([text, text]);
  await rerender(shown({ refused: refused("stale") }));
  expect(said(), "of which the table tells").toEqual([text, text]);
});
