/** The answer of a puzzle is lit on the board: the square that the mover should step to. */
import { expect, test } from "vitest";
import { kit } from "./kit";

test("a step is lit where it leads, and a stop where the figure stands", () => {
  const view = {
    figures: [
      ["pac-man", "f4"],
      ["blinky", "b2"],
    ],
    mover: "blinky",
  };
  const places = (action: string): string[] | undefined => kit.placesOf?.(action, view as never);
  expect(["step up", "step right", "step down", "step left", "stop"].map(places)).toEqual([
    ...[["b3"], ["c2"], ["b1"], ["a2"], ["b2"]],
  ]);
});
