import { describe, expect, it } from "vitest";
import type { SideView } from "../../lib/views/gouda-gangster";
import { happenings } from "./happenings";
import { arrange, type Lying } from "./lying";

function side(more: Partial<SideView>): SideView {
  const nothing = { rats: 0, cards: 0, ready: false, covered: 0, room: "", hole: "", up: [], hurt: false };
  return { ...nothing, strength: 0, out: 0, own: null, ...more };
}

const cards = (lying: Lying[]): string[] => lying.map(({ card }) => card || "?");

describe("cards before a seat", () => {
  const three = arrange([], side({ covered: 3 }), 0);

  it("turn up where somebody pointed, and stay there", () => {
    const turned = arrange(three, side({ covered: 2, up: ["w7b"] }), 1);
    expect(cards(turned)).toEqual(["?", "w7b", "?"]);
    expect(turned.map(({ isFresh }) => isFresh)).toEqual([false, true, false]);
    const again = arrange(turned, side({ covered: 1, up: ["w7b"], room: "basement" }), 1);
    expect(cards(again)).toEqual(["?", "w7b", "basement"]);
  });

  it("leave a gap closed when a trap has jumped away", () => {
    const left = arrange(three, side({ covered: 2 }), 1);
    expect(left.map(({ key }) => key)).toEqual([0, 2]);
  });

  it("are joined by what is laid later, and gone when the table is cleared", () => {
    expect(cards(arrange(three, side({ covered: 3, up: ["w2a"] }), 0))).toEqual(["?", "?", "?", "w2a"]);
    expect(arrange(three, side({}), 0)).toEqual([]);
  });

  it("tell like ones apart", () => {
    const one = arrange(three, side({ covered: 2, up: ["cheese"] }), 0);
    expect(cards(arrange(one, side({ covered: 1, up: ["cheese", "cheese"] }), 0))).toEqual([
      "cheese",
      "cheese",
      "?",
    ]);
  });
});

describe("news", () => {
  const fact = (key: string, ...args: [string, string | number][]) => ({ key, args });

  it("of a fight become rooms with winners first, and only the rain after it falls", () => {
    const told = happenings([
      { n: 4, lines: [fact("news-fall", ["room", "bedroom"])] },
      {
        n: 5,
        lines: [
          fact("news-pass", ["who", 1]),
          fact(
            "news-shown",
            ["who", 0],
            ["room", "bedroom"],
            ["cards", "w3a+trap"],
            ["strength", 3],
            ["hurt", 0],
          ),
          fact("news-shown-bare", ["who", 1], ["room", "bedroom"], ["strength", -10], ["hurt", 10]),
          fact("news-shown-bare", ["who", 2], ["room", "basement"], ["strength", 0], ["hurt", 0]),
          fact("news-cheese", ["room", "bedroom"], ["number", 1], ["who", "0"], ["pieces", 1]),
          fact("news-no-cheese", ["room", "basement"], ["who", "2"]),
          fact("news-round", ["number", 2], ["who", 1]),
        ],
      },
      { n: 6, lines: [fact("news-fall", ["room", "bathroom"])] },
    ]);
    expect(told.falls).toEqual(["bathroom"]);
    expect(told.caption).toBeNull();
    expect(told.fight?.brawls).toEqual([
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
