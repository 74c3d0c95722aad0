import { afterEach, expect, it, vi } from "vitest";
import { copy } from "./clipboard";

afterEach(() => vi.unstubAllGlobals());

it("copies as of old where there is no clipboard, and leaves nothing behind", async () => {
  vi.stubGlobal("navigator", {});
  let copied = "";
  document.execCommand = (how: string) => {
    copied = `${how} ${(document.activeElement as HTMLTextAreaElement | null)?.value ?? document.querySelector("textarea")?.value}`;
    return true;
  };
  expect(await copy("http://a/t/1")).toBe(true);
  expect(copied).toBe("copy http://a/t/1");
  expect(document.querySelector("textarea")).toBeNull();
});

it("says so where nothing can be copied", async () => {
  vi.stubGlobal("navigator", {});
  document.execCommand = () => {
    throw new Error("forbidden");
  };
  expect(await copy("x")).toBe(false);
});
