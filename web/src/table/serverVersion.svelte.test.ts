import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { VERSION, type ServerMessage, type TableStatus } from "../protocol/generated/messages";
import { FakeSocket } from "../testing/fakeSocket";
import { notices } from "../ui/notices.svelte";
import { followVersion } from "./serverVersion.svelte";
import { TableStore } from "./tableStore.svelte";

const NEWER = `${VERSION}-newer`;
const reload = vi.spyOn(location, "reload");
let store: TableStore;
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset().mockReturnValue();
  sessionStorage.clear();
  FakeSocket.install();
  openPage();
});
afterEach(() => {
  closePage();
  document.body.innerHTML = "";
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openPage(): void {
  store = new TableStore("t");
  leave = followVersion(store);
  FakeSocket.last.open();
}

function closePage(): void {
  leave();
  store.end();
}

function greet(version: string | undefined): void {
  const status = { phase: "running", seats: [{ is_yours: true }] } as unknown as TableStatus;
  FakeSocket.last.receive({
    ...{ type: "welcome", table: { status }, now_ms: 0, version },
  } as unknown as ServerMessage);
  flushSync();
}

const shown = () => notices.list.filter(({ topic }) => topic === "version").map(({ text }) => text);

describe("a page", () => {
  it.each([
    ["the same version", VERSION],
    ["an older server, which says none", undefined],
  ])("that meets %s stays", (_, version) => {
    greet(version);
    vi.advanceTimersByTime(60_000);
    expect([shown(), reload.mock.calls.length]).toEqual([[], 0]);
  });

  it("that meets another version says so, and loads itself anew a moment later", () => {
    greet(NEWER);
    expect([shown(), reload.mock.calls.length]).toEqual([["web-new-version"], 0]);
    vi.advanceTimersByTime(3_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("that comes back the same is never loaded again for that version, and says what to do", () => {
    greet(NEWER);
    vi.advanceTimersByTime(60_000);
    for (const version of [NEWER, "other", NEWER, "other"]) {
      closePage();
      openPage();
      greet(version);
      vi.advanceTimersByTime(60_000);
    }
    expect(reload).toHaveBeenCalledTimes(2); // once for each version, though two servers answer in turn
    expect(shown()).toEqual(["web-new-version-reload"]);
  });

  it("that cannot remember that it was loaded anew does not begin to", () => {
    vi.stubGlobal("sessionStorage", {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    });
    greet(NEWER);
    vi.advanceTimersByTime(60_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it("waits while an answer is on its way", () => {
    greet(NEWER);
    store.apply({ type: "update", seat: 0, n: 1, digest: "", view: {}, question: 1, menu: [] } as never);
    void store.passWindow(0, 1);
    vi.advanceTimersByTime(3_500);
    expect(reload).not.toHaveBeenCalled();
    FakeSocket.last.receive({
      type: "refusal",
      code: "not-now",
      id: FakeSocket.last.of("pass-window")[0]?.id,
    });
    vi.advanceTimersByTime(3_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("waits while somebody writes, and while the server cannot be reached", () => {
    document.body.innerHTML = "<input>";
    const field = document.querySelector("input") as HTMLInputElement;
    field.value = "Well pla";
    field.focus();
    greet(NEWER);
    vi.advanceTimersByTime(9_000);
    expect(reload).not.toHaveBeenCalled();
    field.value = "";
    store.connection = "lost";
    vi.advanceTimersByTime(9_000);
    expect(reload).not.toHaveBeenCalled();
    store.connection = "open";
    vi.advanceTimersByTime(3_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("that was left is not loaded anew", () => {
    greet(NEWER);
    leave();
    vi.advanceTimersByTime(60_000);
    expect([shown(), reload.mock.calls.length]).toEqual([[], 0]);
  });
});
