/** The log as blocks: nothing is lost, nothing is told twice, nothing depends on what others hide. */
import { describe, expect, it, test } from "vitest";
import { kits } from "../board/kits";
import { LogBook, type LogBlock, type Part, type SomeGameLog } from "../board/logBook";
import type { Step } from "../board/props";
import type { SomeEvent } from "../protocol/generated/messages";
import { STORIES } from "../testing/stories";
import { gameBlocks, sentenceBlocks, sharedBlocks } from "./log";

const ACTORS = { "counters-taken": "taker" };
const row = (n: number, taker?: number): Step => ({
  n,
  events: [taker === undefined ? { type: "heap-empty" } : { type: "counters-taken", taker, number: 5 }],
});
const back = (n: number, first: number): Step => ({
  n,
  events: [{ type: "rows-taken-back", seat: 0, row: first }],
});

async function logOf(game: string): Promise<SomeGameLog> {
  const loaded = await kits[game]?.log?.();
  if (!loaded) throw new Error(`${game} has no log`);
  return loaded.log;
}
const textOf = (parts: Part[]): string => parts.map((part) => ("text" in part ? part.text : "")).join("");
/** The moves of each numbered block, by column. */
const table = (blocks: LogBlock[]): string[][] =>
  blocks
    .filter(({ number }) => number)
    .map(({ number, lines }) => {
      const cells = lines.filter(({ column }) => column !== null);
      const wide = Math.max(...cells.map(({ column }) => column ?? 0));
      const texts = Array.from({ length: wide + 1 }, (_, column) =>
        textOf(cells.find((cell) => cell.column === column)?.parts ?? []),
      );
      return [String(number), ...texts];
    });

describe("in sentences", () => {
  it("puts rows together by whose turn they tell of; what tells of nobody belongs to the turn before", () => {
    const told = sentenceBlocks([row(1, 0), row(2, 0), row(3), row(4, 1), row(5, 0)], ACTORS);
    expect(told.map(({ seat, lines }) => [seat, lines.map(({ n }) => n)])).toEqual([
      [0, [1, 2, 3]],
      [1, [4]],
      [0, [5]],
    ]);
  });

  it("takes nobody for the actor whose type names none", () => {
    expect(sentenceBlocks([row(1, 0), row(2, 1)], {}).map(({ seat }) => seat)).toEqual([null]);
  });

  it("marks what was taken back", () => {
    const told = sentenceBlocks([row(1, 0), row(2, 1), row(3, 0), back(4, 2)], ACTORS);
    const lines = told.flatMap((block) => block.lines);
    expect(lines.map(({ n, isTakenBack }) => [n, !!isTakenBack])).toEqual([
      [1, false],
      [2, true],
      [3, true],
      [4, false],
    ]);
  });
});

test("every game with a board tells its log in blocks", () => {
  expect(Object.keys(kits).filter((game) => !kits[game]?.log)).toEqual([]);
});

describe.each(STORIES)("$game", ({ game, updates }) => {
  const eyes = updates[0]?.told.map((_, index) => index) ?? [];
  const seats = eyes.length - 1;
  const logFor = (who: number): Step[] => updates.flatMap(({ told }) => told[who] ?? []);

  test.each(eyes)("every event is shown in its block or folded on purpose (eyes %i)", async (who) => {
    const log = await logOf(game);
    const blocks = gameBlocks(logFor(who), log, seats);
    const all = logFor(who).flatMap(({ events }) => events);
    expect(blocks.flatMap(({ steps }) => steps.flatMap(({ events }) => events))).toEqual(all);
    for (const { lines, steps } of blocks) {
      const shown = new Set(lines.flatMap(({ events }) => events));
      const rest = steps.flatMap(({ events }) => events).filter((event) => !shown.has(event));
      expect(shown.size, "each once").toBe(lines.flatMap(({ events }) => events).length);
      for (const event of rest) expect(isFolded(log, event), event.type).toBe(true);
    }
  });

  /** Folded, or what a block begins with, which its figure or number tells. */
  function isFolded(log: SomeGameLog, event: SomeEvent): boolean {
    const telling = log.tellings[event.type];
    if (telling === "folded" || !telling) return telling === "folded";
    const book = new LogBook();
    book.at(1, event);
    telling(event as never, book);
    return book.blocks.length === 1 && !book.line;
  }

  /** Which blocks with which lines each of them sees. */
  const seenBy = (log: SomeGameLog): string[] =>
    eyes.map((who) =>
      JSON.stringify(
        gameBlocks(logFor(who), log, seats).map(({ id, lines }) => [id, ...lines.map(({ kind }) => kind)]),
      ),
    );

  test("all see the same blocks, so none of them tells what somebody hides", async () => {
    expect(new Set(seenBy(await logOf(game))).size).toBe(1);
  });

  const secret = { "gouda-gangster": "own-card-drawn", "gouda-gouda": "own-card-dealt" }[game];
  test.runIf(secret)("a block that only its owner sees would be found", async () => {
    const log = await logOf(game);
    const leaky = { ...log.tellings, [secret ?? ""]: (_: SomeEvent, book: LogBook) => book.begin() };
    expect(new Set(seenBy({ ...log, tellings: leaky })).size).toBeGreaterThan(1);
  });

  test("no line is about a later row than what it tells, and none goes back", async () => {
    const rows = gameBlocks(logFor(seats), await logOf(game), seats).flatMap(({ lines }) =>
      lines.map(({ n }) => n),
    );
    expect(rows).toEqual([...rows].sort((one, other) => one - other));
  });

  test("while the log grows, what is old stays the very same", async () => {
    const log = await logOf(game);
    const whole = logFor(seats).filter(({ events }) => events.length);
    let drawn: LogBlock[] = [];
    for (let rows = 1; rows <= Math.min(whole.length, 100); rows++) {
      const fresh = gameBlocks(whole.slice(0, rows), log, seats);
      const next = sharedBlocks(drawn, fresh);
      const changed = next.filter((block) => !drawn.includes(block));
      expect(changed.length, `row ${rows}`).toBeLessThanOrEqual(2);
      expect(JSON.stringify(next)).toBe(JSON.stringify(fresh));
      drawn = next;
    }
  });

  test("what is taken back leaves its block and goes with the step that did it", async () => {
    const log = await logOf(game);
    const whole = logFor(seats).filter(({ events }) => events.length);
    const half = whole.slice(0, Math.floor(whole.length / 2));
    const gone = half.slice(-3);
    const newest = half.at(-1)?.n ?? 0;
    const blocks = gameBlocks([...half, back(newest + 1, gone[0]?.n ?? 0)], log, seats);
    const kept = gameBlocks(half.slice(0, -3), log, seats);
    expect(blocks.map(({ id }) => id)).toEqual(kept.map(({ id }) => id));
    expect(blocks.at(-1)?.lines.at(-1)?.n).toBe(newest + 1);
    const struck = blocks.flatMap(({ steps }) => steps.filter(({ isTakenBack }) => isTakenBack));
    expect(struck.map(({ n }) => n)).toEqual(gone.map(({ n }) => n));
  });
});

