import { expect, test } from "vitest";
import type { GameDetails, LobbyRow, TableDetails } from "../protocol/generated/messages";
import { finishedRows, openRows, runningRows } from "./tableRows";

const GAMES = [
  { id: "nim", name: "Nim", bots: [{ id: "level-1", name: "Mole" }] },
] as unknown as GameDetails[];

function table(id: string, phase: string, asks_you = false, game = "nim"): TableDetails {
  const seats = [{ name: "Ann" }, { bot: "level-1" }, {}];
  return { id, game, asks_you, status: { phase, seats } } as unknown as TableDetails;
}
const MINE = [table("a", "running"), table("b", "over"), table("c", "running", true), table("d", "open")];

test("games that go on are listed, those first where one is asked", () => {
  const rows = runningRows(MINE, GAMES);
  expect(rows.map(({ id, isUrgent, tag }) => [id, isUrgent, tag])).toEqual([
    ["c", true, "web-asks-you"],
    ["a", false, ""],
    ["d", false, ""],
  ]);
  expect(rows[0]).toMatchObject({ title: "Nim", people: "Ann · bot-names · web-free", href: "/t/c" });
});

test("games that are over lead to their replay", () => {
  expect(finishedRows(MINE, GAMES)).toMatchObject([{ id: "b", href: "/t/b/replay", isUrgent: false }]);
});

test("open tables name bots by their level, and a game that is not known yet by its id", () => {
  const rows = [
    { id: "e", game: "nim", seats: ["Ann", "level-1", ""] },
    { id: "f", game: "other", seats: ["level-1"] },
  ] as unknown as LobbyRow[];
  expect(openRows(rows, GAMES)).toMatchObject([
    { title: "Nim", people: "Ann · Mole · web-free", href: "/t/e", tag: "web-join" },
    { title: "other", people: "level-1" },
  ]);
});
