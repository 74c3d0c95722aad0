import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeRequest } from "../testing/fakeRequest";
import { notices } from "../ui/notices.svelte";
import { TableHistory } from "./history.svelte";

beforeEach(() => FakeRequest.install());
afterEach(() => vi.unstubAllGlobals());

const row = (n: number) => ({ n, newest: 9, seat: 0, view: { n }, events: [], over: null, text: null });

it("asks for a row as a seat knew it, and shows it when it comes", async () => {
  const history = new TableHistory("a b");
  void history.show(3, 1);
  expect(FakeRequest.last.path).toBe("/api/tables/a%20b/views/3?seat=1&lang=en");
  expect(history.step).toBeNull();
  await FakeRequest.last.answer(row(3));
  expect(history.step?.n).toBe(3);
});

it("looks back as a spectator where there is no seat", () => {
  void new TableHistory("t").show(0, null);
  expect(FakeRequest.last.path).toContain("seat=spectator");
});

it("shows the row that was wanted last, in whatever order the answers come", async () => {
  const history = new TableHistory("t");
  void history.show(3, 0);
  void history.show(4, 0);
  const [third, fourth] = FakeRequest.all;
  await fourth?.answer(row(4));
  await third?.answer(row(3));
  expect(history.step?.n).toBe(4);
});

it("shows nothing that comes after one has gone back to the game", async () => {
  const history = new TableHistory("t");
  void history.show(3, 0);
  history.now();
  await FakeRequest.last.answer(row(3));
  expect(history.step).toBeNull();
});

it("stays where it is when a row is refused, and says so", async () => {
  const history = new TableHistory("t");
  void history.show(3, 0);
  await FakeRequest.last.answer(row(3));
  void history.show(99, 0);
  await FakeRequest.last.refuse("no-such-row", 404);
  expect(history.step?.n).toBe(3);
  expect(notices.list.map(({ text }) => text)).toContain("no-such-row");
});
