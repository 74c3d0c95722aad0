/** Tables as the rows of a list: what is played, who sits there, and what there is to do. */
import { t } from "../words/pageWords.svelte";
import { titleOf } from "../table/result";
import { dayOf, duration } from "../words/duration";
import { botKind, tableNames } from "../words/seatNames";
import type { GameDetails, LobbyRow, TableDetails } from "../protocol/generated/messages";

export interface TableRow {
  id: string;
  game: string;
  title: string;
  people: string;
  href: string;
  /** Somebody waits for this person there. */
  isUrgent: boolean;
  tag: string;
  /** Whose turn it is and how long still, or how it ended and when. */
  note: string;
}

/** Somebody's offer to play again. */
export interface RematchRow {
  id: string;
  title: string;
  text: string;
  /** Whether it waits for an answer of this person. */
  isAsked: boolean;
}

const TOLD_MS = 3_600_000; // how long home tells of an offer that led nowhere

const isByDays = ({ status }: TableDetails): boolean =>
  status.clock.type === "days" && status.phase === "running";

/** One's own games that go on now, those first where one is asked. */
export function runningRows(mine: TableDetails[], games: GameDetails[]): TableRow[] {
  return mine
    .filter((table) => table.status.phase !== "over" && !isByDays(table))
    .sort((one, other) => Number(other.asks_you ?? false) - Number(one.asks_you ?? false))
    .map((table) => ownRow(table, games, `/t/${table.id}`, table.asks_you ? t("web-asks-you") : ""));
}

/** Whether a bot plays for this person, who may take over again. */
const isReplaced = ({ status }: TableDetails): boolean =>
  status.phase === "running" &&
  status.seats.some(
    ({ is_yours, bot, is_returning, has_resigned }) => is_yours && bot && !is_returning && !has_resigned,
  );

/** One's own games with days for every decision: those first where one is asked, then those whose time is out first. */
export function daysRows(mine: TableDetails[], games: GameDetails[], now: number): TableRow[] {
  const order = (table: TableDetails): [number, number] => [Number(!table.asks_you), table.deadline_ms];
  return mine
    .filter(isByDays)
    .sort((one, other) => order(one)[0] - order(other)[0] || order(one)[1] - order(other)[1])
    .map((table) => {
      const row = ownRow(table, games, `/t/${table.id}`, table.asks_you ? t("web-asks-you") : "");
      const names = tableNames(table.id, table.status.seats);
      const asked = table.asked.map((seat) => names[seat] ?? "").join(", ");
      const whose = table.asks_you || !asked ? "" : t("web-waiting", { who: asked });
      const left =
        table.deadline_ms && t("web-home-left", { time: duration((table.deadline_ms - now) / 1_000) });
      return { ...row, note: [row.note, whose, left].filter(Boolean).join(" · ") };
    });
}

/**
 * Offers of a rematch that this person may join, or has joined and now waits for the others; and for a while those that
 * led nowhere.
 */
export function rematchRows(mine: TableDetails[], games: GameDetails[], now: number): RematchRow[] {
  return mine.flatMap(({ id, game, status: { seats, rematch_offer: offer, rematch } }) => {
    if (!offer || rematch) return [];
    const state = offer.state ?? "open";
    if (state !== "open" && now > offer.until + TOLD_MS) return [];
    const own = seats.flatMap(({ is_yours }, seat) => (is_yours ? [seat] : []));
    if (!own.length || own.some((seat) => offer.declined?.includes(seat))) return [];
    const names = tableNames(
      id,
      seats.map((seat) => ({ ...seat, finished_by_bot: false })),
    );
    const isJoined = own.some((seat) => offer.joined.includes(seat));
    const awaited = seats.flatMap(({ is_person }, seat) =>
      is_person && !offer.joined.includes(seat) && !offer.declined?.includes(seat) ? [names[seat] ?? ""] : [],
    );
    const [joined, others] = offerTexts(awaited, names[offer.seat] ?? "")[state] ?? [];
    const text = isJoined ? joined : others;
    const title = find(games, game)?.name ?? game;
    return text ? [{ id, title, text, isAsked: state === "open" && !isJoined }] : [];
  });
}

/** What is said of an offer in some state: to who has joined it, and to who has not answered. */
const offerTexts = (awaited: string[], who: string): Partial<Record<string, [string, string]>> => ({
  open: [t("web-rematch-waits", { who: awaited.join(", ") }), t("web-rematch-offered", { who })],
  lapsed: [t("web-rematch-lapsed"), t("web-rematch-missed", { who })],
  declined: [t("web-rematch-declined"), ""],
});

/** One's own games that are over, to be seen again. */
export function finishedRows(mine: TableDetails[], games: GameDetails[], now: number): TableRow[] {
  return mine
    .filter(({ status }) => status.phase === "over")
    .map((table) => ({
      ...ownRow(table, games, `/t/${table.id}/replay`, t("web-home-replay")),
      note: [resultText(table), table.ended_ms ? dayOf(table.ended_ms, now) : ""].filter(Boolean).join(" · "),
    }));
}

function resultText({ id, over, status: { seats } }: TableDetails): string {
  const names = tableNames(id, seats);
  return over ? titleOf(over, seats, (who) => who.map((seat) => names[seat]).join(", ")) : "";
}

/** Tables that anybody may join. */
export function openRows(tables: LobbyRow[], games: GameDetails[]): TableRow[] {
  return tables.map(({ id, game, seats, bots }) => {
    const facts = find(games, game);
    const botIn = (seat: number): string => bots?.[seat] ?? "";
    const names = tableNames(
      id,
      seats.map((name, seat) => (botIn(seat) ? { bot: botIn(seat) } : { name })),
    );
    const people = names.map((name, seat) =>
      botIn(seat) && facts ? `${name} (${botKind(facts, botIn(seat))})` : name,
    );
    return row(id, game, games, people, { href: `/t/${id}`, isUrgent: false, tag: t("web-join") });
  });
}

function ownRow(table: TableDetails, games: GameDetails[], href: string, tag: string): TableRow {
  const people = tableNames(table.id, table.status.seats);
  const byBot = isReplaced(table);
  return {
    ...row(table.id, table.game, games, people, { href, isUrgent: table.asks_you === true || byBot, tag }),
    note: byBot ? t("web-stand-in-you") : "",
  };
}

function row(
  id: string,
  game: string,
  games: GameDetails[],
  people: (string | undefined)[],
  more: Pick<TableRow, "href" | "isUrgent" | "tag">,
): TableRow {
  const title = find(games, game)?.name ?? game;
  return {
    id,
    game,
    note: "",
    title,
    people: people.map((name) => name || t("web-free")).join(" · "),
    ...more,
  };
}

const find = (games: GameDetails[], game: string): GameDetails | undefined =>
  games.find(({ id }) => id === game);
