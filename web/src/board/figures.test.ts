/** Everybody at a table has a figure of their own. */
import { expect, test } from "vitest";
import { colourStyle, withFigures } from "./figures";

const IDS = ["mouse", "cat", "owl"];
const figures = (...chosen: string[]) =>
  withFigures(
    chosen.map((avatar) => ({ avatar })),
    IDS,
  ).map(({ avatar }) => avatar);

test("who chose none has the figure of the seat, unless somebody chose it", () => {
  expect(figures("", "mouse", "")).toEqual(["cat", "mouse", "owl"]);
  expect(figures("cat", "", "")).toEqual(["cat", "mouse", "owl"]);
  expect(figures("unknown", "mouse")).toEqual(["cat", "mouse"]);
});

test("where nobody chose, nothing changes", () => {
  const seats = [{ avatar: "" }, {}];
  expect(withFigures(seats, IDS)).toBe(seats);
  expect(colourStyle(seats, IDS)).toBe("");
});

test("colours are handed to the seats that chose them, and the others keep apart", () => {
  expect(colourStyle([{ avatar: "cat" }, {}], IDS)).toBe(
    "--seat-0: var(--colour-1); --seat-1: var(--colour-0)",
  );
});
