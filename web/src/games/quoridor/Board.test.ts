import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi, type Mock } from "vitest";
import { recorded, type Recorded } from "../../testing/recorded";
import type { BoardProps } from "../../board/props";
import type { QuoridorEvent, View } from "../../protocol/generated/quoridor";
import { LANGUAGES, type Language } from "../../device/languages";
import { Geometry, PITCH, quarterTurns, type Point } from "../../board/grid/geometry";
import { actionsOf, BARE_KEY, propsOf, saidIn } from "../../testing/boardProps";
import { drag, pictureIn, press, put, tap, type Finger } from "../../testing/pointer";
import Board from "./Board.svelte";
import { figures } from "./figures";

const SCENES = recorded("quoridor");
const ASKED = SCENES.filter((scene) => scene.menu.length > 0);
const FULL = SCENES.find((scene) => actionsOf(scene.menu).length > 120) as Recorded;

afterEach(cleanup);

/** What the preview of a wall shows: nothing, that it fits, or that it does not. */
function previewIn(container: Element): string | undefined {
  return container.querySelector<HTMLElement>(".preview")?.dataset.shows;
}

/** All actions of the first full menu; of the others all moves and now and then a wall. */
function tried(scene: Recorded): string[] {
  const actions = actionsOf(scene.menu);
  return scene === FULL
    ? actions
    : actions.filter((action, index) => action.startsWith("move") || index % 11 === 0);
}

function show(scene: Recorded, more: Partial<BoardProps<View, QuoridorEvent>> = {}) {
  const props = propsOf<View, QuoridorEvent>("quoridor", scene, more);
  const { container, rerender } = render(Board, props);
  const { options, goals, pawns } = props.view;
  const side = pawns.length > 2 ? 48 : 28;
  const geometry = new Geometry(
    options.size,
    quarterTurns(props.seat === null ? undefined : goals[props.seat]),
    {
      side,
      end: 48,
    },
  );
  return {
    container,
    rerender,
    props,
    geometry,
    act: props.act as Mock,
    picture: pictureIn(container, geometry),
  };
}

function pointOf(action: string, geometry: Geometry): Point {
  const [verb, word = ""] = action.split(" ");
  if (verb === "move") return geometry.square(word);
  const { x, y, isHorizontal } = geometry.wallSlot(word);
  return isHorizontal ? { x: x + 20, y } : { x, y: y + 20 };
}

function expectDrawn(scene: Recorded, language: Language) {
  const { container } = render(Board, propsOf<View, QuoridorEvent>("quoridor", scene, {}, language));
  const view = scene.view as View;
  expect(container.querySelectorAll(".piece.pawn")).toHaveLength(view.pawns.length);
  expect(container.querySelectorAll(".barrier.laid")).toHaveLength(view.walls.length);
  for (const text of saidIn(container)) expect(text).not.toMatch(BARE_KEY);
}

test.each(SCENES)("$name is drawn, and every word is a word", (scene) => expectDrawn(scene, "en"));

test.each(LANGUAGES)("in %s every word is a word", (language) => {
  for (const scene of [SCENES[1], SCENES[7], SCENES.at(-1)]) expectDrawn(scene as Recorded, language);
});

test.each(ASKED)(
  "in $name every action can be clicked and tapped, and reached by keys alone",
  async (scene) => {
    const { act, picture, geometry, props } = show(scene);
    const home = geometry.square(props.view.pawns[scene.seat ?? 0] ?? "");
    for (const [index, action] of tried(scene).entries()) {
      const point = pointOf(action, geometry);
      act.mockClear();
      tap(picture, point, { type: "mouse", geometry });
      tap(picture, point, { type: "touch", geometry });
      if (action.startsWith("wall")) {
        expect(act, "a wall waits for a second tap").toHaveBeenCalledTimes(1);
        tap(picture, point, { type: "touch", geometry });
        if (index % 10 === 0) press("b", ...keysToSlot(geometry, action.slice(5)), "Enter");
        else tap(picture, point, { type: "mouse", geometry });
      } else press(...keys((point.x - home.x) / PITCH, (point.y - home.y) / PITCH), "Enter");
      await tick();
      expect(act.mock.calls).toEqual([[action], [action], [action]]);
    }
  },
  60_000,
);

