/**
 * How a game's log is put together: a block for each turn or round, lines of signs in it, and the rest folded. It is
 * written from the events that this seat saw and from nothing else.
 */
import type { Component } from "svelte";
import type { SomeEvent } from "../protocol/generated/messages";
import type { Step } from "./props";

/** A piece of a line: written as it is, a thing of the game by its name, or a sign that the game draws. */
export type Part = { text: string } | { word: string } | { sign: string; seat?: number; count?: number };

export interface SignProps {
  sign: string;
  seat?: number | undefined;
  avatar?: string | undefined;
}

/** An event and the row that brought it. */
export interface Told {
  n: number;
  event: SomeEvent;
}

export interface LogLine {
  /** The row whose position it opens. */
  n: number;
  /** What it is about, so that more of the same goes on in it. */
  kind: string;
  /** Who did it, where that is not who the block is about. */
  figure: Part | null;
  /** What is seen of it; none: it is told in words. */
  parts: Part[];
  /** Squares, walls, rooms, spaces: what the board lights while somebody points at it. */
  lit: string[];
  /** Everything that it shows. */
  events: SomeEvent[];
  /** A sentence for the ear in place of those that would only repeat each other. */
  label: { key: string; args: Record<string, number | string> } | null;
  /** What is said of it besides, event by event. */
  said: Told[];
  /** In which column it stands; null: it has the whole width. */
  column: number | null;
  /** It counts no more. */
  isTakenBack?: boolean;
}

export interface LogStep extends Step {
  isTakenBack?: boolean;
}

export interface LogBlock {
  /** The row it begins with. */
  n: number;
  /** What is unique to it, for a row can be the end of one block and the beginning of the next. */
  id: string;
  /** Who it is about; drawn in front of it. */
  figure: Part | null;
  /** The seat whose colour it has. */
  seat: number | null;
  /** What it tells, so that more of the same goes on in it; a "round" has its number as a title. */
  kind: string;
  /** Which round or move it is; 0: none. */
  number: number;
  lines: LogLine[];
  /** Everything that happened in it, also what no line tells. */
  steps: LogStep[];
}

interface BlockStart {
  figure?: Part | null;
  kind?: string;
  number?: number;
}

interface LineStart extends Partial<Pick<LogLine, "kind" | "figure" | "lit" | "column">> {
  /** The label of the line tells it to the ear. */
  isLabelled?: boolean;
}

/** The figure of a seat, as the game draws it. */
export const figureOf = (seat: number): Part => ({ sign: "figure", seat });

export class LogBook {
  readonly blocks: LogBlock[] = [];
  #now: Told = { n: 0, event: { type: "" } };

  /** `columns`: what stands at the head of each column, where moves stand in columns. */
  constructor(readonly columns: readonly Part[] = []) {}

  /** The event that is told next. */
  at(n: number, event: SomeEvent): void {
    this.#now = { n, event };
  }

  get block(): LogBlock | undefined {
    return this.blocks.at(-1);
  }

  get line(): LogLine | undefined {
    return this.block?.lines.at(-1);
  }

  /** A new turn or round. */
  begin({ figure = null, kind = "", number = 0 }: BlockStart = {}): LogBlock {
    const seat = figure && "seat" in figure ? (figure.seat ?? null) : null;
    const { n } = this.#now;
    const twins = this.blocks.slice(-3).filter((block) => block.n === n).length;
    const block: LogBlock = { n, id: `${n}.${twins}`, figure, seat, kind, number, lines: [], steps: [] };
    this.blocks.push(block);
    return block;
  }

  /** A new line in the block. */
  add(
    parts: Part[],
    { kind = "", figure = null, lit = [], column = null, ...more }: LineStart = {},
  ): LogLine {
    const block = this.block ?? this.begin();
    const line: LogLine = {
      n: this.#now.n,
      kind,
      figure: isSame(figure, block.figure) ? null : figure,
      parts: [],
      lit: [],
      events: [],
      label: null,
      said: [],
      column,
    };
    block.lines.push(line);
    return this.extend(line, parts, { lit, ...more });
  }

  /** The event told in words. */
  say(figure: Part | null = null, lit: string[] = []): LogLine {
    return this.add([], { kind: "sentence", figure, lit });
  }

  /** More in a line that is there: equal signs that follow each other are counted. */
  extend(line: LogLine, parts: Part[], { lit = [], isLabelled = false }: LineStart = {}): LogLine {
    for (const part of parts) {
      const last = line.parts.at(-1);
      if (last && isCounted(last) && isCounted(part) && isSame({ ...last, count: 1 }, { ...part, count: 1 }))
        last.count += part.count;
      else line.parts.push({ ...part });
    }
    for (const place of lit) if (!line.lit.includes(place)) line.lit.push(place);
    line.n = this.#now.n;
    line.events.push(this.#now.event);
    if (!isLabelled) line.said.push(this.#now);
    return line;
  }

  /** The line of this kind at the end of the block, or a new one. */
  goOn(kind: string, parts: Part[], more: LineStart = {}): LogLine {
    const line = this.line;
    return line?.kind === kind ? this.extend(line, parts, more) : this.add(parts, { ...more, kind });
  }

  /** The line of this kind that the same row has begun. */
  find(kind: string): LogLine | undefined {
    return this.block?.lines.find((line) => line.kind === kind && line.n === this.#now.n);
  }

  /** One more of what is only counted, at the head of its line; `key`: how that is said. */
  count(kind: string, sign: string, key: string): LogLine {
    const line = this.goOn(kind, [], { isLabelled: true });
    const found = line.parts.find((part): part is Counted => isCounted(part) && part.sign === sign);
    if (found) found.count++;
    else line.parts.unshift({ sign, count: 1 });
    line.label = { key, args: { number: found?.count ?? 1 } };
    return line;
  }

  /** What happened belongs to the block, whether a line tells it or not. */
  keep(isTakenBack = false): void {
    const { n, event } = this.#now;
    const { steps } = this.block ?? this.begin();
    const last = steps.at(-1);
    if (last?.n === n && !!last.isTakenBack === isTakenBack) last.events.push(event);
    else steps.push({ n, events: [event], ...(isTakenBack ? { isTakenBack } : {}) });
  }
}

type Counted = Extract<Part, { sign: string }> & { count: number };
const isCounted = (part: Part): part is Counted => "sign" in part && part.count !== undefined;
const isSame = (one: Part | null, other: Part | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** How an event is told; "folded": only with the details of its block. */
type Telling<Event> = ((event: Event, book: LogBook) => unknown) | "folded";

/** A new event does not compile until somebody has decided. */
export type Tellings<Event extends { type: string }> = {
  readonly [Type in Event["type"]]: Telling<Extract<Event, { type: Type }>>;
};

/** What a game brings to its log. */
export interface GameLog<Event extends { type: string } = never> {
  tellings: Tellings<Event>;
  /** Draws the signs of its lines; "figure" is that of a seat. */
  Sign: Component<SignProps>;
  /** What stands at the head of each column, in a game whose moves stand in columns. */
  columns?: (steps: Step<Event>[], seats: number) => Part[];
}

/** The log of some game. */
export interface SomeGameLog {
  tellings: Readonly<Partial<Record<string, Telling<never>>>>;
  Sign: Component<SignProps>;
  columns?: (steps: never[], seats: number) => Part[];
}
