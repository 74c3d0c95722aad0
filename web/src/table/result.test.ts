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
    reason: "Ann won.",
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
  expect(result({ reason: "timeout" }, [0], seats).title).toBe("Your bot won");
});

it("speaks to the winner, and calls everybody by name on a shared screen", () => {
  expect(result({}, [0]).title).toBe("You won!");
  expect(result({}, [0, 1])).toMatchObject({ title: "Ann won!", hasWon: true });
  expect(result({ ranks: [0, 1, 0] }, [0], [{}, {}, {}]).title).toBe("You won, together with Eve!");
  expect(result({ ranks: [0, 0] }, [0])).toMatchObject({ title: "It’s a draw", hasWon: false });
});

it("tells who lost so, and who won and why beneath", () => {
  expect(result({}, [1])).toEqual({ title: "You lost", reason: "Ann won. over-goal", hasWon: false });
  expect(result({ reason: "resigned" }, [1]).reason).toBe("Ann won. Ended by resignation.");
  expect(result({ ranks: [1, 0, 1] }, [0], [{}, {}, {}]).title).toBe("You lost");
  expect(result({ ranks: [0, 0, 1] }, [2], [{}, {}, {}])).toMatchObject({
    ...{ title: "You lost", reason: "Ann and Bob won. over-goal" },
  });
});

it("tells the place where not all who lost are equal", () => {
  const placed = (ranks: number[]): string => result({ ranks }, [2], [{}, {}, {}]).title;
  expect([placed([0, 2, 1]), placed([1, 0, 2]), placed([0, 1, 1])]).toEqual([
    ...["You came second", "You came third", "You lost"],
  ]);
});

it("does not name the owner as winner where a bot has finished the game", () => {
  const seats = [{ finished_by_bot: true }, {}];
  expect(result({}, [0], seats)).toMatchObject({ title: "Your bot won", hasWon: false });
  expect(result({}, [1], seats)).toMatchObject({ title: "You lost", reason: "Ann (bot) won. over-goal" });
  expect(result({ ranks: [1, 0] }, [0], seats)).toMatchObject({ title: "Bob won!", reason: "over-goal" });
});
