/** A place of a new table has the letter that it has at the table. */
import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { seatLetter } from "../words/seatNames";
import SeatRow from "./SeatRow.svelte";

it("is called by its letter", () => {
  render(SeatRow, {
    ...{ game: "nim", seat: 1, plan: { kind: "me" }, bots: [], defaultBot: "", ownName: null },
    ...{ change: () => undefined, setOwnName: () => undefined },
  });
  expect(screen.getByText(seatLetter(1), { selector: ".seat-sign" })).toBeTruthy();
});
