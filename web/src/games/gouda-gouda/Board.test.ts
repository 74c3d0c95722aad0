import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { propsOf } from "../../testing/boardProps";
import { recorded, wordsFor, type Recorded } from "../../testing/recorded";
import type { BoardProps } from "../../board/props";
import type { DiceRolled, GoudaGoudaEvent, View } from "../../protocol/generated/gouda-gouda";
import { LANGUAGES, type Language } from "../../device/languages";
import Board from "./Board.svelte";
import { turnOf } from "./turn";
import { admits } from "../../testing/menu";

type Props = BoardProps<View, GoudaGoudaEvent>;

const scenes = recorded("gouda-gouda");
const LONG = "Wilhelmine-Charlotte von Hohenfels-Bartenstein";

function props(scene: Recorded, more: Partial<Props> = {}, language: Language = "en"): Props {
  return propsOf<View, GoudaGoudaEvent>("gouda-gouda", scene, { reducedMotion: true, ...more }, language);
}

function show(scene: Recorded, more: Partial<Props> = {}, language: Language = "en") {
  const given = props(scene, more, language);
  const { container } = render(Board, { props: given });
  const act = given.act as ReturnType<typeof vi.fn>;
  /** What was sent since the last time this was asked; the hand is empty again afterwards. */
  async function taken(): Promise<string[]> {
    const sent = act.mock.calls.map(([action]) => action as string);
    act.mockClear();
    await new Promise((resolve) => setTimeout(resolve));
    await fireEvent.keyDown(container, { key: "Shift" });
    return sent;
  }
  return { container, act, taken, sent: () => act.mock.calls.map(([action]) => action as string) };
}

const space = (root: Element, id: string) => root.querySelector(`[data-space="${id}"]`) as SVGGElement;
const phased = (phase: string) =>
  some(
    scenes.filter((scene) => (scene.view as View).phase === phase && scene.menu.length),
    5,
  );

