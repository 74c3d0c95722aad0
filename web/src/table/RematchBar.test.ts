/** An offered rematch is heard once, said, and answered by one tap. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import { play } from "../device/sounds";
import RematchBar from "./RematchBar.svelte";

vi.mock("../device/sounds", async (original) => ({
  ...(await original<typeof import("../device/sounds")>()),
  play: vi.fn(),
}));

afterEach(cleanup);

it("is heard once and answered by one tap", async () => {
  const [join, decline] = [vi.fn(), vi.fn()];
  const props = { who: "Ann", game: "Nim", table: "table", join, decline };
  const { rerender } = render(RematchBar, props);
  await rerender({ ...props, who: "Ann" });
  expect(play).toHaveBeenCalledExactlyOnceWith("turn");
  await fireEvent.click(screen.getByText("web-rematch-join"));
  await fireEvent.click(screen.getByText("web-rematch-no"));
  expect([join.mock.calls.length, decline.mock.calls.length]).toEqual([1, 1]);
});

it("leads to the next game once it has begun without one", async () => {
  const props = { who: "Ann", game: "Nim", table: "table", join: vi.fn(), decline: vi.fn() };
  const { rerender } = render(RematchBar, props);
  await rerender({ ...props, next: "next" });
  expect(screen.getByText("web-rematch-begun")).toBeTruthy();
  expect(screen.queryByText("web-rematch-join")).toBeNull();
  expect(screen.getByRole("link").getAttribute("href")).toBe("/t/next");
});
