/** A page that was left open may meet a newer server: what it has never heard of is drawn as if it were not there. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { kits } from "../board/kits";
import { propsOf } from "../testing/boardProps";
import { recorded } from "../testing/recorded";

afterEach(cleanup);
const UNKNOWN = { type: "of-a-newer-server", seat: 0, card: "unheard-of" };

test.each(Object.keys(kits))("the board of %s skips an event that it does not know", async (game) => {
  const board = await kits[game]?.Board();
  if (!board) throw new Error(`${game} has no board`);
  for (const scene of recorded(game).slice(0, 5)) {
    const steps = [...scene.steps, { n: scene.n + 1, events: [UNKNOWN] }] as never[];
    const drawn = (newSteps: never[]) =>
      render(board.default, { props: propsOf<never, never>(game, scene, { log: steps, newSteps }) });
    const { container, rerender, unmount } = drawn([]);
    const before = container.textContent;
    await rerender({ newSteps: steps.slice(-1) });
    expect(container.textContent, scene.name).toBe(before);
    unmount();
  }
});
