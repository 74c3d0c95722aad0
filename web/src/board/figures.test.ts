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

test("in a rematch everybody keeps figure and colour, wherever they sit now", () => {
  const first = withFigures([{ avatar: "cat" }, {}, {}], IDS).map(({ avatar }) => avatar);
  const then = [{ first_seat: 2 }, { avatar: "cat", first_seat: 0 }, { first_seat: 1 }];
  expect(withFigures(then, IDS).map(({ avatar }) => avatar)).toEqual([first[2], first[0], first[1]]);
  const nobodyChose: { avatar?: string; first_seat: number }[] = [{ first_seat: 1 }, { first_seat: 0 }];
  expect(withFigures(nobodyChose, IDS).map(({ avatar }) => avatar)).toEqual(["cat", "mouse"]);
  const turned = "--seat-0: var(--colour-1); --seat-1: var(--colour-0)";
  expect(colourStyle(nobodyChose, IDS)).toBe(turned);
  expect(colourStyle(nobodyChose, [])).toBe(turned); // also where figures are no colours
});

test("where figures are no colours, the seats keep theirs", () => {
  expect(colourStyle([{ avatar: "owl" }, { avatar: "frog" }], [])).toBe("");
});
