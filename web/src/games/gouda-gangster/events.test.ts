/** What each event makes the board do: nothing, one movement, or one thing to be read. */
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import { recorded, type Recorded } from "../../testing/recorded";
import type { Step } from "../../board/props";
import type { View } from "../../protocol/generated/gouda-gangster";
import { propsOf } from "../../testing/boardProps";
import Board from "./Board.svelte";
import type { LogEvent } from "./stepSummary";

const GAME = "gouda-gangster";
const ME = 0;
const [OTHER, THIRD] = [1, 2];

type Type = LogEvent["type"];
/** One of each, as it reaches seat 0. */
const EVENTS: { [Name in Type]: Extract<LogEvent, { type: Name }> } = {
  "first-king-drawn": { type: "first-king-drawn", king: OTHER },
  "round-began": { type: "round-began", round: 2, king: OTHER },
  "cheese-fell": { type: "cheese-fell", room: "bedroom" },
  "card-drawn": { type: "card-drawn", seat: ME },
  "own-card-drawn": { type: "own-card-drawn", card: "w5a" },
  "discard-pile-shuffled": { type: "discard-pile-shuffled", cards: 12 },
  "nothing-drawn": { type: "nothing-drawn", seat: OTHER },
  "choice-sealed": { type: "choice-sealed", seat: OTHER },
  "rat-sneaked-in": { type: "rat-sneaked-in", seat: OTHER, covered: 2 },
  "own-rat-sneaked-in": { type: "own-rat-sneaked-in", room: "bedroom", cards: ["w5a"], count: 1 },
  "target-chosen": { type: "target-chosen", spy: OTHER, target: THIRD },
  "card-turned-up": { type: "card-turned-up", spy: OTHER, owner: THIRD, card: "w7b" },
  "trap-sprung": { type: "trap-sprung", spy: OTHER, owner: THIRD },
  "spy-skipped": { type: "spy-skipped", seat: OTHER },
  "turn-passed": { type: "turn-passed", seat: OTHER },
  "card-laid": { type: "card-laid", seat: OTHER, card: "w7b" },
  "doors-nailed-down": { type: "doors-nailed-down", seat: OTHER },
  "cheese-carried": { type: "cheese-carried", seat: OTHER, from: "basement", to: "bedroom" },
  "rat-moved-through-hole": { type: "rat-moved-through-hole", seat: OTHER, room: "bedroom" },
  "fighter-revealed": {
    type: "fighter-revealed",
    seat: OTHER,
    room: "bedroom",
    cards: ["w7b"],
    count: 1,
    strength: 7,
    hurt: 0,
    round: 1,
    final: 0,
  },
  "cheese-won": { type: "cheese-won", room: "bedroom", winners: [OTHER], count: 1, cheese: 1 },
  "cheese-missed": { type: "cheese-missed", room: "bedroom", rats: [OTHER] },
  "lives-lost": { type: "lives-lost", losers: [OTHER] },
  "lives-spared": { type: "lives-spared", spared: [ME, OTHER] },
  "players-went-out": { type: "players-went-out", losers: [OTHER] },
  "final-reached": { type: "final-reached", finalists: [ME, OTHER] },
  "final-undecided": { type: "final-undecided", finalists: [ME, OTHER] },
  "game-won": { type: "game-won", winner: OTHER },
  "victory-shared": { type: "victory-shared", winners: [ME, OTHER] },
  "round-limit-reached": { type: "round-limit-reached", rounds: 60 },
  "player-resigned": { type: "player-resigned", seat: OTHER },
  "time-ran-out": { type: "time-ran-out", seat: OTHER },
  "stand-in-seated": { type: "stand-in-seated", seat: OTHER },
  "seat-reclaimed": { type: "seat-reclaimed", seat: OTHER },
  "rows-taken-back": { type: "rows-taken-back", seat: OTHER, row: 3 },
  "game-aborted": { type: "game-aborted" },
};

const MOVEMENTS = {
  falls: ".movers .falls",
  carried: ".movers .comes",
  drawn: ".hand .isDealt",
  banner: ".banner",
  snap: ".snap",
  fight: ".fight",
};
type Movement = keyof typeof MOVEMENTS;
const ANIMATED: Partial<Record<Type, Movement[]>> = {
  "cheese-fell": ["falls"],
  "own-card-drawn": ["drawn"],
  "card-turned-up": ["banner"],
  "trap-sprung": ["banner", "snap"],
  "card-laid": ["banner"],
  "cheese-carried": ["carried", "banner"],
  "rat-moved-through-hole": ["banner"],
  "fighter-revealed": ["fight"],
};
/** Seen without words under the house. */
const QUIET: Type[] = [
  "round-began",
  "cheese-fell",
  "card-drawn",
  "own-card-drawn",
  "choice-sealed",
  "own-rat-sneaked-in",
  "target-chosen",
  "fighter-revealed",
  "cheese-won",
  "cheese-missed",
];

