import { expect, test } from "vitest";
import { MOST_BYTES, pack, unpack } from "./boardLink";

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

test("a link that swells to more than any board is given up as soon as it does", async () => {
  const swollen = await pack(" ".repeat(20_000_000));
  expect(swollen.length).toBeLessThan(40_000);
  let bytes = 0;
  const inflate = globalThis.DecompressionStream;
  class Counting extends TransformStream<Uint8Array, Uint8Array> {
    constructor() {
      super({
        transform(part, out) {
          bytes += part.length;
          out.enqueue(part);
        },
      });
      const inner = new inflate("deflate-raw");
      return { readable: inner.readable.pipeThrough(this), writable: inner.writable } as never;
    }
  }
  globalThis.DecompressionStream = Counting as never;
  try {
    await expect(unpack(swollen)).rejects.toThrow(RangeError);
  } finally {
    globalThis.DecompressionStream = inflate;
  }
  expect(bytes).toBeLessThan(20 * MOST_BYTES);
});

test("a link longer than any board is not even begun", async () => {
  await expect(unpack(`#b=${"A".repeat(3 * MOST_BYTES)}`)).rejects.toThrow(RangeError);
});
