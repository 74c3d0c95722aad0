/**
 * Whoever picks something while the story still goes on neither skips it nor sends anything: it waits for the question,
 * is sent when the person confirms it, and is dropped without a word if it is not on the menu then.
 */
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, type Mock } from "vitest";
import GenericBoard from "../board/GenericBoard.svelte";
import { kits } from "../board/kits";
import type { Board, BoardProps } from "../board/props";
import type { Menu } from "../protocol/generated/messages";
import { propsOf } from "../testing/boardProps";
import type { Driver } from "../testing/driver";
import { answers } from "../testing/menu";
import { recorded, type Recorded } from "../testing/recorded";
import { isSkip } from "./skipping";

const drivers = import.meta.glob<Driver>("../games/*/driver.test-kit.ts", { eager: true, import: "driver" });
/** What only a button of the question itself says. */
const BUTTONS = ["pass", "stop"];
const PASS: Menu = [{ verb: "pass", slots: [] }];

afterEach(cleanup);

/** One answer of each verb in each scene, and of each verb in at most so many scenes. */
function samples(scenes: Recorded[], driver: Driver, most: number): [Recorded, string][] {
  const seen: Record<string, number> = {};
  return scenes.flatMap((scene) => {
    const all = driver.answers?.(scene, "click") ?? answers(scene.menu);
    const byVerb = new Map(all.map((action) => [action.split(" ")[0] ?? "", action]));
    return [...byVerb].flatMap(([verb, action]): [Recorded, string][] => {
      if (BUTTONS.includes(verb) || (seen[verb] ?? 0) >= most) return [];
      seen[verb] = (seen[verb] ?? 0) + 1;
      return [[scene, action]];
    });
  });
}

describe.each(Object.keys(kits))("at the board of %s", (game) => {
  const driver = drivers[`../games/${game}/driver.test-kit.ts`] as Driver;
  const tried = samples(
    recorded(game).filter(({ menu }) => menu.length),
    driver,
    3,
  );
  let OwnBoard: Board;
  beforeAll(async () => {
    OwnBoard = (await kits[game]?.Board())?.default as Board;
  });

  /** Pick an answer early; then this menu is asked. */
  async function picked([scene, action]: [Recorded, string], menu: Menu) {
    const act = propsOf(game, scene).act as Mock;
    const props = (more: Partial<BoardProps>): never =>
      propsOf(game, scene, { reducedMotion: true, newSteps: [], act, ...more }) as never;
    const { container, rerender } = render(OwnBoard, { props: props({ menu: [], early: scene.menu }) });
    const skips: boolean[] = [];
    const listen = (event: MouseEvent): void => void skips.push(isSkip(event));
    window.addEventListener("click", listen);
    await (driver.pick ?? driver.click)(container as HTMLElement, scene, action);
    await tick();
    window.removeEventListener("click", listen);
    expect(
      container.querySelector("[data-word]:not([data-card], .slot)"),
      "the question is not shown",
    ).toBeNull();
    await rerender(props({ menu, early: [] }));
    await tick();
    const find = (selector: string): HTMLElement | null => container.querySelector<HTMLElement>(selector);
    return { act, find, skips };
  }

  it("something of every kind was recorded", () => expect(tried.length).toBeGreaterThan(2));

  it("what is picked early waits for the question and is sent when it is confirmed", async () => {
    for (const one of tried) {
      const { act, find, skips } = await picked(one, one[0].menu);
      const name = `${one[0].name}: ${one[1]}`;
      expect(act, name).not.toHaveBeenCalled();
      expect(skips, `${name} is no tap beside everything`).toEqual(skips.map(() => false));
      expect(skips.length, name).toBeGreaterThan(0);
      const main = find(".buttons .main:not([disabled])");
      expect(main, `${name} can be confirmed`).not.toBeNull();
      main?.click();
      expect(
        act.mock.calls.map(([action]) => String(action)),
        name,
      ).toEqual([one[1]]);
      cleanup();
    }
  });

  it("what the question has no use for is dropped", async () => {
    for (const one of tried) {
      const { act, find } = await picked(one, PASS);
      expect(
        find("[data-part=confirm], [data-card][aria-pressed=true], .slot.chosen, .piece.sent"),
      ).toBeNull();
      expect(act).not.toHaveBeenCalled();
      cleanup();
    }
  });
});

describe("at the generic table", () => {
  const slot = (words: string[]) => [{ words, least: 1, most: 1 }];
  const MENU: Menu = [{ verb: "take", slots: slot(["1", "2"]) }];
  const [scene] = recorded("quoridor") as [Recorded];

  async function pressedEarly(menu: Menu) {
    const act = propsOf("quoridor", scene).act as Mock;
    const props = (more: Partial<BoardProps>) => ({
      ...propsOf("quoridor", scene, { act, ...more }),
      text: null,
    });
    const { container, rerender, getByRole } = render(GenericBoard, {
      props: props({ menu: [], early: MENU }),
    });
    getByRole("button", { name: "2" }).click();
    await rerender(props({ menu, early: [] }));
    return { act, pressed: container.querySelector<HTMLElement>("[aria-pressed=true]") };
  }

  it("a button that is pressed early needs a second press", async () => {
    const { act, pressed } = await pressedEarly(MENU);
    expect([act.mock.calls, pressed?.dataset.word]).toEqual([[], "take 2"]);
    pressed?.click();
    expect(act.mock.calls).toEqual([["take 2"]]);
  });

  it("and is let go where it is not asked for", async () => {
    const { act, pressed } = await pressedEarly(PASS);
    expect([act.mock.calls, pressed]).toEqual([[], null]);
  });
});
