import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket } from "../testing/fakeSocket";
import { ReconnectingSocket, type ConnectionStatus } from "./socket";

let statuses: ConnectionStatus[];
let socket: ReconnectingSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  statuses = [];
  socket = new ReconnectingSocket("/live", {
    hello: () => ({ type: "hello", have: 3 }),
    onMessage: () => undefined,
    onStatus: (status) => statuses.push(status),
  });
});
afterEach(() => {
  socket.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const act = { type: "act", action: "move e2", question: 3, seat: 0, id: "c1" } as const;

describe("a socket that comes back", () => {
  it("says hello first and sends what was given to it before it was open", () => {
    socket.send(act);
    expect(FakeSocket.last.open().sent.map(({ type }) => type)).toEqual(["hello", "act"]);
  });

  it("sends again under the same id what was not answered, and nothing that was", () => {
    FakeSocket.last.open();
    socket.send(act);
    socket.send({ ...act, id: "c2" });
    FakeSocket.last.receive({ type: "accepted", row: 4, id: "c1" });
    FakeSocket.last.close(1006);
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.open().of("act")).toEqual([{ ...act, id: "c2" }]);
    expect(statuses).toEqual(["open", "lost", "open"]);
  });

  it("stays closed where the server refuses it", () => {
    FakeSocket.last.open().close(4403);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(statuses.at(-1)).toBe("refused");
  });

  it("asks a silent connection and takes it for dead when nothing comes back", () => {
    FakeSocket.last.open();
    vi.advanceTimersByTime(30_000);
    expect(FakeSocket.last.of("ping")).toHaveLength(1);
    vi.advanceTimersByTime(5_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("hears nothing more of a connection that it has given up", () => {
    const dead = FakeSocket.last.open();
    socket.reopen();
    dead.close(1006);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(2);
  });
});
