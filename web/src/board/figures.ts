/** Figures and colours at a table: everybody has one of their own, also those who chose none. */

/** The seats, each with a figure: the chosen one, else that of the seat's number, else the first that is free. */
export function withFigures<Seat extends { avatar?: string }>(seats: Seat[], ids: readonly string[]): Seat[] {
  const chosen = seats.map(({ avatar }) => (avatar && ids.includes(avatar) ? avatar : ""));
  if (chosen.every((id) => !id)) return seats; // by their numbers all differ
  const taken = new Set(chosen.filter(Boolean));
  return seats.map((seat, number) => {
    if (chosen[number]) return seat;
    const usual = ids[number % ids.length] ?? "";
    const avatar = taken.has(usual) ? (ids.find((id) => !taken.has(id)) ?? usual) : usual;
    taken.add(avatar);
    return { ...seat, avatar };
  });
}

/** Where figures are colours: what makes the seats' colours those that were chosen. */
export function colourStyle(seats: { avatar?: string }[], ids: readonly string[]): string {
  return withFigures(seats, ids)
    .flatMap(({ avatar }, seat) => (avatar ? [`--seat-${seat}: var(--colour-${ids.indexOf(avatar)})`] : []))
    .join("; ");
}
