/** The log of Pac-Man: numbered rounds, a column for each figure with the square it went to. */
import { type GameLog, type LogBook, type Part } from "../../board/logBook";
import type { PacManEvent } from "../../protocol/generated/pac-man";
import { FIGURES, PAC_MAN } from "./figures";
import Sign from "./LogSign.svelte";

const figure = (name: string, seat?: number): Part => ({
  sign: name,
  ...(seat === undefined ? {} : { seat }),
});
const columnOf = (name: string): number => FIGURES.findIndex((one) => one === name);

/** A round is open until Pac-Man's next turn, or until all are sent back to the start. */
function isOpen(book: LogBook): boolean {
  return !!book.block?.number && !book.block.lines.some(({ kind }) => kind === "sent-back");
}

/** What a figure did in this round. */
function did(book: LogBook, name: string, parts: Part[], lit: string[] = []): void {
  const column = columnOf(name);
  const goesOn = isOpen(book) && book.line?.kind === name;
  if (goesOn && book.line) {
    const signs = book.line.parts.filter((part) => "sign" in part);
    book.line.parts = []; // it is somewhere else now
    book.extend(book.line, [...parts, ...signs], { lit });
    return;
  }
  const number = book.blocks.findLast((block) => block.number)?.number ?? 0;
  if (name === PAC_MAN || !isOpen(book)) book.begin({ number: number + 1 });
  book.add(parts, { kind: name, column, lit });
}

/** Something that belongs to the step that was just told. */
function also(book: LogBook, part: Part, lit: string[]): void {
  const last = book.line ?? book.add([]);
  book.extend(last, [part], { lit });
}

function sentBack(book: LogBook, who: string, [square]: string[]): void {
  book.say(figure(who), square ? [square] : []).kind = "sent-back";
}

export const log: GameLog<PacManEvent> = {
  Sign,
  columns: () => FIGURES.map((name) => figure(name)),
  tellings: {
    "pac-man-drawn": ({ seat }, book) => (book.begin({ figure: figure(PAC_MAN, seat) }), book.say()),
    "ghost-taken": ({ seat, ghost }, book) => book.say(figure(ghost, seat)),
    "next-ghost-named": "folded",
    "figure-stepped": ({ figure: name, from, to }, book) => did(book, name, [{ text: to }], [from, to]),
    "figure-stopped": ({ figure: name }, book) => {
      if (name === PAC_MAN && book.line?.kind === PAC_MAN) book.extend(book.line, []);
      else did(book, name, [{ text: "–" }]);
    },
    "dot-eaten": ({ square }, book) => also(book, { sign: "dot" }, [square]),
    "ghost-eaten": ({ ghost, square }, book) => also(book, figure(`eaten-${ghost}`), [square]),
    "ghost-returned": ({ ghost, to }, book) => book.say(figure(ghost), [to]),
    "ghost-stayed": ({ ghost }, book) => did(book, ghost, [{ text: "–" }]),
    "pac-man-hemmed-in": (_, book) => did(book, PAC_MAN, [{ text: "–" }]),
    "pac-man-caught": ({ ghost, from }, book) => sentBack(book, ghost, from),
    "patience-ran-out": ({ from }, book) => sentBack(book, PAC_MAN, from),
    "turn-limit-reached": (_, book) => book.say(),
    "pac-man-won": ({ seat }, book) => book.say(figure(PAC_MAN, seat)),
    "ghosts-won": (_, book) => book.say(),
  },
};
