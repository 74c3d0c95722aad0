import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { propsOf } from "../../testing/boardProps";
import { recorded, wordsFor, type Recorded } from "../../testing/recorded";
import type { BoardProps, Step } from "../../board/props";
import type { View } from "../../protocol/generated/gouda-gangster";
import { LANGUAGES } from "../../device/languages";
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
const send = (): HTMLElement => find(".buttons .first");

/** Every answer of a small menu, or a few of `sneak`, in words. */
function answers(scene: Recorded): string[] {
  return scene.menu.flatMap(({ verb, slots }) => {
    if (verb === "sneak") {
      const cards = slots[1]?.words ?? [];
      return (slots[0]?.words ?? []).flatMap((room) => [
        `sneak ${room} -`,
        ...(cards.length ? [`sneak ${room} ${cards.join("+")}`, `sneak ${room} ${cards.at(-1)}`] : []),
      ]);
    }
    const [first, second] = slots.map((slot) => slot.words);
    if (!first) return [verb];
    return first.flatMap((word) =>
      second ? second.map((other) => `${verb} ${word} ${other}`) : [`${verb} ${word}`],
    );
  });
}

/** Points at all that these words name, by `press`. */
async function say(answer: string, press: (element: HTMLElement) => Promise<void>): Promise<void> {
  const [verb = "", first = "", second = ""] = answer.split(" ");
  const cards: Record<string, string> = {
    nail: "nailed-down",
    gangster: "gouda-gangster",
    hole: "hole-in-the-wall",
  };
  const room = (name: string) => press(find(`[data-room="${name}"]`));
  if (verb === "pass") return press(find('[data-word="pass"]'));
  if (verb === "spy") return press(find(`[data-word="spy ${first}"]`));
  if (verb === "sneak") {
    await room(first);
    for (const card of second.split("+").filter((word) => word !== "-")) {
      await press(find(`[data-card="${card}"][aria-pressed="false"]`));
    }
  } else {
    await press(find(`[data-card="${cards[verb] ?? first}"]`));
    if (verb === "hole" || verb === "gangster") await room(first);
    if (second) await room(second);
  }
  await press(send());
}

const click = async (element: HTMLElement): Promise<void> => {
  await fireEvent.click(element);
};
/** Only what the keyboard can reach: arrows inside a group, then Enter, which a button turns into a click. */
const enter = async (element: HTMLElement): Promise<void> => {
  const group = element.closest('[role="group"]');
  const members = group ? [...group.querySelectorAll<HTMLElement>("button")] : [element];
  let at = members.find((member) => member.tabIndex === 0);
  if (!at) throw new Error("nothing of this group can be reached by Tab");
  at.focus();
  for (let tries = 0; at !== element && tries < 40; tries += 1) {
    const here = members.indexOf(at);
    const away = members.indexOf(element) - here;
    const isHouse = element.dataset.room !== undefined;
    const isRowStep = isHouse && Math.abs(away) >= 2;
    const key = isRowStep ? (away > 0 ? "ArrowDown" : "ArrowUp") : away > 0 ? "ArrowRight" : "ArrowLeft";
    await fireEvent.keyDown(at, { key });
    await tick();
    at = document.activeElement as HTMLElement;
  }
  expect(document.activeElement).toBe(element);
  await fireEvent.click(element, { detail: 0 });
};

/** Every scene in one language, in turn, and the weird ones in all of them. */
const SPOKEN = SCENES.flatMap((scene, index) =>
  LANGUAGES.filter((_, place) => index >= RECORDED.length || place === index % LANGUAGES.length).map(
    (language) => [scene.name, language, scene] as const,
  ),
);

