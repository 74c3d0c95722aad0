/** The board takes from the view how large a gang can be. */
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { View } from "../../protocol/generated/gouda-gangster";
import { propsOf } from "../../testing/boardProps";
import { recorded } from "../../testing/recorded";
import Board from "./Board.svelte";
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
