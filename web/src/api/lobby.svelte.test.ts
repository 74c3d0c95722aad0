import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket } from "../testing/fakeSocket";
import { LobbyWatch } from "./lobby.svelte";

const TABLE = { id: "t1", game: "quoridor", seats: ["Ann", ""] };
let lobby: LobbyWatch;
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  lobby = new LobbyWatch();
  leave = lobby.watch();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the lobby", () => {
  it("lists the tables that were told last, and says nothing itself", () => {
    const socket = FakeSocket.last.open();
    socket.receive({ tables: [TABLE] });
    expect(lobby.tables.map(({ id }) => id)).toEqual(["t1"]);
    socket.receive({ tables: [] });
    expect(lobby.tables).toEqual([]);
    expect(socket.sent).toEqual([]);
  });

  it("comes back when the connection is lost, and keeps its list until then", () => {
    FakeSocket.last.open().receive({ tables: [TABLE] });
    FakeSocket.last.close(1006);
    expect(lobby.tables).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open().receive({ tables: [] });
    expect(lobby.tables).toEqual([]);
  });

  it("may be silent for an hour: nothing is asked, and nothing opened anew", () => {
    const socket = FakeSocket.last.open();
    vi.advanceTimersByTime(3_600_000);
    document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(60_000);
    expect([FakeSocket.all.length, socket.sent.length]).toEqual([1, 0]);
  });

  it("skips a message that it does not know", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const socket = FakeSocket.last.open();
    socket.receive({ tables: [TABLE] });
    socket.receive({ type: "tournaments", rows: [] });
    expect(lobby.tables).toHaveLength(1);
    expect(warn).toHaveBeenCalledOnce();
  });

  it("is closed for good by whoever leaves", () => {
    FakeSocket.last.open();
    leave();
    vi.advanceTimersByTime(60_000);
    expect([FakeSocket.all.length, FakeSocket.last.readyState]).toEqual([1, 3]);
  });
});
