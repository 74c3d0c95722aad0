/** What the server says of its games, in the chosen language; asked once per language. */
import { get } from "../protocol/server";
import { settings } from "../device/settings.svelte";
import type { GameDetails } from "../protocol/generated/messages";

const known = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  const key = `${settings.language} ${path}`;
  const before = known.get(key);
  if (before) return before as Promise<T>;
  const coming = get<T>(path);
  known.set(key, coming);
  coming.catch(() => known.delete(key));
  return coming;
}

export const allGames = (): Promise<GameDetails[]> => once<GameDetails[]>("/games");
export const gameFacts = (game: string): Promise<GameDetails> =>
  once<GameDetails>(`/games/${encodeURIComponent(game)}`);
