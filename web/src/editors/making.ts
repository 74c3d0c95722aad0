/** What the server knows of boards: those of ours, what is wrong with one, and how bots fare on it. */
import { get, post, Refusal } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Checked, Estimated, Fault, Gallery, ReadBoard } from "../lib/types";
import { unpack } from "./link";

export const GAMES = ["pac-man", "gouda-gouda"] as const;
export type MadeGame = (typeof GAMES)[number];
export const canMake = (game: string): game is MadeGame => GAMES.some((known) => known === game);

export interface OwnBoard {
  option: string;
  board: unknown;
}

export const galleryOf = (game: string): Promise<Gallery> => get(`/making/${game}`);

export async function faultsOf(game: string, board: unknown): Promise<Fault[]> {
  return (await post<Checked>("/making/check", { game, board })).faults;
}

/** A board of one's own in an address, and the option that takes it; null if there is none. */
export async function ownBoard(game: string, hash: string): Promise<OwnBoard | null> {
  const board = canMake(game) ? await unpack(hash) : null;
  return board ? { option: (await galleryOf(game)).option, board } : null;
}

export async function readFile(game: string, text: string): Promise<unknown> {
  return (await post<ReadBoard>("/making/read", { game, text })).board;
}

/** Bots play; `tell` hears of every game. Ends when all are played or `signal` says so. */
export async function estimate(
  game: string,
  board: unknown,
  games: number,
  signal: AbortSignal,
  tell: (now: Estimated) => void,
): Promise<void> {
  const reply = await fetch("/api/making/estimate", {
    method: "POST",
    headers: { "Accept-Language": settings.language, "Content-Type": "application/json" },
    body: JSON.stringify({ game, board, games }),
    signal,
  });
  if (!reply.ok || !reply.body)
    throw new Refusal(await reply.json().catch(() => ({ no: "our-fault" })), reply.status);
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) tell(JSON.parse(line) as Estimated);
  }
}
