/** The log of Gouda! Gouda!: a block for each turn, with the space and the dice, the cards, and where the mice went. */
import { figureOf, type GameLog, type LogBook, type Part } from "../../board/logBook";
import type { GoudaGoudaEvent, MouseMoved } from "../../protocol/generated/gouda-gouda";
import Sign from "./LogSign.svelte";

const DEAL = "deal";
const ROLL = "roll";
const CARD = "card";
const MOVES = "moves";
const TURN = "turn";

const card = (power: string): Part[] => [{ sign: `card-${power}` }, { word: power }];
const dice = (faces: string[]): Part[] => faces.map((face) => ({ sign: `die-${face}` }));

function turn(book: LogBook, mover: number): void {
  book.begin({ figure: figureOf(mover), kind: TURN });
}

/** A space is named once a turn: the first turn, and one that a card gives, begin with it. */
function named(book: LogBook, mover: number, space: string): void {
  const isWaiting = book.block?.kind === TURN && !book.block.lines.some(({ kind }) => kind === ROLL);
  if (!isWaiting) turn(book, mover);
  book.add([{ word: space }], { kind: ROLL, lit: [space] });
}

/** A card that somebody plays; what comes of it goes on in its line. */
function played(book: LogBook, seat: number, parts: Part[], lit: string[] = []): void {
  book.add(parts, { kind: CARD, figure: figureOf(seat), lit });
}

/** The dice as they lie there now. */
function changed(book: LogBook, roll: string[]): void {
  book.goOn(CARD, [{ text: "→" }, ...dice(roll)]);
}

/** Mice of one owner that go the same way are told as one. */
function moved(book: LogBook, { owner, direction, from, to }: MouseMoved): void {
  const parts: Part[] = [{ sign: "mouse", seat: owner, count: 1 }, { sign: direction }, { word: to }];
  const line = book.line;
  const tail = line?.kind === MOVES ? line.parts.slice(-parts.length) : [];
  const [mice] = tail;
  const isSame =
    JSON.stringify(tail.map((part) => ({ ...part, count: 1 }))) ===
    JSON.stringify(parts.map((part) => ({ ...part, count: 1 })));
  if (line && isSame && mice && "sign" in mice) {
    mice.count = (mice.count ?? 1) + 1;
    book.extend(line, []);
  } else book.goOn(MOVES, parts, { lit: [from, to] });
}

export const log: GameLog<GoudaGoudaEvent> = {
  Sign,
  tellings: {
    "first-drawn": ({ seat }, book) => {
      book.begin({ figure: figureOf(seat) });
      book.say();
    },
    "card-dealt": (_, book) => book.count(DEAL, "back", "board-log-dealt"),
    "own-card-dealt": (event, book) => book.goOn(DEAL, card(event.card)),
    "mice-spread": ({ seat, spaces }, book) => {
      const counts = [...new Set(spaces)].map((space) => [
        space,
        spaces.filter((other) => other === space).length,
      ]);
      book.add(
        counts.flatMap(([space, count]) => [
          { sign: "mouse", seat, count: Number(count) },
          { word: String(space) },
        ]),
        { figure: figureOf(seat), lit: spaces },
      );
    },
    "space-named": ({ mover, space }, book) => named(book, mover, space),
    "dice-rolled": ({ space, dice: faces }, book) =>
      book.line?.kind === ROLL
        ? book.extend(book.line, dice(faces))
        : book.add([{ word: space }, ...dice(faces)], { kind: ROLL, lit: [space] }),
    "dice-rerolled": ({ roll }, book) => changed(book, roll),
    "roll-window-closed": "folded",
    "end-window-closed": "folded",
    "dice-card-played": (event, book) => played(book, event.seat, [...card(event.card), ...dice(event.dice)]),
    "card-answered": ({ seat }, book) => played(book, seat, card("nullify")),
    "transfer-played": ({ seat, space }, book) =>
      played(book, seat, [...card("transfer"), { text: "→" }, { word: space }], [space]),
    "again-played": ({ seat }, book) => played(book, seat, card("again")),
    "again-played-for": ({ seat, mover, space }, book) =>
      played(book, seat, [...card("again"), figureOf(mover), { word: space }], [space]),
    "card-nullified": (event, book) => played(book, event.seat, [{ sign: "no-effect" }, ...card(event.card)]),
    "extra-turn-began": ({ mover }, book) => {
      turn(book, mover);
      book.say();
    },
    "roll-transferred": "folded",
    "dice-picked-up": "folded",
    "roll-changed": ({ roll }, book) => changed(book, roll),
    "mouse-moved": (event, book) => moved(book, event),
    "cheese-eaten": ({ worth, space }, book) =>
      book.goOn(MOVES, [{ sign: "cheese" }, ...(worth > 1 ? [{ text: `+${worth}` }] : [])], { lit: [space] }),
    "mouse-went-home": ({ space }, book) => book.goOn(MOVES, [{ sign: "home" }], { lit: [space] }),
    "red-dice-lost": ({ number, space }, book) =>
      book.goOn(MOVES, [{ sign: "lost-red", count: number }], { lit: [space] }),
    "player-skipped": ({ seat }, book) => {
      book.begin({ figure: figureOf(seat) });
      book.say();
    },
    "turn-began": ({ mover }, book) => turn(book, mover),
    "game-won": ({ winner }, book) => book.say(figureOf(winner)),
    "nobody-won": (_, book) => book.say(),
  },
};
