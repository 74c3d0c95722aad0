import { describe, expect, it } from "vitest";
import type { SideView } from "../../protocol/generated/gouda-gangster";
import { summarize, type LogEvent } from "./stepSummary";
import { placeCards, type TableCard } from "./tableCards";

function side(more: Partial<SideView>): SideView {
  const nothing = { rats: 0, cards: 0, ready: false, covered: 0, room: "", hole: "", up: [], hurt: false };
  return { ...nothing, strength: 0, out: 0, own: null, ...more };
}

const cards = (placed: TableCard[]): string[] => placed.map(({ card }) => card || "?");

describe("cards before a seat", () => {
  const three = placeCards([], side({ covered: 3 }), 0);

  it("turn up where somebody pointed, and stay there", () => {
    const turned = placeCards(three, side({ covered: 2, up: ["w7b"] }), 1);
    expect(cards(turned)).toEqual(["?", "w7b", "?"]);
    expect(turned.map(({ isFresh }) => isFresh)).toEqual([false, true, false]);
    const again = placeCards(turned, side({ covered: 1, up: ["w7b"], room: "basement" }), 1);
    expect(cards(again)).toEqual(["?", "w7b", "basement"]);
  });

  it("leave a gap closed when a trap has jumped away", () => {
    const left = placeCards(three, side({ covered: 2 }), 1);
    expect(left.map(({ key }) => key)).toEqual([0, 2]);
  });

  it("are joined by what is laid later, and gone when the table is cleared", () => {
    expect(cards(placeCards(three, side({ covered: 3, up: ["w2a"] }), 0))).toEqual(["?", "?", "?", "w2a"]);
    expect(placeCards(three, side({}), 0)).toEqual([]);
  });

  it("tell like ones apart", () => {
    const one = placeCards(three, side({ covered: 2, up: ["cheese"] }), 0);
    expect(cards(placeCards(one, side({ covered: 1, up: ["cheese", "cheese"] }), 0))).toEqual([
      "cheese",
      "cheese",
      "?",
    ]);
  });
});

describe("steps", () => {
  const fighter = (seat: number, room: string, cards: string[], strength: number, hurt = 0): LogEvent => ({
    type: "fighter-revealed",
    seat,
    room,
    cards,
    count: cards.length,
    strength,
    hurt,
    round: 1,
    final: 0,
  });

  it("of a fight become rooms with winners first, and only the rain after it falls", () => {
    const told = summarize([
      { n: 4, events: [{ type: "cheese-fell", room: "bedroom" }] },
      {
        n: 5,
        events: [
          { type: "turn-passed", seat: 1 },
          fighter(0, "bedroom", ["w3a", "trap"], 3),
          fighter(1, "bedroom", [], -10, 10),
          fighter(2, "basement", [], 0),
          { type: "cheese-won", room: "bedroom", winners: [0], count: 1, cheese: 1 },
          { type: "cheese-missed", room: "basement", rats: [2] },
          { type: "round-began", round: 2, king: 1 },
        ],
      },
      { n: 6, events: [{ type: "cheese-fell", room: "bathroom" }] },
    ]);
    expect(told.falls).toEqual(["bathroom"]);
    expect(told.caption).toBeNull();
    expect(told.fight).toMatchObject({ round: 1, final: 0 });
    expect(told.fight?.roomFights).toEqual([
      {
        room: "bedroom",
        cheese: 1,
        rats: [
          { seat: 0, cards: ["w3a", "trap"], strength: 3, hurt: 0, won: true },
          { seat: 1, cards: [], strength: -10, hurt: 10, won: false },
        ],
      },
      { room: "basement", cheese: 0, rats: [{ seat: 2, cards: [], strength: 0, hurt: 0, won: false }] },
    ]);
  });
});
