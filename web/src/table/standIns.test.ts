/** What a bot did for somebody is never told as their own doing. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { spokenSteps } from "../board/announceSteps";
import { LANGUAGES } from "../device/languages";
import { Words } from "../words/words";
import { standInsOf, wordsOfRow } from "./standIns";

const ROOT = "../src/cheeseboard";
const words = (language: (typeof LANGUAGES)[number], you: number | null): Words =>
  new Words(
    language,
    [`${ROOT}/words`, `${ROOT}/games/quoridor/words`].map((folder) =>
      readFileSync(`${folder}/${language}.ftl`, "utf8"),
    ),
    ["Ann", "Bob"],
    you,
  );
const moved = (n: number, player: number) => ({
  n,
  events: [{ type: "pawn-moved", mover: player, from: "e1", to: "e2" }],
});
const LOG = [
  moved(1, 0),
  {
    n: 2,
    events: [
      { type: "time-ran-out", seat: 0 },
      { type: "stand-in-seated", seat: 0 },
    ],
  },
  moved(3, 0),
  moved(4, 1),
  { n: 5, events: [{ type: "seat-reclaimed", seat: 0 }] },
  moved(6, 0),
];

test("the table's events say for whom a bot played", () => {
  expect([...standInsOf(LOG).byRow]).toEqual([
    [3, [0]],
    [4, [0]],
  ]);
  expect([standInsOf(LOG).outOfTime, standInsOf(LOG.slice(0, 4)).outOfTime]).toEqual([[], [0]]);
});

test("who has resigned is known, so that nobody is asked whether they are back", () => {
  expect(standInsOf(LOG).resigned).toEqual([]);
  expect(standInsOf([...LOG, { n: 7, events: [{ type: "player-resigned", seat: 1 }] }]).resigned).toEqual([
    1,
  ]);
});

test.each([
  ["en", "You move", "Your bot moves"],
  ["de", "Du ziehst", "Bot (für dich) zieht"],
  ["cs", "Táhneš", "Tvůj bot"],
  ["fr", "Tu ", "Ton bot"],
] as const)("in %s one reads of one's own moves and of those of one's bot", (language, you, bot) => {
  const mine = words(language, 0);
  const standIns = standInsOf(LOG);
  const said = LOG.map((row) =>
    row.events.map((event) => wordsOfRow(mine, standIns, row).event(event)).join(" "),
  );
  expect([said[0]?.startsWith(you), said[5]?.startsWith(you)], said[0]).toEqual([true, true]);
  expect(said[2]?.startsWith(bot), said[2]).toBe(true);
  const spoken = spokenSteps("quoridor", LOG.slice(2, 3), (row) => wordsOfRow(mine, standIns, row));
  expect(spoken).toEqual([said[2]]);
  expect(said[1]).toBe(LOG[1]?.events.map((event) => mine.event(event)).join(" "));
  expect(said[3], "what the others do is told as ever").toBe(
    mine.event(moved(4, 1).events[0] ?? { type: "" }),
  );
  const others = wordsOfRow(words(language, 1), standIns, moved(3, 0));
  expect(others.event(moved(3, 0).events[0] ?? { type: "" })).toMatch(/^Ann \([Bb]ot\)/);
});

test.each(LANGUAGES)("in %s also a question names one's bot like a sentence", (language) => {
  const gangster = readFileSync(`${ROOT}/games/gouda_gangster/words/${language}.ftl`, "utf8");
  const common = readFileSync(`${ROOT}/words/${language}.ftl`, "utf8");
  const mine = new Words(language, [common, gangster], ["Ann", "Bob"], 0).withStandIns([0]);
  const said = mine.text("tell-phase-spy", { who: 0 });
  expect(said).not.toBe("tell-phase-spy");
  expect(said.charAt(0)).toBe(said.charAt(0).toLocaleUpperCase(language));
});
