/** What was read of a talk stays read, in the next game and after a reload; what was not stays unread. */
import { expect, it } from "vitest";
import type { ChatMessage, SeatStatus } from "../protocol/generated/messages";
import { ChatRead } from "./chatRead.svelte";

const line = (id: number, ms: number, is_yours = false): ChatMessage => ({
  ...{ id, ms, is_yours, name: is_yours ? "Bob" : "Ann", text: "hi", seat: 0 },
});
const rematch: SeatStatus[] = [{ first_table: "first", first_seat: 1 }];

it("counts lines of others that were not on the screen", () => {
  const read = new ChatRead("first", [{}]);
  expect(read.unread([line(1, 10), line(2, 20, true), line(3, 30)])).toBe(2);
  read.mark([line(1, 10), line(2, 20, true)]);
  expect(read.unread([line(1, 10), line(2, 20, true), line(3, 30)])).toBe(1);
});

it("goes on in a rematch, where the same lines have other numbers", () => {
  const lines = [line(101, 10), line(102, 20, true), line(103, 30)];
  expect(new ChatRead("second", rematch).unread(lines)).toBe(1);
  new ChatRead("second", rematch).mark(lines);
  expect(new ChatRead("third", rematch).unread(lines)).toBe(0);
  expect(new ChatRead("another", [{}]).unread(lines), "another table").toBe(2);
});
