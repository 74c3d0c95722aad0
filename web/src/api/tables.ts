/** Putting up tables and joining them, for home and for the screen of a new table. */
import { post } from "../protocol/server";
import { newNonce } from "../device/randomIds";
import { session } from "./session.svelte";
import type { GameDetails, NewTable, TableDetails, TableRef } from "../protocol/generated/messages";

/** Who is to sit at a place of a new table. A friend's place stays free until somebody comes by the link. */
export type Sitter =
  { kind: "me" } | { kind: "here"; name: string } | { kind: "friend" } | { kind: "bot"; bot: string };

const OPEN_HAND = 4; // games with hidden hands are best with a few people

/** How many seats a quick game has: two where all is open, some more where cards are hidden. */
export function usualSeats(facts: GameDetails): number {
  const wanted = facts.has_hidden_information ? OPEN_HAND : 2;
  return facts.seats.includes(wanted) ? wanted : (facts.seats[0] ?? 2);
}

/** A bot that is neither the weakest nor the strongest. */
export function usualBot(facts: GameDetails): string {
  const bots = facts.bots;
  return bots[Math.floor((bots.length - 1) / 2)]?.id ?? "";
}

/** Put up a table, seat everybody, and begin at once where no friend is waited for. Gives the table's id. */
export async function putUp(table: NewTable, sitters: Sitter[]): Promise<string> {
  await session.ensure();
  const nonce = newNonce();
  const { id } = await post<TableDetails>("/tables", { ...table, seats: sitters.length });
  for (const [seat, sitter] of sitters.entries()) {
    if (sitter.kind === "me") await post(`/tables/${id}/sit`, { seat, nonce });
    if (sitter.kind === "here") await post(`/tables/${id}/sit`, { seat, nonce, name: sitter.name });
    if (sitter.kind === "bot") await post(`/tables/${id}/bot`, { seat, bot: sitter.bot });
  }
  if (sitters.every(({ kind }) => kind !== "friend")) await post(`/tables/${id}/start`, { nonce });
  return id;
}

/** A sensible game against bots, begun at once. */
export const playNow = (facts: GameDetails): Promise<string> => playBots(facts, usualBot(facts));

/** A first game: the same against the weakest level. */
export const playEasy = (facts: GameDetails): Promise<string> => playBots(facts, easiestBot(facts));

/** The lowest level; a game without levels has its weakest bot. */
function easiestBot(facts: GameDetails): string {
  const bots = facts.bots;
  return (bots.find(({ id }) => id.startsWith("level-")) ?? bots[0])?.id ?? "";
}

function playBots(facts: GameDetails, bot: string): Promise<string> {
  const others = Array.from({ length: usualSeats(facts) - 1 }, (): Sitter => ({ kind: "bot", bot }));
  return putUp({ game: facts.id, clock: { type: "none" }, listed: false }, [{ kind: "me" }, ...others]);
}

/** The table of a six-letter code. */
export async function tableOfCode(code: string): Promise<string> {
  await session.ensure();
  return (await post<TableRef>("/join", { code: code.trim() })).table;
}
