/** The figures a game offers to its people, where its board has some. */
export interface Look {
  id: string;
  /** The inside of an svg with a box from -24 to 24. */
  picture?: string;
}

const files = import.meta.glob<{ looks: readonly Look[] }>("../games/*/looks.ts");

export async function looksOf(game: string): Promise<readonly Look[]> {
  return (await files[`../games/${game}/looks.ts`]?.())?.looks ?? [];
}
