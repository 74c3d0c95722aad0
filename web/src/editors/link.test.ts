import { expect, test } from "vitest";
import { pack, unpack } from "./link";

const MAZE = {
  pac_man: "e5",
  ghosts: ["e9"],
  dots: [],
  barriers: Array.from({ length: 20 }, (_, n) => `a${n}h`),
};

test("a board survives the way through an address", async () => {
  const hash = await pack(MAZE);
  expect(hash).toMatch(/^#b=[\w-]+$/);
  expect(hash.length).toBeLessThan(JSON.stringify(MAZE).length);
  expect(await unpack(hash)).toEqual(MAZE);
});

test("an address without a board holds none, and nonsense is a fault", async () => {
  expect(await unpack("")).toBe(null);
  expect(await unpack("#take=3")).toBe(null);
  await expect(unpack("#b=AAAA")).rejects.toThrow();
});