afterEach(cleanup);

/** Seat 0 is about to sneak in, with cheese in all rooms and the drawn card in hand. */
function scene(): Recorded {
  const found = recorded(GAME).find(({ seat, menu }) => seat === ME && menu[0]?.verb === "sneak");
  if (!found) throw new Error("no such scene was recorded");
  const view = structuredClone(found.view) as View;
  const own = view.sides[ME]?.own;
  if (own) own.hand = ["w5a", "w9a"];
  return { ...found, view: { ...view, pieces: [1, 1, 1, 1] } };
}

const PROPS = propsOf<View, LogEvent>(GAME, scene());

function show(newSteps: Step<LogEvent>[]) {
  const props = { ...PROPS, newSteps, log: newSteps };
  return { props, ...render(Board, { props }) };
}

function movements(container: Element): Movement[] {
  return (Object.keys(MOVEMENTS) as Movement[]).flatMap((movement) =>
    [...container.querySelectorAll(MOVEMENTS[movement])].map(() => movement),
  );
}

it.each(Object.values(EVENTS))("$type starts what it should, once, and nothing else", async (event) => {
  const { container, props, rerender } = show([{ n: 7, events: [event] }]);
  expect(movements(container)).toEqual(ANIMATED[event.type] ?? []);
  const said = container.querySelector(".caption span")?.textContent;
  const isTold = QUIET.includes(event.type) || ANIMATED[event.type]?.includes("banner"); // by the banner, once it is seen
  expect(said).toBe(isTold ? "" : props.words.event(event));

  await rerender({ ...props, newSteps: [] }); // skipped, or looked back
  await rerender({ ...props, newSteps: [], asked: [...props.asked] });
  expect(movements(container), "the same step is not new again").toEqual([]);
});

it("the own deeds are not told to who did them, but what was found is", () => {
  const mine: LogEvent[] = [
    { type: "card-laid", seat: ME, card: "w7b" },
    { type: "cheese-carried", seat: ME, from: "basement", to: "bedroom" },
    { type: "rat-moved-through-hole", seat: ME, room: "bedroom" },
  ];
  expect(movements(show([{ n: 7, events: mine }]).container)).not.toContain("banner");
  cleanup();
  const found: LogEvent = { type: "card-turned-up", spy: ME, owner: OTHER, card: "w7b" };
  expect(movements(show([{ n: 7, events: [found] }]).container)).toContain("banner");
});

it("a fight that was put away does not come back with the next message", async () => {
  const newSteps: Step<LogEvent>[] = [{ n: 7, events: [EVENTS["fighter-revealed"], EVENTS["cheese-won"]] }];
  const { container, props, rerender } = show(newSteps);
  await fireEvent.keyDown(window, { key: "ArrowLeft" });
  expect(container.querySelector(".fight"), "arrows only lead through the page").not.toBeNull();
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(container.querySelector(".fight")).toBeNull();
  await rerender({ ...props, asked: [] });
  expect(container.querySelector(".fight")).toBeNull();
  await rerender({ ...props, newSteps: [{ n: 9, events: [EVENTS["choice-sealed"]] }] });
  expect(container.querySelector(".fight")).toBeNull();
  expect(container.querySelector(".caption button")).not.toBeNull();
});

it("a fight that is looked at again stays while the others get ready, until something is to be seen", async () => {
  const { container, props, rerender } = show([{ n: 7, events: [EVENTS["fighter-revealed"]] }]);
  await fireEvent.keyDown(window, { key: "Escape" });
  await fireEvent.click(container.querySelector(".caption button") as Element);
  for (const newSteps of [[], [{ n: 9, events: [EVENTS["choice-sealed"]] }], []]) {
    await rerender({ ...props, newSteps });
    expect(container.querySelector(".fight")).not.toBeNull();
  }
  await rerender({ ...props, newSteps: [{ n: 10, events: [EVENTS["trap-sprung"]] }] });
  expect(container.querySelector(".fight")).toBeNull();
});

it("a fight that is looked at again goes when another phase is looked back at", async () => {
  const { container, props, rerender } = show([{ n: 7, events: [EVENTS["fighter-revealed"]] }]);
  await fireEvent.keyDown(window, { key: "Escape" });
  await fireEvent.click(container.querySelector(".caption button") as Element);
  await rerender({ ...props, newSteps: [], view: { ...props.view, phase: "spy" } });
  expect(container.querySelector(".fight")).toBeNull();
});

it("an event of a newer server is passed over", () => {
  const strange = { type: "rat-flew-away", seat: OTHER } as unknown as LogEvent;
  const { container } = show([{ n: 7, events: [EVENTS["turn-passed"], strange] }]);
  expect(movements(container)).toEqual([]);
  expect(container.querySelector(".caption span")?.textContent).toContain("pass");
});
