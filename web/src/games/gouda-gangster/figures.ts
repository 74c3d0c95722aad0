/** The hats people can choose, each shown on a rat in a box from -24 to 24. Their names are `board-look-<id>`. */
import { BODY, EYES, HATS } from "./rat";

export type Hat = keyof typeof HATS;

export const figures = (Object.keys(HATS) as Hat[]).map((id) => ({
  id,
  picture: `<g transform="scale(0.84) translate(0 6)">${BODY}${EYES}${HATS[id]}</g>`,
}));

/** The hat somebody chose, else the one that belongs to the seat. */
export function hatOf(seat: number, chosen: string | undefined): Hat {
  return figures.find((figure) => figure.id === chosen)?.id ?? figures[seat % figures.length]?.id ?? "fedora";
}
