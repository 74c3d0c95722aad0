/** The board takes from the view what the rules decide: the order of rooms, the size of a gang, the verbs of cards. */
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { View } from "../../protocol/generated/gouda-gangster";
import { propsOf } from "../../testing/boardProps";
import { recorded } from "../../testing/recorded";
import Board from "./Board.svelte";
import { NOTHING, answer, withCard, type Question } from "./selection";
import type { LogEvent } from "./stepSummary";

const scene = recorded("gouda-gangster").find(({ seat, over }) => seat !== null && !over);

function draw(change: Partial<View>): Element {
  if (!scene) throw new Error("nothing is recorded");
  const view = { ...(scene.view as View), ...change };
  return render(Board, { props: propsOf<View, LogEvent>("gouda-gangster", scene, { view, newSteps: [] }) })
    .container;
}

test("a gang has as many places as the view says", () => {
  const gangs = [...draw({ max_rats: 9 }).querySelectorAll(".gang")];
  expect(gangs.map((gang) => gang.querySelectorAll(":scope > .pip").length)).toEqual(gangs.map(() => 9));
});

test("cheese lies in the rooms that the view names", () => {
  const rooms = ["basement", "bedroom", "bathroom", "childrens-room"];
  const button = draw({ rooms, pieces: [7, 0, 0, 0] }).querySelector("[data-room=basement]");
  expect(button?.getAttribute("aria-label")).toContain("7");
});

test("a card is played by the verb that the view gives it", () => {
  const menu = [{ verb: "nail", slots: [] }];
  const question: Question = { menu, hand: ["w1a"], cardVerbs: [["w1a", "nail"]] };
  expect(answer(question, withCard(question, NOTHING, 0))).toBe("nail");
  const other = { ...question, cardVerbs: [] };
  expect(answer(other, withCard(other, NOTHING, 0))).toBe("");
});
