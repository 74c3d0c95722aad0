import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterEach, describe, expect, it, vi } from "vitest";
import { propsOf } from "../../testing/boardProps";
import { recorded, type Recorded } from "../../testing/recorded";
import type { BoardProps, Step } from "../../board/props";
import type { View } from "../../protocol/generated/gouda-gangster";
import Board from "./Board.svelte";
import { kindOf, picture } from "./cardArt";
import type { LogEvent } from "./stepSummary";
import { weird } from "../../testing/edgeScenes";

type Props = BoardProps<View, LogEvent>;

const GAME = "gouda-gangster";
const RECORDED = recorded(GAME);
const SCENES = [...RECORDED, ...weird(RECORDED)];
const ASKED = SCENES.filter((scene) => scene.menu.length);

afterEach(cleanup);

function stepsOf(scene: Recorded): Step<LogEvent>[] {
  return scene.steps as Step<LogEvent>[]; // as they were recorded
}

function eventsOf<Type extends LogEvent["type"]>(scene: Recorded, type: Type) {
  const is = (event: LogEvent): event is Extract<LogEvent, { type: Type }> => event.type === type;
  return stepsOf(scene).flatMap(({ events }) => events.filter(is));
}

function props(scene: Recorded, more: Partial<Props> = {}): Props {
  return propsOf<View, LogEvent>(GAME, scene, { reducedMotion: true, ...more });
}

function show(scene: Recorded, more: Partial<Props> = {}) {
  const act = vi.fn(() => Promise.resolve(true));
  const shown = render(Board, { props: props(scene, { act, ...more }) });
  return { act, ...shown };
}

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};
const send = (): HTMLElement => find(".buttons .main");

const click = async (element: HTMLElement): Promise<void> => {
  await fireEvent.click(element);
};

it.each(SCENES)("scene $name is drawn whole, and no card is shown that is not known", (scene) => {
  const { container } = show(scene);
  expect(container.querySelectorAll("[data-room]")).toHaveLength(4);
  const view = scene.view as View;
  const own = scene.seat === null ? null : view.sides[scene.seat]?.own;
  const hand = [...container.querySelectorAll("[data-card]")].map((card) => card.getAttribute("data-card"));
  expect(hand).toEqual(own?.hand ?? []);
  const rivals = view.sides.filter((_, seat) => seat !== scene.seat);
  const backs = rivals.reduce((sum, side) => sum + side.covered, 0);
  expect(container.querySelectorAll(".rivals .back")).toHaveLength(backs);
});

const sneaking = (): Recorded => {
  const scene = ASKED.find(
    (other) => other.menu[0]?.verb === "sneak" && (other.menu[0].slots[1]?.words.length ?? 0) > 1,
  );
  if (!scene) throw new Error("no scene of phase 3");
  return scene;
};

it("lets go of everything by Escape, and by the button", async () => {
  for (const letGo of [
    () => fireEvent.keyDown(window, { key: "Escape" }),
    () => click(find(".buttons .round")),
  ]) {
    const { container, unmount } = show(sneaking(), { newSteps: [] });
    await click(find('[data-room="bedroom"]'));
    await click(find("[data-card]"));
    expect(container.querySelectorAll('[aria-pressed="true"]')).toHaveLength(2);
    await letGo();
    expect(container.querySelectorAll('[aria-pressed="true"]')).toHaveLength(0);
    unmount();
  }
});

it("asks anew with an empty hand when the question has changed, and not when only a neighbour is ready", async () => {
  const scene = sneaking();
  const { container, rerender } = show(scene, { newSteps: [] });
  await click(find('[data-room="bedroom"]'));
  await rerender({ ...props(scene), newSteps: [], menu: structuredClone(scene.menu), asked: [] });
  expect(container.querySelectorAll('[aria-pressed="true"]')).toHaveLength(1);
  await rerender({ ...props(scene), newSteps: [], menu: [{ verb: "pass", slots: [] }] });
  expect(container.querySelectorAll('[aria-pressed="true"]')).toHaveLength(0);
});

it("says why something was refused", () => {
  show(sneaking(), { refused: { code: "not-in-hand", action: "lay w1a", facts: { card: "w1a" } } });
  expect(
    screen.getByText("You don’t have this card: holey sock (1). Choose one from your hand."),
  ).toBeTruthy();
});

it("tells the fight room by room, puts it away, and shows it again", async () => {
  const scene = SCENES.find((other) => eventsOf(other, "cheese-won").length);
  if (!scene) throw new Error("no scene with a fight");
  const { container } = show(scene);
  const sums = eventsOf(scene, "fighter-revealed").map(({ strength }) => String(strength));
  const shown = [...container.querySelectorAll(".fight .sum")].map((sum) => sum.textContent);
  expect(shown.toSorted()).toEqual(sums.toSorted());
  expect(container.querySelector('[aria-current="step"]')?.textContent).toContain("Fight");
  const turns = [...container.querySelectorAll<HTMLElement>(".fight .room:not(.empty)")].map((room) =>
    room.style.getPropertyValue("--turn"),
  );
  expect(find(".fight footer p").style.getPropertyValue("--turn"), "what came of it, in the last room").toBe(
    turns.toSorted().at(-1),
  );
  await click(within(find(".fight")).getByRole("button"));
  expect(container.querySelector(".fight")).toBeNull();
  await click(screen.getByText("Last fight"));
  expect(container.querySelector(".fight")).not.toBeNull();
});