/** At most a handful, spread over all of them, first and last included. */
function some<T>(all: T[], most: number): T[] {
  const step = Math.max((all.length - 1) / (most - 1), 1);
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

afterEach(cleanup);

describe("every recorded scene", () => {
  const named = scenes.map((scene, index) => [index, scene.name, scene] as const);
  it.each(named)("%i (%s) has all its mice, and no bare key", (index, _, scene) => {
    const long = { ...scene, names: scene.names.map((name) => `${LONG} ${name}`) };
    const { container } = show(long, { deadline: Date.now() + 90_000 }, LANGUAGES[index % LANGUAGES.length]);
    const mice = (scene.view as View).mice.flatMap(([, heaps]) => heaps.filter(Boolean));
    expect(container.querySelectorAll(".place .heap").length).toBe(mice.length);
    const labels = [...container.querySelectorAll("[aria-label]")].map((part) =>
      part.getAttribute("aria-label"),
    );
    const said = [container.textContent, ...labels].join(" ");
    expect(said).not.toMatch(/\b(board|event|tell|word|order|over|refused)-[a-z]/);
    expect(said).not.toContain("undefined");
  });

  it("shows a spectator neither cards nor buttons", () => {
    const scene = scenes.find((other) => (other.view as View).phase === "window") as Recorded;
    const view = { ...(scene.view as View), seat: null, hand: [] };
    const { container } = show({ ...scene, seat: null, view, menu: [] });
    expect(container.querySelector(".hand")).toBeNull();
    expect(container.querySelector("select")).toBeNull();
  });
});

describe("naming a space", () => {
  it("sends each space of the menu by a tap and by a key, and no other", async () => {
    for (const scene of phased("name")) {
      const open = scene.menu[0]?.slots[0]?.words ?? [];
      const { container, taken } = show(scene);
      for (const id of (scene.view as View).mice.map(([name]) => name)) {
        const wanted = open.includes(id) ? [`name ${id}`] : [];
        await fireEvent.click(space(container, id));
        expect(await taken()).toEqual(wanted);
        await fireEvent.keyDown(space(container, id), { key: "Enter" });
        expect(await taken()).toEqual(wanted);
      }
      cleanup();
    }
  });
});

describe("carrying out a roll", () => {
  it("needs no die where the link says it all, and takes parts back", async () => {
    const scene = phased("carry").find((other) => other.menu.length === 2) as Recorded;
    const { container, sent } = show(scene);
    const seat = scene.menu[0]?.slots[0]?.words[0] as string;
    const to = scene.menu[1]?.slots[1]?.words[0] as string;
    const mouse = container.querySelector(`.place [data-mouse="${seat}"]`) as Element;
    await fireEvent.click(mouse);
    expect(container.querySelector(".heap.picked")).not.toBeNull();
    await fireEvent.keyDown(mouse, { key: "Escape" });
    expect(container.querySelector(".heap.picked")).toBeNull();
    await fireEvent.click(space(container, to));
    expect(sent()).toEqual([]);
    await fireEvent.click(container.querySelector(`.carry .mouse`) as Element);
    expect(sent()).toEqual([`down ${seat} ${to}`]);
  });
});

describe("spreading mice", () => {
  it("puts five mice by taps, takes one back, and sends them together", async () => {
    for (const scene of phased("spread")) {
      const { container, sent } = show(scene);
      const [low, high] = [...new Set(scene.menu[0]?.slots[0]?.words)] as [string, string];
      for (const id of [low, low, high, high, low, low]) await fireEvent.click(space(container, id));
      const fewer = container.querySelectorAll<HTMLButtonElement>(
        ".spread li button",
      )[0] as HTMLButtonElement;
      await fireEvent.click(fewer);
      expect(container.querySelectorAll(".ghost").length).toBe(4);
      expect(container.querySelector<HTMLButtonElement>(".done")?.disabled).toBe(true);
      await fireEvent.click(space(container, high));
      await fireEvent.click(container.querySelector(".done") as Element);
      expect(sent().length).toBe(1);
      expect(admits(scene.menu, sent()[0] as string)).toBe(true);
      cleanup();
    }
  });
});

describe("windows and piles", () => {
  const asked = [...phased("window"), ...phased("pile")];

  it("passes, and never shows what others hold", async () => {
    for (const scene of asked) {
      const { container, sent } = show(scene);
      const view = scene.view as View;
      expect(container.querySelectorAll(".slot").length).toBe(view.hand.length);
      await fireEvent.click(container.querySelector("button.pass") as Element);
      expect(sent()).toEqual(["pass"]);
      cleanup();
    }
  });

  it("explains a card that cannot be played, and does not play it", async () => {
    const scene = phased("pile").find(
      (other) => other.menu.length === 1 && (other.view as View).hand.length,
    ) as Recorded;
    const { container, sent } = show(scene);
    await fireEvent.click(container.querySelector(".slot") as Element);
    expect(container.querySelector(".more")?.textContent).toContain("can’t do anything now");
    await fireEvent.click(container.querySelector("button.play") as Element);
    expect(sent()).toEqual([]);
  });

  it("shows each card of the pile with whose it is and what it does", () => {
    for (const scene of phased("pile")) {
      const { container } = show(scene);
      const said = [...container.querySelectorAll(".pile li p")].map((card) => card.textContent ?? "");
      const pile = (scene.view as View).pile;
      expect(said.length).toBe(pile.length);
      pile.forEach(([seat], index) => expect(said[index]).toContain(scene.names[seat]));
      cleanup();
    }
  });

  it("says what was refused, and keeps the same question", () => {
    const scene = phased("window")[0] as Recorded;
    const refused = { code: "card-not-held", action: "again", facts: { card: "again" } };
    const { container } = show(scene, { refused });
    expect(container.querySelector(".bad")?.textContent).toContain("Another turn");
  });

  it("asks nothing of who is not asked", () => {
    const scene = phased("window").find(({ view }) => !(view as View).pile.length) as Recorded;
    const view = scene.view as View;
    const main = (more: object): string | undefined =>
      show(scene, more).container.querySelector(".bar .main")?.textContent;
    expect(main({})).toMatch(/Play a card/);
    const window = view.window && { ...view.window, mine: "" };
    expect(main({ menu: [], view: { ...view, window } })).toMatch(/can still/);
  });

  it("keeps a roll that brings nothing in sight, and who rolled it", () => {
    const scene = phased("name").find(({ view }) => !(view as View).dice.length) as Recorded;
    const rolled: DiceRolled = { type: "dice-rolled", mover: 1, space: "floor", dice: ["red", "yellow"] };
    const { container } = show(scene, { newSteps: [{ n: 9, events: [rolled] }] });
    expect(container.querySelectorAll(".spent button.die").length).toBe(2);
    expect(container.querySelectorAll(".spent button.die:not(:disabled)").length).toBe(0);
    expect(container.querySelector(".rolled")?.textContent).toMatch(/rolled for/);
    expect(show(scene, { newSteps: [] }).container.querySelectorAll("button.die").length).toBe(0);
  });

  it("sets a standing order", async () => {
    const setAutoPass = vi.fn();
    const { container } = show(phased("window")[0] as Recorded, { setAutoPass });
    await fireEvent.click(container.querySelector("button.order") as HTMLButtonElement);
    const choices = [...container.querySelectorAll<HTMLInputElement>("dialog input[type=radio]")];
    expect(choices.length).toBe(3);
    await fireEvent.click(choices[2] as HTMLInputElement);
    expect(setAutoPass).toHaveBeenCalledWith("pass-unless-mine");
  });
});

describe("a window", () => {
  const asked = phased("window").find(({ orders }) => orders.length) as Recorded;

  it("says whose roll it is about", () => {
    const { container } = show(asked);
    const mover = asked.names[(asked.view as View).mover] ?? "";
    expect(container.querySelector(".bar .main")?.textContent).toContain(mover);
  });

  it("can be passed for the whole turn on wish, which can be taken back", async () => {
    const passTurn = vi.fn();
    const { container, act } = show(asked, { passTurn });
    const button = (root: Element): HTMLElement => root.querySelector(".foot button") as HTMLElement;
    await fireEvent.click(button(container));
    const passing = show(asked, { passTurn, passesTurn: true, menu: [], hasAnswered: true }).container;
    expect(passing.querySelector("button.pass")).toBeNull();
    await fireEvent.click(button(passing));
    expect([passTurn.mock.calls, act.mock.calls]).toEqual([[[true], [false]], []]);
  });

  it("counts the end of a turn with the turn, which the rules have counted already", () => {
    const view = asked.view as View;
    const at = (turns: number, kind: "roll" | "end"): number =>
      turnOf({ turns, window: view.window && { ...view.window, kind } });
    expect([at(7, "roll"), at(8, "end"), at(8, "roll")]).toEqual([7, 7, 8]);
  });
});

describe("what happens", () => {
  /** One event of each type, in a scene of the cellar. */
  const events: { [Type in GoudaGoudaEvent["type"]]: Extract<GoudaGoudaEvent, { type: Type }> } = {
    "first-drawn": { type: "first-drawn", seat: 0 },
    "card-dealt": { type: "card-dealt", seat: 0 },
    "own-card-dealt": { type: "own-card-dealt", seat: 0, card: "again" },
    "mice-spread": { type: "mice-spread", seat: 0, spaces: ["green-barrel", "crate-left"] },
    "space-named": { type: "space-named", mover: 0, space: "green-barrel", number: 2 },
    "dice-rolled": { type: "dice-rolled", mover: 0, space: "green-barrel", dice: ["green", "red"] },
    "dice-rerolled": { type: "dice-rerolled", mover: 0, dice: ["red"], roll: ["green", "red", "void"] },
    "roll-window-closed": { type: "roll-window-closed" },
    "end-window-closed": { type: "end-window-closed" },
    "dice-card-played": { type: "dice-card-played", seat: 1, card: "improve", dice: ["red"] },
    "card-answered": { type: "card-answered", seat: 1 },
    "transfer-played": { type: "transfer-played", seat: 1, space: "crate-left" },
    "again-played": { type: "again-played", seat: 0 },
    "again-played-for": { type: "again-played-for", seat: 1, mover: 0, space: "crate-left" },
    "card-nullified": { type: "card-nullified", seat: 1, card: "improve" },
    "extra-turn-began": { type: "extra-turn-began", mover: 0 },
    "roll-transferred": { type: "roll-transferred", space: "crate-left" },
    "dice-picked-up": { type: "dice-picked-up", mover: 0, number: 1 },
    "roll-changed": { type: "roll-changed", roll: ["green", "void"] },
    "mouse-moved": {
      type: "mouse-moved",
      mover: 0,
      owner: 1,
      direction: "up",
      from: "green-barrel",
      to: "paint-bucket",
      leaves_board: false,
    },
    "cheese-eaten": { type: "cheese-eaten", owner: 1, space: "orange-table", worth: 1, left: 0 },
    "mouse-went-home": { type: "mouse-went-home", owner: 1, space: "orange-table" },
    "red-dice-lost": { type: "red-dice-lost", number: 1, space: "green-barrel" },
    "player-skipped": { type: "player-skipped", seat: 1 },
    "turn-began": { type: "turn-began", mover: 1 },
    "game-won": { type: "game-won", winner: 0 },
    "nobody-won": { type: "nobody-won" },
  };
  const all = Object.values(events);
  /** What moves on the board for an event; every other type leaves it still. */
  const hops: Partial<Record<GoudaGoudaEvent["type"], number>> = { "mouse-moved": 1 };
  const thrown: Partial<Record<GoudaGoudaEvent["type"], number>> = { "dice-rolled": 2, "dice-rerolled": 3 };
  const scene = phased("name").find(({ view }) => !(view as View).dice.length) as Recorded;

  const happen = (...happened: GoudaGoudaEvent[]) => ({
    newSteps: [{ n: 9, events: happened }],
    reducedMotion: false,
  });

  it.each(all)("$type moves what it is about, once", (event) => {
    const { container } = show(scene, happen(event));
    expect(container.querySelectorAll(".hop").length).toBe(hops[event.type] ?? 0);
    expect(container.querySelectorAll(".spent button.die").length).toBe(thrown[event.type] ?? 0);
    expect(container.querySelector(".rolled")?.textContent ?? "").toMatch(
      event.type in thrown ? /^Ann rolled/ : /^$/,
    );
  });

  it("hops once for each mouse of one message, and not again for anything else that changes", async () => {
    const moved = events["mouse-moved"];
    const given = props(scene, happen(moved, { ...moved, owner: 0 }));
    const { container, rerender } = render(Board, { props: given });
    const hopping = (): number => container.querySelectorAll(".hop").length;
    expect(hopping()).toBe(2);
    await rerender({ ...given, view: { ...given.view, turns: given.view.turns + 1 } });
    await rerender({ ...given, reducedMotion: true });
    await rerender({ ...given, reducedMotion: false });
    expect(hopping()).toBe(2);
    await rerender({ ...given, newSteps: [{ n: 10, events: [moved] }] });
    expect(hopping()).toBe(3);
  });

  it("the winner is crowned on the table, and the others look up", async () => {
    const given = props(scene);
    const { container, rerender } = render(Board, { props: given });
    const seen = (what: string): number => container.querySelectorAll(what).length;
    expect([seen("[data-part=winner]"), seen(".heap.looks")]).toEqual([0, 0]);
    const ranks = scene.names.map((_, seat) => (seat === 1 ? 0 : 1));
    await rerender({ ...given, over: { type: "over", ranks, reason: "cheese" } });
    expect([seen("[data-part=winner]"), seen(".heap.looks")]).toEqual([1, seen(".heap")]);
  });

  it("fades out a mouse that leaves the board, and keeps one that stays", () => {
    const animate = vi.spyOn(HTMLElement.prototype, "animate");
    for (const leaves of [true, false]) {
      show(scene, happen({ ...events["mouse-moved"], leaves_board: leaves }));
      const frames = animate.mock.lastCall?.[0] as Keyframe[];
      expect(frames.at(-1)?.opacity).toBe(leaves ? 0 : 1);
    }
    animate.mockRestore();
  });

  it("moves nothing for more mice at once than one can watch, and nothing where it is calm", () => {
    const many = Array.from({ length: 6 }, () => events["mouse-moved"]);
    expect(show(scene, happen(...many)).container.querySelectorAll(".hop").length).toBe(0);
    const reducedMotion = { ...happen(events["mouse-moved"]), reducedMotion: true };
    expect(show(scene, reducedMotion).container.querySelectorAll(".hop").length).toBe(0);
  });

  it.each(LANGUAGES)("can be said in %s", (language) => {
    const words = wordsFor("gouda-gouda", language, ["Ann", "Bob"]);
    for (const event of all) expect(words.event({ ...event })).not.toMatch(/^event-|[{}$]/);
  });
});
