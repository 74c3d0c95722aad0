/** The log of Quoridor: numbered moves in its notation, a column for each player, beginning with whoever began. */
import { figureOf, type GameLog, type LogBook } from "../../board/logBook";
import type { QuoridorEvent } from "../../protocol/generated/quoridor";
import Sign from "./LogSign.svelte";

function seatOf(event: QuoridorEvent): number | undefined {
  switch (event.type) {
    case "first-drawn":
    case "turn-passed":
      return event.seat;
    case "pawn-moved":
      return event.mover;
    case "wall-placed":
      return event.builder;
    default:
      return undefined;
  }
}

/** A move in its column; whoever has moved in this round begins the next one. */
function move(book: LogBook, seat: number, text: string, lit: string[]): void {
  const column = book.columns.findIndex((head) => "seat" in head && head.seat === seat);
  const last = book.block?.lines.findLast((line) => line.column !== null)?.column ?? Infinity;
  const number = book.blocks.findLast((block) => block.number)?.number ?? 0;
  if (column <= last) book.begin({ number: number + 1 });
  book.add([{ text }], { kind: "move", column, lit });
}

export const log: GameLog<QuoridorEvent> = {
  Sign,
  columns(steps, seats) {
    const first = steps.flatMap(({ events }) => events.map(seatOf)).find((seat) => seat !== undefined) ?? 0;
    return Array.from({ length: seats }, (_, place) => figureOf((first + place) % seats));
  },
  tellings: {
    "first-drawn": ({ seat }, book) => (book.begin({ figure: figureOf(seat) }), book.say()),
    "pawn-moved": ({ mover, from, to }, book) => move(book, mover, to, [from, to]),
    "wall-placed": ({ builder, wall }, book) => move(book, builder, wall, [wall]),
    "turn-passed": ({ seat }, book) => move(book, seat, "–", []),
    "game-won": ({ winner }, book) => book.say(figureOf(winner)),
    "position-repeated": (_, book) => book.say(),
    "turn-limit-reached": (_, book) => book.say(),
  },
};
