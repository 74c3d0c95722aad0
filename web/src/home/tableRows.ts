/** Tables as the rows of a list: what is played, who sits there, and what there is to do. */
import { t } from "../words/pageWords.svelte";
import { botName, tableNames } from "../words/seatNames";
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
}

/** One's own games that go on, those first where one is asked. */
export function runningRows(mine: TableDetails[], games: GameDetails[]): TableRow[] {
  return mine
    .filter(({ status }) => status.phase !== "over")
    .sort((one, other) => Number(other.asks_you ?? false) - Number(one.asks_you ?? false))
    .map((table) => ownRow(table, games, `/t/${table.id}`, table.asks_you ? t("web-asks-you") : ""));
}

/** One's own games that are over, to be seen again. */
export function finishedRows(mine: TableDetails[], games: GameDetails[]): TableRow[] {
  return mine
    .filter(({ status }) => status.phase === "over")
    .map((table) => ownRow(table, games, `/t/${table.id}/replay`, t("web-home-replay")));
}

/** Tables that anybody may join. */
export function openRows(tables: LobbyRow[], games: GameDetails[]): TableRow[] {
  return tables.map(({ id, game, seats }) => {
    const facts = find(games, game);
    const people = seats.map((name) => (name && facts ? botName(facts, name) : name));
    return row(id, game, games, people, { href: `/t/${id}`, isUrgent: false, tag: t("web-join") });
  });
}

function ownRow(table: TableDetails, games: GameDetails[], href: string, tag: string): TableRow {
  const people = tableNames(table.id, table.status.seats);
  return row(table.id, table.game, games, people, { href, isUrgent: table.asks_you === true, tag });
}

function row(
  id: string,
  game: string,
  games: GameDetails[],
  people: (string | undefined)[],
  more: Pick<TableRow, "href" | "isUrgent" | "tag">,
): TableRow {
  const title = find(games, game)?.name ?? game;
  return { id, game, title, people: people.map((name) => name || t("web-free")).join(" · "), ...more };
}

const find = (games: GameDetails[], game: string): GameDetails | undefined =>
  games.find(({ id }) => id === game);