describe("quoridor", () => {
  const moves = (seats: number, first: number, number: number): Step[] => [
    { n: 1, events: [{ type: "first-drawn", seat: first }] },
    ...Array.from({ length: number }, (_, index) => {
      const seat = (first + index) % seats;
      const event: SomeEvent =
        index % 5 === 4
          ? { type: "wall-placed", builder: seat, wall: `d${index}h`, near: "", far: "", left: 1 }
          : { type: "pawn-moved", mover: seat, from: "a1", to: `e${index}` };
      return { n: index + 2, events: [event] };
    }),
  ];

  test.each([
    [
      2,
      1,
      [1, 0],
      [
        ["1", "e0", "e1"],
        ["2", "e2", "e3"],
        ["3", "d4h", "e5"],
        ["4", "e6"],
      ],
    ],
    [
      3,
      2,
      [2, 0, 1],
      [
        ["1", "e0", "e1", "e2"],
        ["2", "e3", "d4h", "e5"],
        ["3", "e6"],
      ],
    ],
    [
      4,
      0,
      [0, 1, 2, 3],
      [
        ["1", "e0", "e1", "e2", "e3"],
        ["2", "d4h", "e5", "e6"],
      ],
    ],
  ])(
    "%i seats: numbered moves, a column for each, beginning with seat %i",
    async (seats, first, heads, cells) => {
      const log = await logOf("quoridor");
      const steps = moves(seats, first, 7);
      expect(log.columns?.(steps as never[], seats).map((head) => "seat" in head && head.seat)).toEqual(
        heads,
      );
      expect(table(gameBlocks(steps, log, seats))).toEqual(cells);
    },
  );

  test("a move that is taken back is not numbered, and the next one has its place", async () => {
    const log = await logOf("quoridor");
    const again: Step = { n: 6, events: [{ type: "pawn-moved", mover: 1, from: "a1", to: "c3" }] };
    const blocks = gameBlocks([...moves(2, 0, 3), back(5, 3), again], log, 2);
    expect(table(blocks)).toEqual([["1", "e0", "c3"]]);
  });

  test("who cannot move has a dash in their column, and the round goes on", async () => {
    const log = await logOf("quoridor");
    const steps: Step[] = [
      { n: 1, events: [{ type: "pawn-moved", mover: 0, from: "a1", to: "a2" }] },
      { n: 2, events: [{ type: "turn-passed", seat: 1 }] },
      { n: 3, events: [{ type: "pawn-moved", mover: 0, from: "a2", to: "a3" }] },
    ];
    expect(table(gameBlocks(steps, log, 2))).toEqual([
      ["1", "a2", "–"],
      ["2", "a3"],
    ]);
  });
});

test("a round of Pac-Man is his turn and those of the ghosts; a catch ends it", async () => {
  const log = await logOf("pac-man");
  const step = (figure: string, to: string): SomeEvent => ({
    type: "figure-stepped",
    seat: 0,
    figure,
    from: "a1",
    to,
  });
  const rows: SomeEvent[][] = [
    [step("pac-man", "e5")],
    [step("pac-man", "e6"), { type: "dot-eaten", square: "e6", left: 3 }],
    [{ type: "figure-stopped", seat: 0, figure: "pac-man" }],
    [step("blinky", "b2")],
    [{ type: "ghost-stayed", ghost: "inky" }],
    [step("pac-man", "e7"), { type: "pac-man-caught", ghost: "clyde", left: 2, from: ["e7"], to: ["e5"] }],
    [step("pac-man", "e4")],
  ];
  const blocks = gameBlocks(
    rows.map((events, n) => ({ n, events })),
    log,
    2,
  );
  expect(table(blocks)).toEqual([
    ["1", "e6", "b2", "", "–"],
    ["2", "e7"],
    ["3", "e4"],
  ]);
  expect(blocks[0]?.lines[0]?.parts.at(-1)).toEqual({ sign: "dot" });
  expect(blocks[1]?.lines.at(-1)?.lit).toEqual(["e7"]);
});

test("an event of a newer server is folded, and breaks nothing", async () => {
  const steps = [{ n: 1, events: [{ type: "pawn-flew", mover: 0 }] }];
  expect(gameBlocks(steps, await logOf("quoridor"), 2).map(({ lines }) => lines)).toEqual([[]]);
});
