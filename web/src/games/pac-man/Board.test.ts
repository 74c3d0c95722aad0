import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi, type Mock } from "vitest";
import { recorded, type Recorded } from "../../testing/recorded";
import type { BoardProps, Step } from "../../board/props";
import type { PacManEvent, View } from "../../protocol/generated/pac-man";
import { Geometry, PITCH } from "../../board/grid/geometry";
import { actionsOf, propsOf } from "../../testing/boardProps";
import { drag, pictureIn, press, tap } from "../../testing/pointer";
import Board from "./Board.svelte";
import { FIGURES, figuresOf, squareOf } from "./figures";
import { OFFSETS, type Direction } from "./directions";
import { walks } from "./walkAnimation";

const SCENES = recorded("pac-man");
const ASKED = SCENES.filter((scene) => scene.menu.length > 0);
const BONUS = SCENES.find((scene) => (scene.view as View).bonus && scene.menu.length) as Recorded;
const KEYS: Record<string, string> = {
  "step up": "ArrowUp",
  "step down": "ArrowDown",
  "step left": "ArrowLeft",
  "step right": "ArrowRight",
  stop: "Enter",
};

afterEach(cleanup);

function show(scene: Recorded, more: Partial<BoardProps<View, PacManEvent>> = {}) {
  const props = propsOf<View, PacManEvent>("pac-man", scene, more);
  const { container, rerender } = render(Board, props);
  const geometry = new Geometry(props.view.size);
  const home = geometry.square(squareOf(props.view, props.view.mover) || "e5");
  return {
    container,
    rerender,
    props,
    geometry,
    home,
    act: props.act as Mock,
    picture: pictureIn(container, geometry),
  };
}

test.each(SCENES)("$name is drawn with all figures, sights and lives", (scene) => {
  const { container, props } = show(scene);
  expect(container.querySelectorAll(".stands")).toHaveLength(
    props.view.figures.filter(([, at]) => at).length,
  );
  expect(container.querySelectorAll("line.wide")).toHaveLength(props.view.seeing.length);
  expect(container.querySelectorAll(".heart:not(.lost)")).toHaveLength(props.view.lives_left);
});

test.each(ASKED)("in $name every action can be tapped, swiped, pressed and typed", async (scene) => {
  const { container, act, picture, geometry, home } = show(scene);
  const finger = { type: "touch", geometry } as const;
  for (const action of actionsOf(scene.menu)) {
    act.mockClear();
    const [dx, dy] = action === "stop" ? [0, 0] : OFFSETS[action.slice(5) as Direction];
    const there = { x: home.x + dx * PITCH, y: home.y + dy * PITCH };
    tap(picture, there, finger);
    if (action !== "stop") drag(picture, { x: 300, y: 300 }, { x: 300 + 50 * dx, y: 300 + 50 * dy }, finger);
    press(KEYS[action] ?? "");
    container.querySelector<HTMLButtonElement>(`button[data-word="${action}"]`)?.click();
    await tick();
    expect(act.mock.calls).toEqual(Array(action === "stop" ? 3 : 4).fill([action]));
  }
});

test("keys that are meant for a field of text do nothing here", () => {
  const { act } = show(BONUS);
  const field = document.body.appendChild(document.createElement("input"));
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
  field.remove();
  expect(act).not.toHaveBeenCalled();
});

test("a step that is refused explains itself where it was tried, until the next one", async () => {
  const refused = {
    code: "ghost-there",
    action: "step up",
    facts: { figure: "blinky", at: "e5", to: "e6", ruling: "P-6" },
  };
  const { container } = show(BONUS, { refused });
  expect(container.querySelector("[data-callout]")?.textContent).toContain("Blinky");
  press("ArrowUp");
  await tick();
  expect(container.querySelector("[data-callout]")).toBeNull();
});

test("an eaten ghost leaves the board, is told so, and others are afraid", () => {
  const view = BONUS.view as View;
  const { container } = show(BONUS, {
    view: { ...view, figures: view.figures.map(([name, at]) => [name, name === "blinky" ? "" : at]) },
  });
  expect(container.querySelectorAll(".stands")).toHaveLength(4);
  expect(container.querySelectorAll("li.gone")).toHaveLength(1);
  expect(container.querySelectorAll('.stands [style*="#dfe6f2"]')).toHaveLength(3);
});

test("steps left stand on the figure that moves", () => {
  const { container, props } = show(BONUS);
  expect(container.querySelector(".stands .badge:not(.alarm) + text")?.textContent).toBe(
    String(props.view.steps_left),
  );
});