/** From wherever the wall is first to the upper left, then turned and brought to its slot. */
function keysToSlot(geometry: Geometry, slot: string): string[] {
  const { x, y, isHorizontal } = geometry.wallSlot(slot);
  const far = geometry.size;
  return [...keys(-far, -far), ...(isHorizontal ? [] : ["r"]), ...keys(x / PITCH - 1, y / PITCH - 1)];
}

function keys(dx: number, dy: number): string[] {
  const across = Array<string>(Math.abs(Math.round(dx))).fill(dx < 0 ? "ArrowLeft" : "ArrowRight");
  return [...across, ...Array<string>(Math.abs(Math.round(dy))).fill(dy < 0 ? "ArrowUp" : "ArrowDown")];
}

test("a wall is dragged from the dock onto the board, and a drop beside it is nothing", () => {
  const { container, act, geometry } = show(FULL);
  const button = [...container.querySelectorAll("button")].find((one) =>
    one.textContent?.includes("Barrier"),
  ) as Element;
  const finger: Finger = { type: "mouse", geometry };
  drag(button, { x: 300, y: 900 }, { x: -300, y: 300 }, finger);
  expect(act).not.toHaveBeenCalled();
  drag(button, { x: 300, y: 900 }, pointOf("wall c3v", geometry), finger);
  expect(act.mock.calls).toEqual([["wall c3v"]]);
});

test("a finger that slides over the board chooses; the button lays", async () => {
  const { container, act, picture, geometry } = show(FULL);
  drag(picture, geometry.square("b6"), pointOf("wall c3h", geometry), { type: "touch", geometry });
  await tick();
  expect(act).not.toHaveBeenCalled();
  const lay = [...container.querySelectorAll("button")].find((one) => one.textContent?.includes("Lay"));
  lay?.click();
  expect(act.mock.calls).toEqual([["wall c3h"]]);
});

test("one's own pawn is dragged to a square, also to one that will be refused", () => {
  const { act, picture, geometry, props } = show(FULL);
  const home = geometry.square(props.view.pawns[FULL.seat ?? 0] ?? "");
  const [first] = actionsOf(FULL.menu);
  drag(picture, home, pointOf(first ?? "", geometry), { type: "touch", geometry });
  drag(picture, home, geometry.square("a7"), { type: "touch", geometry });
  expect(act.mock.calls).toEqual([[first], ["move a7"]]);
});

test("R turns what is chosen, Escape lets it go", async () => {
  const { container, act, picture, geometry } = show(FULL);
  tap(picture, pointOf("wall c3h", geometry), { type: "touch", geometry });
  press("r", "Enter");
  expect(act.mock.calls).toEqual([["wall c3v"]]);
  tap(picture, pointOf("wall c3h", geometry), { type: "touch", geometry });
  press("Escape");
  await tick();
  expect(previewIn(container)).toBe("nothing");
  press("Enter");
  expect(act).toHaveBeenCalledTimes(1);
});

test("nothing is sent while an answer is on its way, by a spectator, or when not asked", () => {
  for (const more of [{ pending: "wall a1h" }, { seat: null, menu: [] }, { menu: [] }]) {
    const { act, picture, geometry } = show(FULL, more);
    tap(picture, geometry.square("e4"), { type: "mouse", geometry });
    press("b", "Enter", "ArrowUp", "Enter");
    expect(act).not.toHaveBeenCalled();
    cleanup();
  }
});

test("the answer on its way is drawn as a ghost", () => {
  expect(show(FULL, { pending: "wall a1h" }).container.querySelectorAll(".barrier.sent")).toHaveLength(1);
});

