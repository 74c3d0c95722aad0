/** Gouda Gangster in the hands of a test: rooms, cards, opponents and buttons; by keys with arrows inside a group. */
import { fireEvent } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect } from "vitest";
import { enter as press, find, type Driver } from "../../testing/driver";
import { weird } from "../../testing/edgeScenes";
import type { Recorded } from "../../testing/recorded";

type Hand = (element: HTMLElement) => Promise<void>;

/** The card that is played by a verb of another name. */
const CARDS: Record<string, string> = {
  nail: "nailed-down",
  gangster: "gouda-gangster",
  hole: "hole-in-the-wall",
};
const LONGEST_WAY = 40;

const click: Hand = async (element) => void (await fireEvent.click(element));

/** Arrows inside a group, then Enter. */
const enter: Hand = async (element) => {
  const group = element.closest('[role="group"]');
  const members = group ? [...group.querySelectorAll<HTMLElement>("button")] : [element];
  let at = members.find((member) => member.tabIndex === 0);
  if (!at) throw new Error("nothing of this group can be reached by Tab");
  at.focus();
  for (let steps = 0; at !== element && steps < LONGEST_WAY; steps += 1) {
    const away: number = members.indexOf(element) - members.indexOf(at);
    const isRowStep = element.dataset.room !== undefined && Math.abs(away) >= 2;
    const key = isRowStep ? (away > 0 ? "ArrowDown" : "ArrowUp") : away > 0 ? "ArrowRight" : "ArrowLeft";
    await fireEvent.keyDown(at, { key });
    await tick();
    at = document.activeElement as HTMLElement;
  }
  expect(at).toBe(element);
  await press(element);
};

/** `isEarly`: it is not asked yet, so there is no button to press. */
async function give(container: HTMLElement, action: string, by: Hand, isEarly = false): Promise<void> {
  const [verb = "", first = "", second = ""] = action.split(" ");
  const room = (name: string): Promise<void> => by(find(container, `[data-room="${name}"]`));
  if (verb === "pass") return by(find(container, '[data-word="pass"]'));
  if (verb === "spy") return by(find(container, `[data-seat="${first}"] button`));
  if (verb === "sneak") {
    await room(first);
    for (const card of second.split("+").filter((word) => word !== "-"))
      await by(find(container, `[data-card="${card}"][aria-pressed="false"]`));
  } else {
    await by(find(container, `[data-card="${CARDS[verb] ?? first}"]`));
    if (verb === "hole" || verb === "gangster") await room(first);
    if (second) await room(second);
  }
  if (!isEarly) await by(find(container, ".buttons .main"));
}

/** Every answer of a small menu; of `sneak` no card, all cards, and one. */
function answers({ menu }: Recorded): string[] {
  return menu.flatMap(({ verb, slots }) => {
    const [first, second] = slots.map((slot) => slot.words);
    if (!first) return [verb];
    if (verb === "sneak") {
      const fills = second?.length ? ["-", second.join("+"), second.at(-1)] : ["-"];
      return first.flatMap((room) => fills.map((fill) => `sneak ${room} ${fill}`));
    }
    return first.flatMap((word) =>
      second ? second.map((other) => `${verb} ${word} ${other}`) : [`${verb} ${word}`],
    );
  });
}

export const driver: Driver = {
  scenes: weird,
  answers,
  click: (container, _, action) => give(container, action, click),
  keys: (container, _, action) => give(container, action, enter),
  pick: (container, _, action) => give(container, action, click, true),
};
