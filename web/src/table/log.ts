/** The log as people read it: in blocks by turn or round, as the game tells it, or in sentences by whose turn they tell of. */
import { figureOf, LogBook, type LogBlock, type SomeGameLog, type Tellings } from "../board/logBook";
import type { Step } from "../board/props";
import type { SomeEvent, TableEvent } from "../protocol/generated/messages";
import { TAKEN_BACK } from "./seatState";

/** What happens at every table: told in words wherever it comes. */
const TABLE: Tellings<TableEvent> = {
  "player-resigned": ({ seat }, book) => book.say(figureOf(seat)),
  "time-ran-out": ({ seat }, book) => book.say(figureOf(seat)),
  "stand-in-seated": ({ seat }, book) => book.say(figureOf(seat)),
  "seat-reclaimed": ({ seat }, book) => book.say(figureOf(seat)),
  "rows-taken-back": ({ seat }, book) => book.say(figureOf(seat)),
  "game-aborted": (_, book) => book.say(),
};

interface Standing extends Step {
  /** What this step took back. */
  takenBack: Step[];
}

/** The steps that count; those that were taken back go with the step that did it. */
function standing(log: Step[]): Standing[] {
  const kept: Standing[] = [];
  for (const step of log) {
    const back = step.events.find(({ type }) => type === TAKEN_BACK) as { row: number } | undefined;
    const from = back ? kept.findIndex(({ n }) => n >= back.row) : -1;
    const gone = from < 0 ? [] : kept.splice(from);
    kept.push({ ...step, takenBack: gone.flatMap(({ takenBack, ...one }) => [...takenBack, one]) });
  }
  return kept;
}

/** The log as the game tells it. */
export function gameBlocks(log: Step[], game: SomeGameLog, seats: number): LogBlock[] {
  const steps = standing(log);
  const book = new LogBook(game.columns?.(steps as never[], seats));
  const tellings: SomeGameLog["tellings"] = { ...TABLE, ...game.tellings };
  for (const { n, events, takenBack } of steps) {
    for (const one of takenBack)
      for (const event of one.events) {
        book.at(one.n, event);
        book.keep(true);
      }
    for (const event of events) {
      const telling = tellings[event.type] ?? "folded"; // a newer server may send others
      book.at(n, event);
      if (telling !== "folded") telling(event as never, book);
      book.keep();
    }
  }
  return book.blocks;
}

/** Who did what an event tells of, if its type names somebody. */
function actorOf(event: SomeEvent | undefined, actors: Record<string, string>): number | null {
  const who = event?.[actors[event.type] ?? ""];
  return typeof who === "number" ? who : null;
}

/** The log in sentences, a line for each row; what tells of nobody belongs to the turn before. */
export function sentenceBlocks(log: Step[], actors: Record<string, string>): LogBlock[] {
  const book = new LogBook();
  const takenBack = new Set(standing(log).flatMap((step) => step.takenBack.flatMap(({ events }) => events)));
  for (const { n, events } of log) {
    const actor = actorOf(events[0], actors);
    events.forEach((event, index) => {
      book.at(n, event);
      if (!index && (!book.block || (actor !== null && actor !== book.block.seat)))
        book.begin({ figure: actor === null ? null : figureOf(actor) });
      const line = index && book.line ? book.extend(book.line, []) : book.say();
      if (takenBack.has(event)) line.isTakenBack = true;
      book.keep();
    });
  }
  return book.blocks;
}

/** The new blocks, with those of before that have not changed, so that only new ones are drawn. */
export function sharedBlocks(before: LogBlock[], after: LogBlock[]): LogBlock[] {
  return after.map((block, index) => {
    const old = before[index];
    return old && old.id === block.id && sizeOf(old) === sizeOf(block) ? old : block;
  });
}

/** Blocks only grow, or lose what is taken back. */
function sizeOf({ lines, steps }: LogBlock): string {
  const gone = lines.filter(({ isTakenBack }) => isTakenBack).length;
  return [gone, ...steps.map(({ n, events, isTakenBack }) => `${n} ${events.length} ${isTakenBack}`)].join();
}