it("holds what somebody found out, and is in nobody's way", async () => {
  const scene = sneaking();
  const events: LogEvent[] = [{ type: "card-turned-up", spy: 1, owner: 2, card: "w1a" }];
  const { act, container } = show(scene, {
    newSteps: [
      { n: 9, events },
      { n: 11, events },
    ],
  });
  expect(find(".banner").textContent).toContain("holey sock (1)");
  expect(container.querySelectorAll(".rival.isFound")).toHaveLength(1);
  await fireEvent.keyDown(window, { key: "Tab" });
  await fireEvent.pointerDown(document.body);
  expect(find(".banner").textContent).toContain("holey sock (1)");
  await click(find('[data-room="bedroom"]'));
  await click(send());
  expect(act).toHaveBeenCalledTimes(1);
  expect(container.querySelector(".banner")).toBeNull();
});

it("has the pictures that icons.toml names", () => {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as {
    icons: Record<string, { body: string }>;
  };
  const toml = readFileSync("../src/cheeseboard/games/gouda_gangster/icons.toml", "utf8");
  const named = [...toml.matchAll(/^([a-z0-9-]+) = "([a-z-]+)"$/gm)].filter(
    ([, word]) => kindOf(word ?? "") !== "room",
  );
  expect(named).toHaveLength(45);
  for (const [, card = "", icon = ""] of named) expect(picture(card), card).toBe(set.icons[icon]?.body);
});

describe("what a newcomer reads", () => {
  const sneaking = SCENES.find(
    ({ menu, view, seat }) =>
      menu.some(({ verb }) => verb === "sneak") &&
      (view as View).sides[seat ?? 0]?.own?.hand.some((card) => kindOf(card) === "action"),
  );

  it("a card says what it does, and that it cannot be used now", async () => {
    if (!sneaking) throw new Error("no such scene was recorded");
    show(sneaking);
    const hand = (sneaking.view as View).sides[sneaking.seat ?? 0]?.own?.hand ?? [];
    for (const card of new Set(hand)) {
      const button = find(`[data-card="${card}"]`);
      await fireEvent.pointerEnter(button);
      const about = find(".prompt .more").textContent;
      expect(about.length).toBeGreaterThan(20);
      expect(about.startsWith("Not now.")).toBe(kindOf(card) === "action");
      expect(button.title).toBe(about);
      await fireEvent.pointerLeave(button);
      expect(document.querySelector(".prompt .more")).toBeNull();
    }
  });

  it("what is still missing is a sentence, not a button", () => {
    if (!sneaking) throw new Error("no such scene was recorded");
    show(sneaking, { newSteps: [] });
    expect(find(".buttons").textContent).toContain("Choose a room");
    expect(document.querySelector(".buttons .main")).toBeNull();
  });

  it("the phase stays at the fight until the numbers have followed", async () => {
    const fought = ASKED.find((scene) => eventsOf(scene, "fighter-revealed").length);
    if (!fought) throw new Error("no such scene was recorded");
    const view = fought.view as View;
    const [fighter] = eventsOf(fought, "fighter-revealed");
    const countedView = { ...view, round: fighter?.round ?? 0, phase: "reinforce" as const };
    const { rerender } = show(fought, { menu: [], countedView });
    const phase = (): string | undefined => find('[aria-current="step"]').textContent;
    const during = phase();
    await rerender({ ...props(fought, { menu: [] }), newSteps: [], countedView });
    expect([document.querySelector(".fight"), phase()]).toEqual([null, during]);
    await rerender({ ...props(fought), newSteps: [], countedView: view });
    expect(phase()).not.toBe(during);
  });

  it("the next question waits while the fight is shown, and Escape goes on", async () => {
    const fought = ASKED.find((scene) => eventsOf(scene, "fighter-revealed").length);
    if (!fought) throw new Error("no such scene was recorded");
    show(fought);
    expect(document.querySelector(".fight")).not.toBeNull();
    const waiting = find(".prompt").textContent;
    const { round } = fought.view as View;
    expect(find(".ribbon .number").textContent).toContain(String(round - 1));
    expect(document.querySelector(".ribbon .king")).toBeNull();
    for (const key of ["Tab", "ArrowLeft", "a"]) await fireEvent.keyDown(window, { key });
    expect(document.querySelector(".fight")).not.toBeNull();
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(document.querySelector(".fight")).toBeNull();
    expect(find(".prompt").textContent).not.toBe(waiting);
    expect(find(".ribbon .number").textContent).toContain(String(round));
    expect(document.querySelector(".ribbon .king")).not.toBeNull();
  });
});
