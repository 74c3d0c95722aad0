/** What the board reads of a view; the whole of it is written in the game's view.py. */
import type { Line } from "../../lib/types";

export const ROOMS = ["bathroom", "bedroom", "basement", "childrens-room"] as const;
export type Room = (typeof ROOMS)[number];

export type Phase = "first" | "rain" | "draw" | "sneak" | "spy" | "turn" | "reinforce" | "over";

export interface Own {
  hand: string[];
  room: string;
  down: string[];
}

export interface Side {
  rats: number;
  cards: number;
  ready: boolean;
  covered: number;
  room: string;
  hole: string;
  up: string[];
  hurt: boolean;
  strength: number;
  out: number;
  own: Own | null;
}

export interface View {
  options: { goal: "gang" | "last-rat" };
  sides: Side[];
  phase: Phase;
  round: number;
  king: number;
  to_act: number;
  target: number;
  pieces: number[];
  playing: number[];
  stock: number;
  discard: string[];
  finals: number;
  winners: number[];
  end: string;
  news?: Line[];
}

/** The room in which this rat is known to be; "" if these eyes cannot tell. */
export function knownRoom(side: Side): string {
  return side.hole || side.room || (side.own?.room ?? "");
}

/** Nobody but this seat knows where its rat is. */
export function isSecret(side: Side): boolean {
  return !side.hole && !side.room && Boolean(side.own?.room);
}
