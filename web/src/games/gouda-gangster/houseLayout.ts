/** Where things stand in the picture of the house, in its own units. */
export const WIDTH = 640;
export const HEIGHT = 424;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Room = "childrens-room" | "bedroom" | "bathroom" | "basement";

/** As the eye reads them: upper floor, then lower floor. */
export const FLOORS: Room[][] = [
  ["childrens-room", "bedroom"],
  ["bathroom", "basement"],
];

const ROOM_WIDTH = 276;
const ROOM_HEIGHT = 146;
const LEFT = 40;
const RIGHT = WIDTH - LEFT - ROOM_WIDTH;
const UPPER = 100;
const LOWER = 254;

export const BOXES: Record<Room, Box> = {
  "childrens-room": { x: LEFT, y: UPPER, width: ROOM_WIDTH, height: ROOM_HEIGHT },
  bedroom: { x: RIGHT, y: UPPER, width: ROOM_WIDTH, height: ROOM_HEIGHT },
  bathroom: { x: LEFT, y: LOWER, width: ROOM_WIDTH, height: ROOM_HEIGHT },
  basement: { x: RIGHT, y: LOWER, width: ROOM_WIDTH, height: ROOM_HEIGHT },
};

export interface Point {
  x: number;
  y: number;
}

const PIECES_A_ROW = 5;

/** The middle of a piece of cheese: heaped up from the right, so that rats find room on the left. */
export function piecePlace(room: Room, place: number): Point {
  const box = BOXES[room];
  const row = Math.floor(place / PIECES_A_ROW);
  const column = place % PIECES_A_ROW;
  return { x: box.x + box.width - 34 - column * 42 - row * 18, y: box.y + box.height - 22 - row * 26 };
}

/** The middle of a rat, of so many in this room. */
export function ratPlace(room: Room, place: number, number: number): Point {
  const box = BOXES[room];
  const step = Math.min(54, (box.width - 76) / Math.max(1, number - 1));
  return { x: box.x + 38 + place * step, y: box.y + box.height - 32 };
}

/** The middle of the attic window of a seat. */
export function windowPlace(seat: number, seats: number): Point {
  const span = 84;
  return { x: WIDTH / 2 + (seat - (seats - 1) / 2) * (seats > 5 ? 80 : span), y: 58 };
}
