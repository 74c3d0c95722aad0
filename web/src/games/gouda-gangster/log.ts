/** The log of Gouda Gangster: a block for each round, with a line for the cheese, the deal, each spy, each card and each room. */
import { figureOf, type GameLog, type LogBook, type LogLine, type Part } from "../../board/logBook";
import { ROOMS, type GoudaGangsterEvent } from "../../protocol/generated/gouda-gangster";
import Sign from "./LogSign.svelte";

const DEAL = "deal";
const SPY = "spy";

const card = (name: string): Part => ({ sign: `card-${name}` });
const isRoom = (name: string): boolean => ROOMS.some((room) => room === name);
const plateOf = (seat: number): string => `seat-${seat}`;

/** A card played in the open. */
function played(book: LogBook, seat: number, parts: Part[], lit: string[]): void {
  book.add(parts, { figure: figureOf(seat), lit: [plateOf(seat), ...lit] });
}

/** One more piece of cheese in a room. */
function fell(book: LogBook, room: string): void {
  if (!book.block) book.begin({ kind: "round", number: 1 }); // nobody was drawn as king
  const line = book.goOn("cheese", [], { lit: [room] });
  const at = line.parts.findIndex((part) => "sign" in part && part.sign === `card-${room}`);
  const pieces = line.parts[at + 1];
  if (at < 0) line.parts.push(card(room), { sign: "cheese", count: 1 });
  else if (pieces && "sign" in pieces) pieces.count = (pieces.count ?? 1) + 1;
}

/** What happens in a room during the fight. */
function fight(book: LogBook, room: string, parts: Part[]): LogLine {
  const line = book.find(room);
  return line ? book.extend(line, parts) : book.add([card(room), ...parts], { kind: room, lit: [room] });
}

/** Who won there has the cheese beside them. */
function won(book: LogBook, room: string, winners: number[]): void {
  const { parts } = fight(book, room, []);
  for (const winner of winners) {
    const at = parts.findIndex((part) => "seat" in part && part.seat === winner);
    if (at >= 0) parts.splice(at + 2, 0, { sign: "cheese" });
  }
}

export const log: GameLog<GoudaGangsterEvent> = {
  Sign,
  tellings: {
    "first-king-drawn": ({ king }, book) => {
      book.begin({ figure: { sign: "king", seat: king }, kind: "round", number: 1 });
      book.say();
    },
    "round-began": ({ round, king }, book) =>
      book.begin({ figure: { sign: "king", seat: king }, kind: "round", number: round }),
    "cheese-fell": ({ room }, book) => fell(book, room),
    "card-drawn": (_, book) => book.count(DEAL, "back", "board-log-dealt"),
    "own-card-drawn": (event, book) => book.goOn(DEAL, [card(event.card)]),
    "discard-pile-shuffled": "folded",
    "nothing-drawn": "folded",
    "choice-sealed": "folded",
    "rat-sneaked-in": ({ seat, covered }, book) =>
      book.goOn("sneak", [figureOf(seat), { sign: "back", count: covered }]),
    "own-rat-sneaked-in": ({ room, cards }, book) =>
      book.goOn("sneak", [card(room), ...cards.map(card)], { lit: [room] }),
    "target-chosen": ({ spy, target }, book) =>
      book.add([{ sign: "eye" }, figureOf(target)], {
        kind: SPY,
        figure: figureOf(spy),
        lit: [plateOf(target)],
      }),
    "card-turned-up": (event, book) =>
      book.goOn(SPY, [{ text: "→" }, card(event.card)], { lit: isRoom(event.card) ? [event.card] : [] }),
    "trap-sprung": ({ spy }, book) =>
      book.goOn(SPY, [{ text: "→" }, card("trap"), { text: "−10" }], { lit: [plateOf(spy)] }),
    "spy-skipped": "folded",
    "turn-passed": "folded",
    "card-laid": (event, book) => played(book, event.seat, [card(event.card)], []),
    "doors-nailed-down": ({ seat }, book) => played(book, seat, [card("nailed-down")], []),
    "cheese-carried": ({ seat, from, to }, book) =>
      played(
        book,
        seat,
        [card("gouda-gangster"), { sign: "cheese" }, card(from), { text: "→" }, card(to)],
        [from, to],
      ),
    "rat-moved-through-hole": ({ seat, room }, book) =>
      played(book, seat, [card("hole-in-the-wall"), { text: "→" }, card(room)], [room]),
    "fighter-revealed": ({ seat, room, strength }, book) =>
      fight(book, room, [figureOf(seat), { text: String(strength).replace("-", "−") }]),
    "cheese-won": ({ room, winners }, book) => won(book, room, winners),
    "cheese-missed": ({ room }, book) => fight(book, room, [{ sign: "no-cheese" }]),
    "lives-lost": ({ losers }, book) => book.add([...losers.map(figureOf), { sign: "life-lost" }]),
    "lives-spared": (_, book) => book.say(),
    "players-went-out": (_, book) => book.say(),
    "final-reached": (_, book) => book.say(),
    "final-undecided": (_, book) => book.say(),
    "game-won": ({ winner }, book) => book.say(figureOf(winner)),
    "victory-shared": (_, book) => book.say(),
    "round-limit-reached": (_, book) => book.say(),
  },
};
