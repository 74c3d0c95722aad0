/** What the last message told, read once into the shapes that the board can show. */
import type { Heard } from "../grooves/oldNews";
import type { Line } from "../../lib/types";

export interface Fighter {
  seat: number;
  cards: string[];
  strength: number;
  hurt: number;
  won: boolean;
}

export interface Brawl {
  room: string;
  cheese: number;
  rats: Fighter[];
}

/** One fight, room by room, and the sentences about what came of it. */
export interface Fight {
  n: number;
  brawls: Brawl[];
  outcome: Line[];
}

/** Something somebody did that takes a while to read. */
export interface Moment {
  n: number;
  line: Line;
  who: number;
  whom: number | null;
  card: string;
}

export interface Happenings {
  fight: Fight | null;
  /** Rooms into which a piece fell, in the order of falling. */
  falls: string[];
  moments: Moment[];
  carried: { from: string; to: string } | null;
  drawn: string[];
  /** The last thing worth a sentence. */
  caption: Line | null;
}

const MOMENTS = /^news-(turn|trapped|lay|gangster|hole)$/;
const DEED_CARDS: Record<string, string> = {
  "news-gangster": "gouda-gangster",
  "news-hole": "hole-in-the-wall",
};
const OUTCOMES = /^news-(final|final-again|won|shared|life-lost|out|spared|round-limit)$/;
const QUIET =
  /^news-(draw|card|fall|ready|round|shown|shown-bare|cheese|no-cheese|own-sneak|own-sneak-bare|spy)$/;

export function happenings(news: Heard[]): Happenings {
  const told: Happenings = { fight: null, falls: [], moments: [], carried: null, drawn: [], caption: null };
  for (const { n, lines } of news) {
    const fight = fightIn(n, lines);
    if (fight) Object.assign(told, { fight, falls: [], carried: null });
    for (const line of lines) note(told, n, line);
    if (fight) Object.assign(told, { caption: fight.outcome.at(-1) ?? null, moments: [] }); // it shows their cards, too
  }
  return told;
}

function note(told: Happenings, n: number, line: Line): void {
  switch (line.key) {
    case "news-fall":
      told.falls.push(word(line, "room"));
      break;
    case "news-card":
      told.drawn.push(word(line, "card"));
      break;
    case "news-gangster":
      told.carried = { from: word(line, "room"), to: word(line, "to") };
      break;
  }
  if (MOMENTS.test(line.key)) told.moments.push(moment(n, line));
  if (!QUIET.test(line.key)) told.caption = line;
}

function moment(n: number, line: Line): Moment {
  const isSpying = fact(line, "whom") !== undefined;
  return {
    n,
    line,
    who: number(line, "who"),
    whom: isSpying ? number(line, "whom") : null,
    card: word(line, "card") || (DEED_CARDS[line.key] ?? ""),
  };
}

/** The fight told in these lines, if there was one. */
export function fightIn(n: number, lines: Line[]): Fight | null {
  const shown = lines.filter((line) => line.key.startsWith("news-shown"));
  if (!shown.length) return null;
  const brawls: Brawl[] = [];
  for (const line of lines) {
    if (line.key !== "news-cheese" && line.key !== "news-no-cheese") continue;
    const winners = line.key === "news-cheese" ? seats(line) : [];
    const room = word(line, "room");
    const rats = shown
      .filter((other) => word(other, "room") === room)
      .map((other) => fighter(other, winners));
    rats.sort((a, b) => Number(b.won) - Number(a.won) || b.strength - a.strength);
    brawls.push({ room, cheese: number(line, "pieces"), rats });
  }
  return { n, brawls, outcome: lines.filter((line) => OUTCOMES.test(line.key)) };
}

function fighter(line: Line, winners: number[]): Fighter {
  const seat = number(line, "who");
  return {
    seat,
    cards: word(line, "cards").split("+").filter(Boolean),
    strength: number(line, "strength"),
    hurt: number(line, "hurt"),
    won: winners.includes(seat),
  };
}

function fact(line: Line, name: string): string | number | undefined {
  return line.args?.find(([key]) => key === name)?.[1];
}

function word(line: Line, name: string): string {
  return String(fact(line, name) ?? "");
}

function number(line: Line, name: string): number {
  return Number(fact(line, name) ?? 0);
}

function seats(line: Line): number[] {
  return word(line, "who").split("+").map(Number);
}
