import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi, type Mock } from "vitest";
import { recorded, type Recorded } from "../../testing/recorded";
import type { BoardProps } from "../../board/props";
import type { QuoridorEvent, View } from "../../protocol/generated/quoridor";
import { actionsOf, propsOf } from "../../testing/boardProps";
import { drag, pictureIn, press, put, tap, type Finger } from "../../testing/pointer";
import Board from "./Board.svelte";
import { geometryOf, pointOf } from "./driver.test-kit";
import { figures } from "./figures";

const SCENES = recorded("quoridor");
const FULL = SCENES.find((scene) => actionsOf(scene.menu).length > 120) as Recorded;

afterEach(cleanup);

/** What the preview of a wall shows: nothing, that it fits, or that it does not. */
function previewIn(container: Element): string | undefined {
  return container.querySelector<HTMLElement>(".preview")?.dataset.shows;
}

function show(scene: Recorded, more: Partial<BoardProps<View, QuoridorEvent>> = {}) {
  const props = propsOf<View, QuoridorEvent>("quoridor", scene, more);
  const { container, rerender } = render(Board, props);
  const geometry = geometryOf(scene);
  return {
    container,
    rerender,
    props,
    geometry,
    act: props.act as Mock,
    picture: pictureIn(container, geometry),
  };
}

test.each(SCENES)("$name is drawn with all its pawns and walls", (scene) => {
  const { container, props } = show(scene);
  expect(container.querySelectorAll(".piece.pawn")).toHaveLength(props.view.pawns.length);
  expect(container.querySelectorAll(".barrier.laid")).toHaveLength(props.view.walls.length);
});

test("whose turn it is goes on with the question, not with the pawn", () => {
  const view = FULL.view as View;
  const next = { ...view, to_move: (view.to_move + 1) % view.pawns.length };
  const marked = (more: Partial<BoardProps<View, QuoridorEvent>>): number =>
    [...show(FULL, more).container.querySelectorAll(".piece.pawn")].findIndex((pawn) =>
      pawn.querySelector(".halo"),
    );
  expect(marked({ view: next, askedView: view })).toBe(view.to_move);
  expect(marked({ view: next, askedView: next })).toBe(next.to_move);
  expect(marked({ view: next, askedView: view, over: { type: "over", ranks: [0, 1], reason: "goal" } })).toBe(
    -1,
  );
});

test("in the first turns one is told what to reach", () => {
  const view = { ...(FULL.view as View), walls: [] };
  const promptAt = (turns: number): string => {
    const { container, props } = show(FULL, { view: { ...view, turns }, askedView: { ...view, turns } });
    const goal = props.words.text("board-first-turns");
    return container.querySelector("[data-part=prompt]")?.textContent.includes(goal) ? goal : "";
  };
  expect(promptAt(0)).not.toBe("");
  expect(promptAt(2 * view.pawns.length)).toBe("");
});

test("a finger moves at once, and a wall waits for a second tap", () => {
  const { act, picture, geometry } = show(FULL);
  for (const action of actionsOf(FULL.menu)) {
    act.mockClear();
    tap(picture, pointOf(action, geometry), { type: "touch", geometry });
    if (action.startsWith("wall")) {
      expect(act).not.toHaveBeenCalled();
      tap(picture, pointOf(action, geometry), { type: "touch", geometry });
    }
    expect(act.mock.calls).toEqual([[action]]);
  }
});

test("a mouse that has not shown a wall yet shows it by the first click, and lays it by the second", async () => {
  const { container, act, picture, geometry } = show(FULL);
  const mouse: Finger = { type: "mouse", geometry };
  const point = pointOf("wall c3h", geometry);
  put(picture, "pointerdown", point, mouse, 1); // the board has changed under a mouse at rest
  put(picture, "pointerup", point, mouse);
  await tick();
  expect(act).not.toHaveBeenCalled();
  expect(previewIn(container)).toBe("ghost");
  put(picture, "pointerdown", point, mouse, 1);
  put(picture, "pointerup", point, mouse);
  expect(act.mock.calls).toEqual([["wall c3h"]]);
});

test("a wall that follows the mouse is placed by a click: a button would be on its way", async () => {
  const { container, act, picture, geometry } = show(FULL);
  const mouse: Finger = { type: "mouse", geometry };
  const place = () => container.querySelector("[data-part=prompt] [data-word=wall]");
  press("b");
  await tick();
  expect(place()).not.toBeNull();
  put(picture, "pointermove", pointOf("wall c3h", geometry), mouse);
  await tick();
  expect(place()).toBeNull();
  put(picture, "pointerdown", pointOf("wall c3h", geometry), mouse, 1);
  put(picture, "pointerup", pointOf("wall c3h", geometry), mouse);
  expect(act.mock.calls).toEqual([["wall c3h"]]);
});

test("a refusal goes with the question it was for, and does not come back", async () => {
  const refused = { code: "shuts-in", action: "wall c3h", facts: { at: "c3h", who: "1", ruling: "Q-9" } };
  const { container, rerender, props } = show(FULL, { refused });
  const callout = () => container.querySelector("[data-callout]");
  expect(callout()).not.toBeNull();
  await rerender({ menu: [] });
  expect(callout()).toBeNull();
  await rerender({ menu: props.menu });
  expect(callout()).toBeNull();
  cleanup();
  expect(show(FULL, { refused }).container.querySelector("[data-callout]")).toBeNull();
  const again = { ...refused };
  expect(show(FULL, { refused: again }).container.querySelector("[data-callout]")).not.toBeNull();
});

test("a rule that a refusal names can be opened: what is pressed there is not the board", async () => {
  const refused = { code: "shuts-in", action: "wall c3h", facts: { at: "c3h", who: "1", ruling: "Q-9" } };
  const { container, act, geometry } = show(FULL, { refused });
  const link = container.querySelector("[data-callout] a") as Element;
  for (let time = 0; time < 2; time++)
    for (const type of ["pointerdown", "pointerup"])
      put(link, type, pointOf("wall c5h", geometry), { type: "touch", geometry }, 1);
  await tick();
  expect(act).not.toHaveBeenCalled();
  expect(container.querySelector("[data-callout]")).not.toBeNull();
});

test("a wall is dragged from the dock onto the board, and a drop beside it is nothing", () => {
  const { container, act, geometry } = show(FULL);
  const button = [...container.querySelectorAll("button")].find((one) =>
    one.textContent?.includes("Wall"),
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
  const lay = [...container.querySelectorAll("button")].find((one) => one.textContent?.includes("Place"));
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