test("a slot where a wall cannot be placed says so before and explains itself after a try", async () => {
  const scene = { ...FULL, menu: [{ verb: "wall", slots: [{ words: ["a1h"], least: 1, most: 1 }] }] };
  const refused = { code: "shuts-in", action: "wall c3h", facts: { at: "c3h", who: "1", ruling: "Q-9" } };
  const { container, act, picture, geometry, rerender } = show(scene);
  put(picture, "pointermove", pointOf("wall c3h", geometry), { type: "mouse", geometry });
  await tick();
  expect(previewIn(container)).toBe("wrong");
  tap(picture, pointOf("wall c3h", geometry), { type: "mouse", geometry });
  expect(act).toHaveBeenLastCalledWith("wall c3h");
  await rerender({ refused });
  expect(container.querySelector("[data-callout]")?.textContent).toContain("Bohumil");
  expect(container.querySelectorAll(".lock")).toHaveLength(1);
  press("ArrowUp");
  await tick();
  expect(container.querySelector("[data-callout]")).toBeNull();
});

test("the shortest paths are asked for and shown on wish only", async () => {
  const requestHints = vi.fn();
  const { container } = show(FULL, { requestHints, hints: { "way-0": "e1 e2 e3" } });
  expect(container.querySelector(".way")).toBeNull();
  [...container.querySelectorAll("button")].at(-1)?.click();
  await tick();
  expect(requestHints).toHaveBeenCalledTimes(1);
  expect(container.querySelectorAll(".way")).toHaveLength(1);
});

test("who can do nothing passes", () => {
  const { container, act } = show({ ...FULL, menu: [{ verb: "pass", slots: [] }] });
  [...container.querySelectorAll("button")].find((one) => one.textContent?.includes("pass"))?.click();
  expect(act.mock.calls).toEqual([["pass"]]);
});

test("there are at least eight figures, each with a name and a drawing of its own", () => {
  expect(figures.length).toBeGreaterThanOrEqual(8);
  expect(new Set(figures.map(({ picture }) => picture)).size).toBe(figures.length);
  const { words } = propsOf<View, QuoridorEvent>("quoridor", FULL);
  for (const { id } of figures) {
    expect(id).toMatch(/^[a-z0-9-]+$/);
    expect(words.knows(`board-look-${id}`)).toBe(true);
  }
});

test("a chosen figure is drawn, and an unknown one is replaced", () => {
  const [owl] = figures.filter(({ id }) => id === "owl");
  const { container } = show(FULL, { seats: [{ avatar: "owl" }, { avatar: "no-such-thing" }] });
  expect(container.innerHTML).toContain(owl?.picture.slice(9, 40));
});

test("after a button of the dock was pressed the arrow keys still point", async () => {
  const { container, act } = show(FULL);
  const ways = [...container.querySelectorAll("button")].at(-1);
  ways?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
  ways?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(act).not.toHaveBeenCalled();
  press("Enter");
  await tick();
  expect(act).toHaveBeenCalledTimes(1);
});

test("the last step is marked where it began and ended, until something else is done", async () => {
  const view = FULL.view as View;
  const [mine = "", other = ""] = view.pawns;
  const log = (n: number, event: QuoridorEvent) => ({ log: [{ n, events: [event] }], newSteps: [] });
  const { container, rerender } = show(FULL, { log: [], newSteps: [] });
  expect(container.querySelectorAll(".last")).toHaveLength(0);
  await rerender({
    view: { ...view, pawns: [mine, "e7"] },
    ...log(9, { type: "pawn-moved", mover: 1, from: other, to: "e7" }),
  });
  expect(other).not.toBe("e7");
  expect(container.querySelectorAll(".last")).toHaveLength(2);
  await rerender({ view: { ...view, pawns: [mine, "e7"] } });
  expect(container.querySelectorAll(".last")).toHaveLength(2);
  const laid = { ...view, pawns: [mine, "e7"], walls: ["c3h"] };
  const wall = {
    type: "wall-placed",
    builder: 0,
    wall: "c3h",
    near: "c3–d3",
    far: "c4–d4",
    left: 9,
  } as const;
  await rerender({ view: laid, ...log(10, wall) });
  expect(container.querySelectorAll(".last")).toHaveLength(0);
  expect(container.querySelectorAll(".latest")).toHaveLength(1);
});
