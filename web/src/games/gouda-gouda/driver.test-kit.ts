/** Gouda! Gouda! in the hands of a test: spaces, dice, mice and cards, on the picture or as buttons beside it. */
import { fireEvent } from "@testing-library/svelte";
import { tick } from "svelte";
import type { View } from "../../protocol/generated/gouda-gouda";
import { enter, find, type Driver } from "../../testing/driver";
import { answers } from "../../testing/menu";
import type { Recorded } from "../../testing/recorded";
import { heapOf } from "./view";

const CARDS_ASKED = ["window", "pile"];
const MOST_SPREADS = 4;
const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

interface Hands {
  space: (container: HTMLElement, id: string) => Promise<void>;
  mouse: (container: HTMLElement, seat: string, view: View) => Promise<void>;
  button: (button: HTMLElement) => Promise<void>;
}

const pointer: Hands = {
  space: async (container, id) => void (await fireEvent.click(find(container, `[data-space="${id}"]`))),
  mouse: async (container, seat) =>
    void (await fireEvent.click(find(container, `.place [data-mouse="${seat}"]`))),
  button: async (button) => void (await fireEvent.click(button)),
};
const keyboard: Hands = {
  space: async (container, id) => {
    await walkTo(container, id);
    await fireEvent.keyDown(document.activeElement as Element, { key: "Enter" });
  },
  mouse: async (container, seat, { mice, space }) => {
    const here = heapOf(new Map(mice).get(space) ?? []).map(([owner]) => String(owner));
    await enter(
      container.querySelectorAll<HTMLElement>(".carry button.mouse")[here.indexOf(seat)] as HTMLElement,
    );
  },
  button: enter,
};

/** The focus goes over the spaces by arrow keys, from where the Tab key leads. */
async function walkTo(container: HTMLElement, id: string): Promise<void> {
  const spot = (space: string): HTMLElement => find(container, `[data-space="${space}"] .spot`);
  const first =
    find(container, ".spot[tabindex='0']").closest("[data-space]")?.getAttribute("data-space") ?? "";
  const seen = new Set([first]);
  for (const here of seen) {
    if (here === id) return spot(id).focus();
    for (const key of ARROWS) {
      spot(here).focus();
      await fireEvent.keyDown(spot(here), { key });
      seen.add(document.activeElement?.closest("[data-space]")?.getAttribute("data-space") ?? here);
    }
  }
  throw new Error(`no arrow key leads to ${id}`);
}

/** `isEarly`: it is not asked yet, so there is no button to press. */
async function give(
  container: HTMLElement,
  scene: Recorded,
  action: string,
  by: Hands,
  isEarly = false,
): Promise<void> {
  const [verb = "", first = "", second = ""] = action.split(" ");
  if (verb === "name") await by.space(container, first);
  else if (verb === "pass") await by.button(find(container, "button.pass"));
  else if (verb === "up" || verb === "down") await carry(container, scene, [verb, first, second], by);
  else if (verb === "spread") {
    for (const space of first.split("+")) await by.space(container, space);
    if (!isEarly) await by.button(find(container, ".done"));
  } else {
    await playCard(container, scene, verb, first, by);
    if (!isEarly) await by.button(find(container, "button.play"));
  }
}

async function carry(
  container: HTMLElement,
  { menu, view }: Recorded,
  [verb, seat, to]: [string, string, string],
  by: Hands,
): Promise<void> {
  const { dice } = view as View;
  const mice = menu[0]?.slots[0]?.words ?? [];
  const links = menu.filter((form) => form.verb === verb)[0]?.slots[1]?.words ?? [];
  const die =
    container.querySelectorAll<HTMLElement>("button.die")[dice.indexOf(verb === "up" ? "green" : "red")];
  if (menu.length > 1) await by.button(die as HTMLElement);
  if (mice.length > 1) await by.mouse(container, seat, view as View);
  // What is the only choice need not be pointed at, once something was.
  if (links.length > 1 || (menu.length === 1 && mice.length === 1)) await by.space(container, to);
}

/** The card, then its dice or its space. */
async function playCard(
  container: HTMLElement,
  { menu, view }: Recorded,
  verb: string,
  fill: string,
  by: Hands,
): Promise<void> {
  const { hand, dice } = view as View;
  await by.button(container.querySelectorAll<HTMLElement>(".slot")[hand.indexOf(verb)] as HTMLElement);
  const words = menu.find((form) => form.verb === verb)?.slots[0]?.words ?? [];
  if (words.length > 1 && dice.includes(words[0] ?? "")) {
    const free = dice.map((_, index) => index);
    for (const colour of fill.split("+")) {
      const [index] = free.splice(
        free.findIndex((die) => dice[die] === colour),
        1,
      );
      await by.button(container.querySelectorAll<HTMLElement>("button.die")[index ?? -1] as HTMLElement);
    }
  } else if (words.length > 1) await by.space(container, fill);
}

export const driver: Driver = {
  answers({ menu }) {
    const all = answers(menu);
    return menu[0]?.verb === "spread" ? all.slice(0, MOST_SPREADS) : all;
  },
  click: (container, scene, action) => give(container, scene, action, pointer),
  keys: (container, scene, action) => give(container, scene, action, keyboard),
  pick: (container, scene, action) => give(container, scene, action, pointer, true),
  async letGo(container) {
    for (let part = 0; part < 6; part++) await fireEvent.keyDown(find(container, ".bar"), { key: "Escape" });
    await tick();
  },
  withoutCards(scene) {
    const { phase } = scene.view as View;
    const menu = scene.menu.filter(({ verb }) => verb === "pass");
    return CARDS_ASKED.includes(phase) && menu.length < scene.menu.length ? { ...scene, menu } : null;
  },
};