it.each(SPOKEN)(
  "scene %s is drawn whole in %s: no text is a bare key, no card is shown that is not known",
  (...of) => {
    const [, language, scene] = of;
    const { container } = show(scene, { words: wordsFor(GAME, language, scene.names) });
    expect(container.querySelectorAll("[data-room]")).toHaveLength(4);
    const labels = [...container.querySelectorAll("[aria-label], [title]")].flatMap((element) => [
      element.getAttribute("aria-label") ?? "",
      element.getAttribute("title") ?? "",
    ]);
    const said = [container.textContent, ...labels].join(" ");
    expect(said).not.toMatch(/\b(board|event|news|tell|word|refused)-[a-z]|\{|undefined|NaN/);

    const view = scene.view as View;
    const own = scene.seat === null ? null : view.sides[scene.seat]?.own;
    const hand = [...container.querySelectorAll("[data-card]")].map((card) => card.getAttribute("data-card"));
    expect(hand).toEqual(own?.hand ?? []);
    const rivals = view.sides.filter((_, seat) => seat !== scene.seat);
    const backs = rivals.reduce((sum, side) => sum + side.covered, 0);
    expect(container.querySelectorAll(".rivals .back")).toHaveLength(backs);
  },
);

describe.each(ASKED.map((scene) => [scene.name, scene] as const))("asked in scene %s", (_, scene) => {
  it.each([
    ["clicks", click],
    ["keys", enter],
  ])("can give every answer by %s", async (_, press) => {
    const { act } = show(scene);
    for (const answer of answers(scene)) {
      await say(answer, press);
      expect(act.mock.lastCall).toEqual([answer]);
      await fireEvent.keyDown(window, { key: "Escape" });
    }
    expect(act).toHaveBeenCalledTimes(answers(scene).length);
  });

  it("sends nothing while an answer is on its way", async () => {
    const { act, container } = show(scene, { pending: answers(scene)[0] ?? "" });
    for (const button of container.querySelectorAll("button")) await fireEvent.click(button);
    expect(act).not.toHaveBeenCalled();
  });
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
    () => click(find(".buttons .second")),
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
  expect(screen.getByText("You do not hold that: holey sock (1).")).toBeTruthy();
});

it("tells the fight room by room, puts it away, and shows it again", async () => {
  const scene = SCENES.find((other) => eventsOf(other, "cheese-won").length);
  if (!scene) throw new Error("no scene with a fight");
  const { container } = show(scene);
  const sums = eventsOf(scene, "fighter-revealed").map(({ strength }) => String(strength));
  const shown = [...container.querySelectorAll(".fight .sum")].map((sum) => sum.textContent);
  expect(shown.toSorted()).toEqual(sums.toSorted());
  expect(container.querySelector('[aria-current="step"]')?.textContent).toContain("Fight");
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
      const about = find(".prompt .about").textContent;
      expect(about.length).toBeGreaterThan(20);
      expect(about.startsWith("Not now.")).toBe(kindOf(card) === "action");
      expect(button.title).toBe(about);
      await fireEvent.pointerLeave(button);
      expect(document.querySelector(".about")).toBeNull();
    }
  });

  it("what is still missing is a sentence, not a button", () => {
    if (!sneaking) throw new Error("no such scene was recorded");
    show(sneaking, { newSteps: [] });
    expect(find(".buttons").textContent).toContain("Choose a room");
    expect(document.querySelector(".buttons .first")).toBeNull();
  });

  it("the next question waits while the fight is shown, and any key goes on", async () => {
    const fought = ASKED.find((scene) => eventsOf(scene, "fighter-revealed").length);
    if (!fought) throw new Error("no such scene was recorded");
    show(fought);
    expect(document.querySelector(".fight")).not.toBeNull();
    const waiting = find(".prompt").textContent;
    const { round } = fought.view as View;
    expect(find(".ribbon .number").textContent).toContain(String(round - 1));
    expect(document.querySelector(".ribbon .king")).toBeNull();
    await fireEvent.keyDown(window, { key: "Tab" });
    expect(document.querySelector(".fight")).not.toBeNull();
    await fireEvent.keyDown(window, { key: "ArrowLeft" });
    expect(document.querySelector(".fight")).toBeNull();
    expect(find(".prompt").textContent).not.toBe(waiting);
    expect(find(".ribbon .number").textContent).toContain(String(round));
    expect(document.querySelector(".ribbon .king")).not.toBeNull();
  });
});
