/**
 * What holds for every board, whatever the game: in all recorded positions it is drawn in words that people know, every
 * answer can be given by pointer and by keys, nothing is sent that was not asked for, and nobody can see from it whether
 * a secret card could be played.
 */
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, type Mock } from "vitest";
import { LANGUAGES, type Language } from "../device/languages";
import { BARE_KEY, propsOf, saidIn } from "../testing/boardProps";
import type { Driver, Way } from "../testing/driver";
import { answers } from "../testing/menu";
import { recorded, type Recorded } from "../testing/recorded";
import { kits } from "./kits";
import type { Board, BoardProps } from "./props";

const drivers = import.meta.glob<Driver>("../games/*/driver.test-kit.ts", { eager: true, import: "driver" });
const WAYS: Way[] = ["click", "keys"];
const TRIED = 14; // positions of a game in which every answer is given

/** At most so many, spread over all of them, first and last included. */
function some<T>(all: T[], most: number): T[] {
  const step = Math.max((all.length - 1) / (most - 1), 1);
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

afterEach(cleanup);

describe.each(Object.keys(kits))("the board of %s", (game) => {
  const driver = drivers[`../games/${game}/driver.test-kit.ts`] as Driver;
  const scenes = [...recorded(game), ...(driver.scenes?.(recorded(game)) ?? [])];
  const asked = scenes.filter(({ menu }) => menu.length);
  let OwnBoard: Board;

  beforeAll(async () => {
    OwnBoard = (await kits[game]?.Board())?.default as Board;
  });

  function show(scene: Recorded, more: Partial<BoardProps> = {}, language: Language = "en") {
    const props = propsOf(game, scene, { reducedMotion: true, newSteps: [], ...more }, language);
    const { container } = render(OwnBoard, { props: props as never });
    return { container: container as HTMLElement, act: props.act as Mock };
  }

  /** What is sent until all that was begun is done. */
  async function sent(act: Mock, work: () => Promise<void> | void): Promise<string[]> {
    act.mockClear();
    await work();
    await new Promise((resolve) => setTimeout(resolve));
    return act.mock.calls.map(([action]) => String(action));
  }

  async function letGo(container: HTMLElement): Promise<void> {
    if (driver.letGo) await driver.letGo(container);
    else window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    await tick();
  }

  it("is recorded in many positions, and in many of them somebody is asked", () => {
    expect(scenes.length).toBeGreaterThan(15);
    expect(asked.length).toBeGreaterThan(5);
  });

  it.each(LANGUAGES)("says nothing in %s but words", (language) => {
    const place = LANGUAGES.indexOf(language);
    for (const [index, scene] of scenes.entries()) {
      if ((index + place) % 2) continue; // every scene in two languages
      const { container } = show(scene, { newSteps: scene.steps }, language);
      for (const text of saidIn(container)) {
        expect(text, scene.name).not.toMatch(BARE_KEY);
        expect(text, scene.name).not.toMatch(/[{}]|undefined|NaN|\[object/);
      }
      cleanup();
    }
  });

  it.each(WAYS)("takes every answer by %s", async (way) => {
    for (const scene of some(asked, TRIED)) {
      const { container, act } = show(scene);
      for (const action of driver.answers?.(scene, way) ?? answers(scene.menu)) {
        const given = await sent(act, () => driver[way](container, scene, action));
        expect(given, `${scene.name}: ${action}`).toEqual([action]);
        await letGo(container);
      }
      cleanup();
    }
  });

  it.each([
    ["an answer is on its way", (scene: Recorded) => ({ pending: firstOf(scene) })],
    ["nobody is asked", () => ({ menu: [] })],
  ])("sends nothing while %s", async (_, more) => {
    for (const scene of some(asked, TRIED)) {
      const { container, act } = show(scene, more(scene));
      for (const way of WAYS) {
        const given = await sent(act, async () => {
          try {
            await driver[way](container, scene, firstOf(scene));
          } catch {
            // what cannot be pressed is not even there
          }
        });
        expect(given, `${scene.name} by ${way}`).toEqual([]);
      }
      const buttons = container.querySelectorAll<HTMLElement>("button, [role=button]");
      expect(await sent(act, () => buttons.forEach((button) => button.dispatchEvent(CLICK())))).toEqual([]);
      cleanup();
    }
  });

  const firstOf = (scene: Recorded): string =>
    (driver.answers?.(scene, "click") ?? answers(scene.menu))[0] as string;

  it.runIf(driver.withoutCards)(
    "looks the same whether or not a secret card could be played, but for the cards themselves",
    () => {
      const all = asked.flatMap((scene) => {
        const other = driver.withoutCards?.(scene);
        return other ? [[scene, other] as const] : [];
      });
      const pairs = some(all, TRIED);
      expect(pairs.length).toBeGreaterThan(0);
      for (const pair of pairs) {
        const [one, other] = pair.map((scene) => {
          const html = withoutDimming(show(scene).container).innerHTML;
          cleanup();
          return html;
        });
        expect(one, pair[0].name).toBe(other);
      }
    },
  );
});

/** One's own cards are dimmed while they are no use; only their owner sees them. */
function withoutDimming(container: HTMLElement): HTMLElement {
  for (const card of container.querySelectorAll("[data-idle]")) card.removeAttribute("data-idle");
  for (const words of container.querySelectorAll("[data-idle-words]")) words.textContent = "";
  return container;
}

const CLICK = (): Event => new MouseEvent("click", { bubbles: true, cancelable: true });
