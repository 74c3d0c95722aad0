import { expect, test } from "vitest";
import { layHand, type HandRoom } from "./handLayout";

const LAPTOP: HandRoom = { width: 760, card: 84, narrowest: 56, rows: 1 };
const PHONE: HandRoom = { width: 354, card: 58, narrowest: 42, rows: 2 };
const SMALL: HandRoom = { width: 296, card: 46, narrowest: 24, rows: 1 };
const ON_ITS_SIDE: HandRoom = { width: 229, card: 58, narrowest: 42, rows: 3 };

test("a few cards have their full size", () => {
  expect(layHand(5, LAPTOP)).toEqual({ rows: 1, columns: 5, card: 84, step: 88 });
  expect(layHand(5, PHONE)).toMatchObject({ rows: 1, card: 58 });
});

test("before it is known how wide the hand is, nothing is squeezed", () => {
  expect(layHand(9, { ...PHONE, width: 0 })).toMatchObject({ rows: 1, card: 58, step: 62 });
});

test.each([LAPTOP, PHONE, SMALL, ON_ITS_SIDE])("up to nine cards lie beside each other: %o", (room) => {
  for (let many = 1; many <= 9; many++) {
    const { columns, card, step, rows } = layHand(many, room);
    expect(step).toBeGreaterThan(card);
    expect(step * (columns - 1) + card).toBeLessThanOrEqual(room.width);
    expect(columns * rows).toBeGreaterThanOrEqual(many);
    expect(card).toBeGreaterThanOrEqual(24);
  }
});

test.each([LAPTOP, PHONE, { ...SMALL, rows: 2 }, ON_ITS_SIDE])(
  "of more cards each shows 24 pixels: %o",
  (room) => {
    for (let many = 10; many <= 22; many++) {
      const { columns, card, step } = layHand(many, room);
      expect(step).toBeGreaterThanOrEqual(24);
      expect(step * (columns - 1) + card).toBeLessThanOrEqual(room.width + 0.5);
    }
  },
);
