/** Names of bots at a table: chosen by its id and the seat, as the server does in words/table_words.py. */

/**
 * A name for a bot in each seat; none of the people at the table (by seat) has it. In a rematch the table is that of
 * the first game, and `places` says where everybody sat there.
 */
export function namesForBots(
  choices: string[],
  table: string,
  people: string[],
  places = [...people.keys()],
): string[] {
  const start = fnv1a(table);
  const taken = new Set(people.filter(Boolean).map(folded));
  const tries = Math.floor(choices.length / people.length);
  return places.map((place) => {
    const at = (round: number) => choices[(start + place + people.length * round) % choices.length] ?? "";
    const rounds = Array.from({ length: tries }, (_, round) => at(round));
    return rounds.find((name) => !taken.has(folded(name))) ?? at(0);
  });
}

const folded = (name: string): string => name.toLowerCase();

/** The FNV-1a hash in 32 bits. */
function fnv1a(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}