const stepped = (figure: string, from: string, to: string): PacManEvent => {
  return { type: "figure-stepped", seat: 1, figure, from, to };
};
const standing = (...squares: string[]): View["figures"] =>
  FIGURES.map((name, index) => [name, squares[index] ?? ""]);
const inOneStep = (...events: PacManEvent[]): Step<PacManEvent>[] => [{ n: 1, events }];
const SENT_BACK = { from: ["e6", "e6", "", "e1", "i4"], to: ["e5", "e9", "a5", "e1", "i5"] };

test("who moved twice walks over both squares, after those who moved before", () => {
  const caught: PacManEvent = { type: "pac-man-caught", ghost: "pinky", left: 0, from: [], to: [] };
  const steps = [stepped("blinky", "e9", "e8"), stepped("pinky", "a5", "b5"), stepped("pinky", "b5", "b4")];
  expect(walks(inOneStep(...steps, caught), FIGURES)).toEqual([
    { figure: "blinky", squares: ["e9", "e8"], after: 0 },
    { figure: "pinky", squares: ["a5", "b5", "b4"], after: 1 },
  ]);
});

test("who moves again after others waits for them", () => {
  const steps = [stepped("inky", "e1", "d1"), stepped("clyde", "i5", "i4"), stepped("inky", "d1", "e1")];
  expect(
    walks(
      steps.map((event, index) => ({ n: index + 1, events: [event] })),
      FIGURES,
    ),
  ).toEqual([
    { figure: "inky", squares: ["e1", "d1", "d1", "e1"], after: 0 },
    { figure: "clyde", squares: ["i5", "i4"], after: 1 },
  ]);
});

test("after a catch all who stand elsewhere go back at once, and who was eaten only appears", () => {
  const caught: PacManEvent = { type: "pac-man-caught", ghost: "blinky", left: 2, ...SENT_BACK };
  expect(walks(inOneStep(stepped("blinky", "e7", "e6"), caught), FIGURES)).toEqual([
    { figure: "blinky", squares: ["e7", "e6", "e9"], after: 0 },
    { figure: "pac-man", squares: ["e6", "e5"], after: 1 },
    { figure: "clyde", squares: ["i4", "i5"], after: 1 },
  ]);
});

/** Every event, and which figures walk at it. */
const WALKERS: { [Type in PacManEvent["type"]]: [Extract<PacManEvent, { type: Type }>, number[]] } = {
  "pac-man-drawn": [{ type: "pac-man-drawn", seat: 0 }, []],
  "ghost-taken": [{ type: "ghost-taken", seat: 1, ghost: "blinky" }, []],
  "next-ghost-named": [{ type: "next-ghost-named", seat: 1, ghost: "blinky" }, []],
  "figure-stepped": [{ type: "figure-stepped", seat: 1, figure: "blinky", from: "e9", to: "e8" }, [1]],
  "figure-stopped": [{ type: "figure-stopped", seat: 0, figure: "pac-man" }, []],
  "dot-eaten": [{ type: "dot-eaten", square: "a1", left: 3 }, []],
  "ghost-eaten": [{ type: "ghost-eaten", ghost: "blinky", square: "e6" }, []],
  "ghost-returned": [{ type: "ghost-returned", ghost: "blinky", to: "e9" }, []],
  "ghost-stayed": [{ type: "ghost-stayed", ghost: "blinky" }, []],
  "pac-man-hemmed-in": [{ type: "pac-man-hemmed-in" }, []],
  "pac-man-caught": [{ type: "pac-man-caught", ghost: "blinky", left: 2, ...SENT_BACK }, [0, 1, 4]],
  "patience-ran-out": [{ type: "patience-ran-out", turns: 30, left: 2, ...SENT_BACK }, [0, 1, 4]],
  "turn-limit-reached": [{ type: "turn-limit-reached", turns: 300 }, []],
  "pac-man-won": [{ type: "pac-man-won", seat: 0 }, []],
  "ghosts-won": [{ type: "ghosts-won", title: "none" }, []],
};
const EVENTS = Object.values(WALKERS).map(([event, walkers]) => ({ type: event.type, event, walkers }));

test.each(EVENTS)("at $type each figure that it moves walks once", async ({ event, walkers }) => {
  const walked: Element[] = [];
  const animate = vi.fn(function (this: Element) {
    walked.push(this);
  });
  Object.assign(Element.prototype, { animate });
  const { container, rerender, props } = show(BONUS, {
    newSteps: [],
    view: { ...(BONUS.view as View), figures: standing(...SENT_BACK.to) },
  });
  expect(walked).toEqual([]);
  await rerender({ newSteps: inOneStep(event), log: [...props.log, ...inOneStep(event)] });
  await rerender({ pending: "step up" });
  const pieces = [...container.querySelectorAll(".piece:has(.stands)")];
  expect(walked.map((element) => pieces.indexOf(element)).sort()).toEqual(walkers);
  expect(pieces.every((piece) => piece.classList.contains("glides"))).toBe(!walkers.length);
  await rerender({ reducedMotion: true, newSteps: inOneStep(event) });
  expect(walked).toHaveLength(walkers.length);
  expect(container.querySelector(".glides")).toBeNull();
  Reflect.deleteProperty(Element.prototype, "animate"); // a page under test has none
});

