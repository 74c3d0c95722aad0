/** Who had a colour by their seat alone is told when somebody else chooses it. */
import { flushSync } from "svelte";
import { afterEach, expect, it } from "vitest";
import type { SeatStatus } from "../protocol/generated/messages";
import { notices } from "../ui/notices.svelte";
import { announceLostLook, looksOf } from "./lostLook.svelte";

const IDS = ["red", "blue", "green"];
const ANN: SeatStatus = { name: "Ann", is_person: true, is_yours: true };
const BOB: SeatStatus = { name: "Bob", is_person: true };

afterEach(() => (notices.list = []));

function told(...moments: SeatStatus[][]): string[] {
  let seats = $state.raw<SeatStatus[]>([]);
  const said: string[] = [];
  const end = $effect.root(() =>
    announceLostLook(
      () => seats,
      () => IDS,
      (seat) => seats[seat]?.name ?? "",
      (id) => {
        said.push(id);
        return id;
      },
    ),
  );
  for (const moment of moments) {
    seats = moment;
    flushSync();
  }
  end();
  return said;
}

it("says which colour is gone and which one has now", () => {
  expect(told([ANN, BOB], [ANN, { ...BOB, avatar: "red" }])).toEqual(["red", "blue"]);
  expect(notices.list).toHaveLength(1);
});

it("says nothing to who chose, to who changes places, and to who has just come", () => {
  expect(told([{ ...ANN, avatar: "red" }, BOB], [{ ...ANN, avatar: "green" }, BOB])).toEqual([]);
  expect(told([ANN, BOB], [BOB, ANN])).toEqual([]);
  expect(told([{}, { ...BOB, avatar: "red" }], [ANN, { ...BOB, avatar: "red" }])).toEqual([]);
  expect(
    told(
      [{ ...ANN, is_yours: false }, BOB],
      [
        { ...ANN, is_yours: false },
        { ...BOB, avatar: "red" },
      ],
    ),
  ).toEqual([]);
  expect(notices.list).toHaveLength(0);
});

it("knows what everybody has, also those who chose nothing", () => {
  expect(looksOf([ANN, { ...BOB, avatar: "red" }, {}], IDS)).toEqual(["blue", "red", "green"]);
  expect(looksOf([ANN, BOB], IDS)).toEqual(["red", "blue"]);
});
