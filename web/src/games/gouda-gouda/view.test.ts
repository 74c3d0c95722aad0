/** The board takes from the view what the rules decide: how many dice there are, where they lead, who has how much. */
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { GoudaGoudaEvent, View } from "../../protocol/generated/gouda-gouda";
import { propsOf } from "../../testing/boardProps";
import { recorded } from "../../testing/recorded";
import Board from "./Board.svelte";
import SeatScore from "./SeatScore.svelte";

const scenes = recorded("gouda-gouda");

function draw(change: Partial<View>, scene = scenes[0]): Element {
  if (!scene) throw new Error("nothing is recorded");
  const view = { ...(scene.view as View), ...change };
  return render(Board, {
    props: propsOf<View, GoudaGoudaEvent>("gouda-gouda", scene, { view, newSteps: [] }),
  }).container;
}

test("the tray has room for all dice", () => {
  expect(draw({ max_dice: 7 }).querySelectorAll(".tray .hollow")).toHaveLength(7);
});

test("everybody has the points that the view says", () => {
  const before = scenes[0]?.view as View;
  const view = { ...before, points: before.cards.map((_, seat) => (seat ? 0 : 9)), eaten: [] };
  const shown = view.points.map(
    (_, seat) => render(SeatScore, { props: { view, seat } }).container.querySelector(".sign")?.textContent,
  );
  expect(shown).toEqual(view.points.map(String));
});

test("a die can be tapped if its direction is in the menu, whatever its colour", () => {
  const scene = scenes.find(({ menu }) => menu.some(({ verb }) => verb === "up"));
  const open = draw({ dice: ["yellow", "yellow"], directions: ["", "up"] }, scene).querySelectorAll(
    ".die.open",
  );
  expect([...open].map((die) => die.closest(".hollow")?.previousElementSibling !== null)).toEqual([true]);
});
