/** What people read at the end: spoken to, with the reason, and never a bot's win as their own. */
import { readFileSync } from "node:fs";
import { beforeAll, expect, it, vi } from "vitest";
import type { Over, SeatStatus } from "../protocol/generated/messages";
import { pageWords } from "../words/pageWords.svelte";
import { tableNames } from "../words/seatNames";
import { Words } from "../words/words";
import { resultOf, type Result } from "./result";

const english = readFileSync("../src/cheeseboard/words/en.ftl", "utf-8");
beforeAll(() => {
  vi.spyOn(pageWords, "words", "get").mockReturnValue(new Words("en", [english]));
});

const LOST = [{ n: 9, events: [{ type: "time-ran-out", seat: 1 }] }];

function result(over: Partial<Over>, mine: number[], seats: Partial<SeatStatus>[] = [{}, {}]): Result {
  const people = ["Ann", "Bob", "Eve"];
  const all = seats.map((seat, number) => ({
    ...{ name: people[number] ?? "", is_person: true, is_yours: mine.includes(number) },
    ...seat,
  }));
  const words = new Words(
    "en",
    [english],
    tableNames("table", all),
    mine.length === 1 ? (mine[0] ?? null) : null,
  );
  return resultOf({ type: "over", ranks: [0, 1], reason: "goal", ...over }, all, LOST, words);
}

it("tells who lost on time so, and the winner who ran out of time", () => {
  const over = { reason: "timeout" };
  expect(result(over, [1])).toEqual({
    title: "You lost on time",
    reason: "Ann won!",
    hasWon: false,
  });
  expect(result(over, [0])).toEqual({ title: "You won!", reason: "Bob ran out of time.", hasWon: true });
  expect(result(over, [])).toEqual({ title: "Ann won!", reason: "Bob ran out of time.", hasWon: false });
});

it("calls a game that was called off so, not a draw", () => {
  const over = { ranks: [0, 0], reason: "aborted" };
  expect(result(over, [0])).toEqual({
    ...{ title: "Called off", reason: "The game was called off. Nobody won.", hasWon: false },
  });
});

it("does not tell who won on time that they lost, also where a bot has played for them", () => {
  const seats = [{ finished_by_bot: true }, {}];
  expect(result({ reason: "timeout" }, [0], seats).title).toBe("Your bot came first");
});

it("speaks to the winner, and calls everybody by name on a shared screen", () => {
  expect(result({}, [0]).title).toBe("You won!");
  expect(result({}, [1]).title).toBe("Ann won!");
  expect(result({}, [0, 1])).toMatchObject({ title: "Ann won!", hasWon: true });
  expect(result({ ranks: [0, 1, 0] }, [0], [{}, {}, {}]).title).toBe("You won, together with Eve!");
  expect(result({ ranks: [0, 0] }, [0])).toMatchObject({ title: "It’s a draw", hasWon: false });
});

it("does not name the owner as winner where a bot has finished the game", () => {
  const seats = [{ finished_by_bot: true }, {}];
  expect(result({}, [0], seats)).toMatchObject({ title: "Your bot came first", hasWon: false });
  expect(result({}, [1], seats).title).toBe("Ann (bot) won!");
});
