/** A page may show several games at once: an id that two drawings share would paint one with the colours of the other. */
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { kits } from "../board/kits";
import { propsOf } from "../testing/boardProps";
import { recorded } from "../testing/recorded";

test("boards of all games in one document have no id twice", async () => {
  for (const [game, kit] of Object.entries(kits)) {
    const scene = recorded(game)[0];
    if (!kit || !scene) throw new Error(`nothing to draw of ${game}`);
    const { default: Board } = await kit.Board();
    render(Board, { props: propsOf<never, never>(game, scene) });
  }
  const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
  expect(ids.length).toBeGreaterThan(20);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});
