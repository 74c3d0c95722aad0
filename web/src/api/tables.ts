/** Creating tables and joining them, for home and for the screen of a new table. */
import { get, post } from "../protocol/server";
import { lastChoice, rememberChoice } from "../device/lastChoices";
import { newNonce } from "../device/randomIds";
import { levelOf } from "../words/seatNames";
import { session } from "./session.svelte";
import type {
  GameDetails,
  NewTable,
  OptionsVerdict,
  PresetDetails,
  TableDetails,
  TableList,
  TableRef,
} from "../protocol/generated/messages";

/** Who is to sit at a place of a new table. A friend's place stays free until somebody comes by the link. */
export type SeatPlan =
  { kind: "me" } | { kind: "here"; name: string } | { kind: "friend" } | { kind: "bot"; bot: string };

const OPEN_HAND = 4; // games with hidden hands are best with a few people

/** How many seats a quick game has: two where all is open, some more where cards are hidden. */
export function defaultSeats(facts: GameDetails): number {
  const [proposed] = facts.presets;
  if (proposed) return proposed.seats;
  const wanted = facts.has_hidden_information ? OPEN_HAND : 2;
  return facts.seats.includes(wanted) ? wanted : (facts.seats[0] ?? 2);
}

/** A bot that is neither the weakest nor the strongest; the stronger of two. */
export function defaultBot(facts: GameDetails): string {
  const bots = facts.bots;
  return (bots[Math.max(1, Math.floor((bots.length - 1) / 2))] ?? bots[0])?.id ?? "";
}

/** Why the rules refuse these options, in a sentence; empty if one can play. */
export async function optionProblem(
  game: string,
  seats: number,
  options: Record<string, unknown>,
): Promise<string> {
  return (await post<OptionsVerdict>("/options/check", { game, seats, options })).text;
}

/** Tables that this page has begun: each opens with its board, before anything is known of it. */
export const begun = new Set<string>();

/** Create a table, seat everybody, and begin at once where no friend is waited for. Gives the table's id. */
export async function createTable(table: NewTable, plans: SeatPlan[]): Promise<string> {
  await session.ensure();
  const nonce = newNonce();
  const { id } = await post<TableDetails>("/tables", { ...table, seats: plans.length });
  for (const [seat, plan] of plans.entries()) {
    if (plan.kind === "me") {
      await post(`/tables/${id}/sit`, { seat, nonce, avatar: lastChoice("figure", table.game) });
    }
    if (plan.kind === "here") await post(`/tables/${id}/sit`, { seat, nonce, name: plan.name });
    if (plan.kind === "bot") await post(`/tables/${id}/bot`, { seat, bot: plan.bot });
  }
  if (plans.every(({ kind }) => kind !== "friend")) {
    begun.add(id);
    await post(`/tables/${id}/start`, { nonce });
  }
  return id;
}

/** The bots of a quick game: those of the last one on this device, else neither the weakest nor the strongest. */
export function usualBot(facts: GameDetails): string {
  const last = lastChoice("level", facts.id);
  return facts.bots.some(({ id }) => id === last) ? last : defaultBot(facts);
}

/** The bots one level easier and one level harder, where there are such. */
export function nextBots(facts: Pick<GameDetails, "bots">, bot: string): { easier: string; harder: string } {
  const levels = facts.bots.map(({ id }) => id).filter((id) => levelOf(id, facts.bots));
  const place = levels.indexOf(bot);
  return { easier: levels[place - 1] ?? "", harder: (place >= 0 && levels[place + 1]) || "" };
}

/** The way to play of a quick game: that of the last one on this device, else the first that the game proposes. */
export function usualPreset(facts: GameDetails): PresetDetails | undefined {
  const last = lastChoice("preset", facts.id);
  return facts.presets.find(({ id }) => id === last) ?? facts.presets[0];
}

/** A game against these bots, begun at once; how it is played is remembered. */
export function playNow(facts: GameDetails, bot: string, preset?: PresetDetails): Promise<string> {
  rememberChoice("level", facts.id, bot);
  if (preset) rememberChoice("preset", facts.id, preset.id);
  return playBots(facts, bot, preset);
}

/** A first game: against the weakest level. */
export const playEasy = (facts: GameDetails, preset = facts.presets[0]): Promise<string> =>
  playBots(facts, easiestBot(facts), preset);

/** The lowest level; a game without levels has its weakest bot. */
function easiestBot(facts: GameDetails): string {
  const bots = facts.bots;
  return (bots.find(({ id }) => id.startsWith("level-")) ?? bots[0])?.id ?? "";
}

function playBots(facts: GameDetails, bot: string, preset?: PresetDetails): Promise<string> {
  const seats = preset?.seats ?? defaultSeats(facts);
  const others = Array.from({ length: seats - 1 }, (): SeatPlan => ({ kind: "bot", bot }));
  const options = preset?.options ?? {};
  return createTable(
    // Nobody can look on, so that one's own "pass" may end a window at once.
    { game: facts.id, options, clock: { type: "none" }, reaction: "brisk", watchable: false, listed: false },
    [{ kind: "me" }, ...others],
  );
}

/** Join by a six-letter code; gives the table. */
export async function joinByCode(code: string): Promise<string> {
  await session.ensure();
  return (await post<TableRef>("/join", { code: code.trim() })).table;
}

/** The tables of this person, running and finished. */
export const myTables = async (): Promise<TableDetails[]> => (await get<TableList>("/me/tables")).tables;

/** Join or decline the rematch that somebody offers; gives the next table, once all have joined. */
export async function answerRematch(table: string, verb: "join" | "decline"): Promise<string> {
  return (await post<Partial<TableRef>>(`/tables/${encodeURIComponent(table)}/rematch/${verb}`)).table ?? "";
}
