/** The hats people can choose, each shown on a rat in a box from -24 to 24. Their names are `board-look-<id>`. */
import { BODY, EYES, HATS } from "./rat";

export type Look = keyof typeof HATS;

export const looks = (Object.keys(HATS) as Look[]).map((id) => ({
  id,
  picture: `<g transform="scale(0.84) translate(0 6)">${BODY}${EYES}${HATS[id]}</g>`,
}));

/** The hat somebody chose, else the one that belongs to the seat. */
export function lookOf(seat: number, chosen: string | undefined): Look {
  return looks.find((look) => look.id === chosen)?.id ?? looks[seat % looks.length]?.id ?? "fedora";
}