test("a figure looks where it went last", async () => {
  const { container, rerender } = show(BONUS, { newSteps: [], log: [] });
  const flipped = () => container.querySelectorAll('.stands [transform="scale(-1 1)"]').length;
  expect(flipped()).toBe(0);
  await rerender({ newSteps: inOneStep(stepped("clyde", "i5", "h5"), stepped("inky", "e1", "f1")) });
  expect(flipped()).toBe(1);
  await rerender({ newSteps: inOneStep(stepped("clyde", "h5", "h6")) });
  expect(flipped()).toBe(1);
  await rerender({ newSteps: inOneStep(stepped("clyde", "h6", "i6")) });
  expect(flipped()).toBe(0);
});

const TWO_STEPS: View = {
  ...(BONUS.view as View),
  mover: "pac-man",
  figures: standing("e5"),
  steps_left: 2,
  paths: [
    ["e6", ["up"]],
    ["e7", ["up", "up"]],
  ],
};
const UP_OR_RIGHT = [{ verb: "step", slots: [{ words: ["up", "right"], least: 1, most: 1 }] }];

test("a tap two squares away makes both steps, one after the other", async () => {
  const { act, picture, geometry, rerender } = show(BONUS, { view: TWO_STEPS, menu: UP_OR_RIGHT });
  tap(picture, geometry.square("e7"), { type: "touch", geometry });
  await rerender({ pending: "step up" });
  await rerender({
    pending: null,
    view: { ...TWO_STEPS, figures: standing("e6"), steps_left: 1, paths: [] },
    menu: [...UP_OR_RIGHT],
  });
  expect(act.mock.calls).toEqual([["step up"], ["step up"]]);
});

test("after a step that was not accepted the rest of the walk is dropped", async () => {
  const act = vi.fn(() => Promise.resolve(false));
  const { picture, geometry, rerender } = show(BONUS, { view: TWO_STEPS, menu: UP_OR_RIGHT, act });
  tap(picture, geometry.square("e7"), { type: "touch", geometry });
  await rerender({ pending: "step up" });
  await rerender({ pending: null, menu: [...UP_OR_RIGHT] });
  expect(act.mock.calls).toEqual([["step up"]]);
});

test("a tapped square to which no path leads says so, until the next step", async () => {
  const { container, act, picture, geometry } = show(BONUS, { view: TWO_STEPS, menu: UP_OR_RIGHT });
  tap(picture, geometry.square("e8"), { type: "touch", geometry });
  await tick();
  expect(act).not.toHaveBeenCalled();
  expect(container.querySelector("[data-callout]")).not.toBeNull();
  press("ArrowUp");
  await tick();
  expect(container.querySelector("[data-callout]")).toBeNull();
});

const CHOOSING: View = {
  ...(BONUS.view as View),
  mover: "",
  bonus: false,
  to_move: 1,
  paths: [],
  figures: standing(...SENT_BACK.to),
};
const NEXT = [{ verb: "next", slots: [{ words: ["blinky", "clyde"], least: 1, most: 1 }] }];

test("a ghost to go next is named by a button, or by a tap on it; others are not", async () => {
  const { container, act, picture, geometry } = show(BONUS, { view: CHOOSING, menu: NEXT, seat: 1 });
  const words = [...container.querySelectorAll("[data-word]")].map((button) =>
    button.getAttribute("data-word"),
  );
  expect(words).toEqual(["next blinky", "next clyde"]);
  container.querySelector<HTMLButtonElement>("[data-word='next clyde']")?.click();
  for (const name of ["pinky", "blinky"]) {
    const at = CHOOSING.figures.find(([figure]) => figure === name)?.[1] ?? "";
    tap(picture, geometry.square(at), { type: "touch", geometry });
  }
  await tick();
  expect(act.mock.calls).toEqual([["next clyde"], ["next blinky"]]);
});

test("while ghosts are taken, nobody plays those that are left", () => {
  const view: View = { ...CHOOSING, figure_seats: [0, 1, -1, -1, -1] };
  expect([0, 1, 2].map((seat) => figuresOf(view, seat))).toEqual([["pac-man"], ["blinky"], []]);
});
