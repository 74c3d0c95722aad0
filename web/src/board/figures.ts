/** Figures and colours at a table: everybody has one of their own, also those who chose none. */

interface Seated {
  avatar?: string;
  /** In a rematch: the seat of the first game. Figures and colours stay those of then. */
  first_seat?: number;
}

/** The seats, each with a figure: the chosen one, else that of the seat's number, else the first that is free. */
export function withFigures<Seat extends Seated>(seats: Seat[], ids: readonly string[]): Seat[] {
  const chosen = seats.map(({ avatar }) => (avatar && ids.includes(avatar) ? avatar : ""));
  const isRematch = seats.some(({ first_seat }) => first_seat !== undefined);
  if (!ids.length || (!isRematch && chosen.every((id) => !id))) return seats; // by their numbers all differ
  const taken = new Set(chosen.filter(Boolean));
  const places = seats.map(({ first_seat }, number) => first_seat ?? number);
  const figures = [...chosen];
  const byPlace = [...places.keys()].sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  for (const number of byPlace) {
    if (chosen[number]) continue;
    const usual = ids[(places[number] ?? 0) % ids.length] ?? "";
    const avatar = taken.has(usual) ? (ids.find((id) => !taken.has(id)) ?? usual) : usual;
    taken.add(avatar);
    figures[number] = avatar;
  }
  return seats.map((seat, number) => (chosen[number] ? seat : { ...seat, avatar: figures[number] }));
}

/**
 * What makes the seats' colours those that were chosen, where figures are colours (`ids`), and those of the first game
 * in a rematch.
 */
export function colourStyle(seats: Seated[], ids: readonly string[]): string {
  return withFigures(seats, ids)
    .map(({ avatar, first_seat }) => (ids.length ? ids.indexOf(avatar ?? "") : (first_seat ?? -1)))
    .flatMap((colour, seat) => (colour >= 0 ? [`--seat-${seat}: var(--colour-${colour})`] : []))
    .join("; ");
}
