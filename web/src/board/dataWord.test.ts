/** What a board offers states its word of the menu, for tests to find; nobody's page states a word that their menu lacks. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { kits } from "./kits";
import type { Menu } from "../protocol/generated/messages";
import { propsOf } from "../testing/boardProps";
import { recorded, type Recorded } from "../testing/recorded";

afterEach(cleanup);

/** Verbs, words, and verbs with one word. */
function wordsOf(menu: Menu): Set<string> {
  const words = menu.flatMap(({ verb, slots }) => [
    verb,
    ...slots.flatMap(({ words }) => words.flatMap((word) => [word, `${verb} ${word}`])),
  ]);
  return new Set(words);
}

/** The words that a board states at rest, but for the cards one holds: whether they can be played is not to be seen. */
async function stated(game: string, scene: Recorded): Promise<string[]> {
  const Board = (await kits[game]?.Board())?.default;
  if (!Board) throw new Error(`no board of ${game}`);
  const { container } = render(Board, {
    props: propsOf<never, never>(game, scene, { newSteps: [], reducedMotion: true }),
  });
  const { hand = [] } = scene.view as { hand?: string[] };
  return [...container.querySelectorAll<HTMLElement>("[data-word]")]
    .map((target) => target.dataset.word ?? "")
    .filter((word) => !hand.includes(word));
}

test.each(Object.keys(kits))(
  "%s states words of the menu, and nothing where nobody is asked",
  async (game) => {
    const some = recorded(game).filter((_, index) => index % 2);
    expect(some.filter(({ menu }) => menu.length).length).toBeGreaterThan(2);
    for (const scene of some) {
      const words = await stated(game, scene);
      expect(
        words.filter((word) => !wordsOf(scene.menu).has(word)),
        scene.name,
      ).toEqual([]);
      expect(words.length > 0, scene.name).toBe(scene.menu.length > 0);
      cleanup();
    }
  },
);

test("a word that is not on the menu is found", async () => {
  const scene = recorded("quoridor").find(({ menu }) => menu.length) as Recorded;
  const words = await stated("quoridor", scene);
  const less = scene.menu.filter(({ verb }) => verb !== "move");
  expect(words.every((word) => wordsOf(less).has(word))).toBe(false);
});
