/** The hats by which rats are told apart, whatever their colour. */
export const looks = [
  { id: "fedora" },
  { id: "bandana" },
  { id: "top-hat" },
  { id: "bow" },
  { id: "cap" },
  { id: "beret" },
] as const;

export type Look = (typeof looks)[number]["id"];

/** The hat somebody chose, else the one that belongs to the seat. */
export function lookOf(seat: number, chosen: string | undefined): Look {
  return looks.find((look) => look.id === chosen)?.id ?? looks[seat % looks.length]?.id ?? "fedora";
}
