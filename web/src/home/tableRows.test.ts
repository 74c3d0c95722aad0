import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import type { GameDetails, LobbyRow, TableDetails } from "../protocol/generated/messages";
import { daysRows, finishedRows, openRows, rematchRows, runningRows } from "./tableRows";
import { pageWords } from "../words/pageWords.svelte";
import { Words } from "../words/words";

const GAMES = [
  { id: "nim", name: "Nim", bots: [{ id: "level-1", name: "Mole" }] },
] as unknown as GameDetails[];

function table(id: string, phase: string, asks_you = false, game = "nim"): TableDetails {
  const seats = [{ name: "Ann" }, { bot: "level-1" }, {}];
  const status = { phase, seats, clock: { type: "none" } };
  return { id, game, asks_you, asked: [], deadline_ms: 0, status } as unknown as TableDetails;
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

test("a game in which a bot plays for oneself says so, unless one has resigned or is coming back", () => {
  const byBot = (more: object): TableDetails => {
    const found = table("a", "running");
    const mine = { name: "Bob", is_person: true, is_yours: true, bot: "level-1", ...more };
    return { ...found, status: { ...found.status, seats: [mine, { bot: "level-1" }] } };
  };
  const said = (more: object) => runningRows([byBot(more)], GAMES).map((row) => [row.note, row.isUrgent]);
  expect(said({})).toEqual([["web-stand-in-you", true]]);
  expect(said({ is_returning: true })).toEqual([["", false]]);
  expect(said({ has_resigned: true })).toEqual([["", false]]);
  expect(said({ is_yours: false }), "a friend's bot").toEqual([["", false]]);
});

test("games that are over lead to their replay", () => {
  expect(finishedRows(MINE, GAMES, 0)).toMatchObject([{ id: "b", href: "/t/b/replay", isUrgent: false }]);
});

test("games that are over say how they went and when", () => {
  const english = readFileSync("../src/cheeseboard/words/en.ftl", "utf-8");
  vi.spyOn(pageWords, "words", "get").mockReturnValue(new Words("en", [english]));
  const now = new Date(2026, 10, 18, 20).getTime();
  const played = (ended_ms: number, ranks: number[], reason: string): TableDetails => ({
    ...finished("f", null),
    ...{ over: { type: "over", ranks, reason }, ended_ms },
  });
  const mine = [
    played(now, [0, 1], "goal"),
    played(new Date(2026, 10, 17, 23).getTime(), [1, 0], "goal"),
    played(new Date(2026, 9, 3).getTime(), [1, 0], "timeout"),
    played(new Date(2025, 9, 3).getTime(), [0, 0], "stuck"),
    played(now, [0, 0], "aborted"),
  ];
  expect(finishedRows(mine, GAMES, now).map(({ note }) => note)).toEqual([
    "You won! · today",
    "You lost · yesterday",
    "You lost on time · Oct 3",
    "It’s a draw · Oct 3, 2025",
    "Called off · today",
  ]);
  vi.restoreAllMocks();
});

test("open tables name bots as the table does, with their level, and a game that is not known yet by its id", () => {
  const rows = [
    { id: "e", game: "nim", seats: ["Ann", "level-1", ""], bots: ["", "level-1", ""] },
    { id: "f", game: "other", seats: ["level-1"], bots: ["level-1"] },
    { id: "g", game: "nim", seats: ["Bob", ""] },
  ] as unknown as LobbyRow[];
  expect(openRows(rows, GAMES)).toMatchObject([
    { title: "Nim", people: "Ann · bot-names (web-bot-level) · web-free", href: "/t/e", tag: "web-join" },
    { title: "other", people: "bot-names" },
    { people: "Bob · web-free" },
  ]);
});

const HOUR = 3_600_000;

function slow(id: string, asks_you: boolean, deadline_ms: number): TableDetails {
  const known = table(id, "running", asks_you);
  return {
    ...known,
    ...{ asked: [asks_you ? 0 : 1], deadline_ms },
    status: {
      ...known.status,
      seats: [{ name: "Ann", is_yours: true }, { name: "Bob" }],
      clock: { type: "days", days: 3 },
    },
  };
}

test("games over days have a list of their own: one's own turns first, then those whose time is out first", () => {
  const mine = [
    ...MINE,
    slow("later", false, 50 * HOUR),
    slow("sooner", false, 5 * HOUR),
    slow("own", true, 90 * HOUR),
  ];
  expect(daysRows(mine, GAMES, 0).map(({ id, tag }) => [id, tag])).toEqual([
    ["own", "web-asks-you"],
    ["sooner", ""],
    ["later", ""],
  ]);
  expect(daysRows(mine, GAMES, 0).map(({ note }) => note)).toEqual([
    "web-home-left",
    "web-waiting · web-home-left",
    "web-waiting · web-home-left",
  ]);
  expect(runningRows(mine, GAMES).map(({ id }) => id)).toEqual(["c", "a", "d"]);
});

function finished(id: string, offer: object | null, rematch = ""): TableDetails {
  const seats = [
    { name: "Ann", is_yours: true, is_person: true },
    { name: "Bob", is_person: true },
  ];
  const status = { phase: "over", seats, rematch, rematch_offer: offer, clock: { type: "none" } };
  return { id, game: "nim", status } as unknown as TableDetails;
}

const NOW = 10_000_000;

test("an open offer of a rematch is shown, until it is declined or has led somewhere", () => {
  const offer = { seat: 1, until: NOW, joined: [1] };
  const mine = [
    finished("offered", offer),
    finished("joined", { ...offer, joined: [1, 0] }),
    finished("declined", { ...offer, declined: [0] }),
    finished("lapsed", { ...offer, state: "lapsed" }),
    finished("nobody came", { ...offer, seat: 0, joined: [0], state: "lapsed" }),
    finished("refused", { ...offer, seat: 0, joined: [0], declined: [1], state: "declined" }),
    finished("long ago", { ...offer, until: NOW - 4_000_000, state: "lapsed" }),
    finished("started", offer, "next"),
    finished("none", null),
  ];
  expect(rematchRows(mine, GAMES, NOW).map(({ id, text, isAsked }) => [id, text, isAsked])).toEqual([
    ["offered", "web-rematch-offered", true],
    ["joined", "web-rematch-waits", false],
    ["lapsed", "web-rematch-missed", false],
    ["nobody came", "web-rematch-lapsed", false],
    ["refused", "web-rematch-declined", false],
  ]);
});

test("a person offers a rematch, also one whose game a bot has finished", () => {
  const english = readFileSync("../src/cheeseboard/words/en.ftl", "utf-8");
  vi.spyOn(pageWords, "words", "get").mockReturnValue(new Words("en", [english]));
  const { status, ...table } = finished("offered", { seat: 1, joined: [1], until: 1 });
  const seats = status.seats.map((seat) => ({ ...seat, finished_by_bot: true }));
  const [row] = rematchRows([{ ...table, status: { ...status, seats } }], GAMES, 0);
  expect(row?.text).toContain(status.seats[1]?.name);
  expect(row?.text).not.toContain("(bot)");
  vi.restoreAllMocks();
});
