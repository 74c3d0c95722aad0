/** A reaction window with a beat: nothing has to be pressed, and what was done can be seen, replaced and taken back. */
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { propsOf } from "../../testing/boardProps";
import { recorded, wordsFor, type Recorded } from "../../testing/recorded";
import type { Beat, BoardProps } from "../../board/props";
import type { GoudaGoudaEvent, View } from "../../protocol/generated/gouda-gouda";
import { formOf } from "../../protocol/menu";
import Board from "./Board.svelte";
import { announcer } from "../../ui/announcer.svelte";
import { needOf } from "./menuChoices";

type Props = BoardProps<View, GoudaGoudaEvent>;
const scenes = recorded("gouda-gouda");
const viewOf = (scene: Recorded) => scene.view as View;
const words = wordsFor("gouda-gouda", "en");

/** Somebody is asked after a roll and holds a card that needs dice. */
const asked = scenes.find(
  ({ menu, view }) =>
    (view as View).phase === "window" && menu.some((form) => form.slots.length && needOf(form) === "dice"),
) as Recorded;
const card = asked.menu.find((form) => form.slots.length && needOf(form) === "dice")?.verb ?? "";
const other = viewOf(asked).hand.find((power) => power !== card) ?? "";

const BEAT: Beat = {
  kind: "roll",
  lengthMs: 2_000,
  endsMs: 0,
  isHeld: false,
  isAsked: true,
  menu: asked.menu,
  answer: "",
  isPrompted: true,
  canWait: true,
  holdUntilMs: 0,
  canEnd: false,
};

function show(scene: Recorded, more: Partial<Props> = {}) {
  const sent = {
    wait: vi.fn(),
    withdraw: vi.fn(),
    arm: vi.fn(() => Promise.resolve(true)),
    actAll: vi.fn(() => Promise.resolve(true)),
  };
  const given = propsOf<View, GoudaGoudaEvent>("gouda-gouda", scene, {
    reducedMotion: true,
    reaction: "brisk",
    ...sent,
    ...more,
  });
  const { container, rerender } = render(Board, { props: given });
  const find = (selector: string) => container.querySelector(selector) as HTMLElement;
  return {
    ...sent,
    act: given.act,
    given,
    container,
    rerender,
    find,
    text: () => container.textContent ?? "",
  };
}
const inBeat = (more: Partial<Beat> = {}, props: Partial<Props> = {}) =>
  show(asked, { beat: { ...BEAT, ...more }, ...props });
const settle = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("a beat", () => {
  it("needs no button in order to pass; there is one only where it ends the window at once", () => {
    const { find, text } = inBeat();
    expect(find("[data-word=pass]")).toBeNull();
    expect(text()).toContain(words.text("board-beat"));
    expect(text()).not.toContain("Answers:");
    cleanup();
    expect(inBeat({ canEnd: true }).find("[data-word=pass]")).not.toBeNull();
  });

  it("is a bar that is full and still until the roll is at rest, then runs", async () => {
    const { find, given, rerender } = inBeat();
    expect(find("[data-part=beat] span").className).not.toContain("running");
    await rerender({ ...given, beat: { ...BEAT, endsMs: Date.now() + 1_500 } });
    expect(find("[data-part=beat] span").className).toContain("running");
    await rerender({ ...given, beat: { ...BEAT, endsMs: Date.now() - 10, isHeld: true } });
    expect(find("[data-part=beat] span").className).not.toContain("running");
  });

  it("is held and let go by the button, and by the space bar while no control has the focus", async () => {
    const { find, wait, given, rerender } = inBeat();
    await fireEvent.keyDown(document.body, { key: " " });
    await fireEvent.click(find("[data-part=wait]"));
    expect(wait.mock.calls).toEqual([[true], [true]]);
    find("[data-part=wait]").focus();
    await fireEvent.keyDown(find("[data-part=wait]"), { key: " " });
    expect(wait).toHaveBeenCalledTimes(2);
    find("[data-part=wait]").blur();
    await rerender({
      ...given,
      beat: { ...BEAT, isHeld: true, holdUntilMs: Date.now() + 20_000, canWait: false },
    });
    await fireEvent.keyDown(document.body, { key: " " });
    expect(wait).toHaveBeenLastCalledWith(false);
  });

  it("that somebody else holds says so, and not who", () => {
    expect(inBeat({ isHeld: true }).text()).toContain(words.text("board-held"));
  });

  it("is held by tapping any card, whatever it can do, and let go with the card", async () => {
    for (const power of [card, other]) {
      const { find, wait } = inBeat();
      await fireEvent.click(find(`[data-word="${power}"]`));
      expect(wait.mock.calls).toEqual([[true]]);
      await fireEvent.click(find(`[data-word="${power}"]`));
      expect(wait.mock.calls).toEqual([[true], [false]]);
      cleanup();
    }
  });

  it("says that the others wait while one chooses", async () => {
    const { find, text } = inBeat({ holdUntilMs: Date.now() + 20_000, isHeld: true });
    await fireEvent.click(find(`[data-word="${card}"]`));
    expect(text()).toContain(words.text("board-holding"));
  });

  it("shows the answer that is held, and lets it be replaced or taken back", async () => {
    const colour = formOf(asked.menu, card)?.slots[0]?.words[0] ?? "";
    const { find, text, withdraw, act, wait } = inBeat({ answer: `${card} ${colour}` }, { menu: [] });
    expect(text()).toContain(words.text("board-you-play-on", { card, words: colour }));
    expect(find("[data-held]").dataset["word"]).toBe(card);
    await fireEvent.click(find("[data-part=withdraw]"));
    expect(withdraw).toHaveBeenCalledOnce();
    await fireEvent.click(find(`[data-word="${card}"]`));
    await fireEvent.click(find("button.die.open"));
    await fireEvent.click(find("button.play"));
    expect(act).toHaveBeenCalledOnce();
    await settle();
    expect(wait).toHaveBeenLastCalledWith(false);
  });

  it("is read out only to who wants to be prompted", () => {
    const prompt = vi.spyOn(announcer, "prompt");
    const said = (part: string) => prompt.mock.calls.findLast(([place]) => place === part)?.[1];
    inBeat({ isPrompted: false });
    expect([said("board"), said("detail")]).toEqual(["", ""]);
    cleanup();
    inBeat({ isPrompted: true });
    expect([said("board") !== "", said("detail")]).toEqual([true, ""]);
  });

  it("has its switch in words, which answers nothing", async () => {
    const { container, given } = inBeat({}, { autoPassRules: ["pass", "pass-unless-mine"] });
    const choice = container.querySelector("select") as HTMLSelectElement;
    expect([...choice.options].map(({ value }) => value)).toEqual(["pass", "pass-unless-mine", "prompt"]);
    expect(choice.value).toBe("pass-unless-mine");
    await fireEvent.change(choice, { target: { value: "prompt" } });
    expect(given.setAutoPass).toHaveBeenCalledWith("prompt");
    expect(given.act).not.toHaveBeenCalled();
  });
});

describe("another turn", () => {
  const naming = scenes.find(({ view, menu }) => (view as View).phase === "name" && menu.length) as Recorded;
  const hand = { ...viewOf(naming), hand: ["again"] };

  it("is armed in one's own turn, and taken back", async () => {
    const own = { ...hand, mover: naming.seat ?? 0 };
    const { find, arm, given, rerender, withdraw, text } = show(naming, {
      view: own,
      armable: [{ verb: "again", slots: [] }],
    });
    await fireEvent.click(find("[data-word=again]"));
    await fireEvent.click(find("[data-arms=again]"));
    expect(arm).toHaveBeenCalledWith("again");
    await settle();
    await rerender({ ...given, armed: "again" });
    expect(text()).toContain(words.text("board-armed"));
    await fireEvent.click(find("[data-part=withdraw]"));
    expect(withdraw).toHaveBeenCalledOnce();
  });

  it("for somebody else needs a space, which stays chosen while mice move", async () => {
    const [space = ""] = viewOf(naming).mice.map(([name]) => name);
    const view = { ...hand, mover: ((naming.seat ?? 0) + 1) % naming.names.length, phase: "carry" as const };
    const armable = [{ verb: "again", slots: [{ words: [space, "elsewhere"], least: 1, most: 1 }] }];
    const { find, arm, given, rerender } = show(naming, { view, menu: [], armable });
    await fireEvent.click(find("[data-word=again]"));
    await fireEvent.click(find(`[data-space="${space}"]`));
    await rerender({ ...given, view: { ...view, dice: ["red"] } });
    await fireEvent.click(find(`[data-arms="again ${space}"]`));
    expect(arm).toHaveBeenCalledWith(`again ${space}`);
  });
});

describe("carrying out", () => {
  const heaps = scenes.filter(({ view, menu }) => (view as View).phase === "carry" && menu.length);
  /** Two dice of one way and two mice of somebody: one tap may do both. */
  const several = heaps.find(({ view, menu }) => {
    const { directions, mice, space, cheese } = view as View;
    const up = formOf(menu, "up");
    const most = Math.max(...(new Map(mice).get(space) ?? []));
    const isFree = up?.slots[1]?.words.every((word) => !cheese.some(([place]) => place === word));
    return isFree && most > 1 && directions.filter((way) => way === "up").length > 1;
  }) as Recorded;

  it("sends several dice of one way for one owner's mice as one list", async () => {
    const { mice, space } = viewOf(several);
    const heap = new Map(mice).get(space) ?? [];
    const owner = heap.indexOf(Math.max(...heap));
    const { find, actAll } = show(several);
    const mouse = find(`[data-part=mice] [data-word="${owner}"]`);
    if (!find("[data-batch]")) await fireEvent.click(mouse);
    const number = Number(find("[data-batch]").dataset["batch"]);
    await fireEvent.click(find("[data-batch]"));
    const [actions = []] = actAll.mock.calls[0] as unknown as [string[]];
    expect(actions).toHaveLength(number);
    expect(new Set(actions).size).toBe(1);
    expect(number).toBeGreaterThan(1);
  });

  it("takes one tap also before it is said whose mice go, and shows whose they are", async () => {
    const mixed = heaps.find(({ view, menu }) => {
      const { directions, mice, space, cheese } = view as View;
      const owners = (new Map(mice).get(space) ?? []).filter((number) => number > 0).length;
      const ends = menu.flatMap((form) => form.slots[1]?.words ?? []);
      const isFree = ends.every((word) => !cheese.some(([place]) => place === word));
      return isFree && owners > 1 && directions.filter((way) => way === "up").length > 1;
    }) as Recorded;
    const { mice, space } = viewOf(mixed);
    const heap = new Map(mice).get(space) ?? [];
    const { container, actAll } = show(mixed);
    const buttons = [...container.querySelectorAll<HTMLElement>("[data-batch]")];
    for (const { dataset } of buttons) expect(heap[Number(dataset["owner"])]).toBeGreaterThan(1);
    const first = buttons[0] as HTMLElement;
    expect(first.querySelector(".owner")).not.toBeNull();
    await fireEvent.click(first);
    const [actions = []] = actAll.mock.calls[0] as unknown as [string[]];
    expect(new Set(actions).size).toBe(1);
    expect(actions).toHaveLength(Number(first.dataset["batch"]));
    expect(actions[0]?.split(" ")[1]).toBe(first.dataset["owner"]);
  });

  it("is not offered where only one action at a time is possible", () => {
    expect(show(several, { actAll: null }).find("[data-batch]")).toBeNull();
  });

  it("is undone beside the prompt, as long as nothing is picked", async () => {
    const undo = vi.fn();
    const { find } = show(several, { undo });
    await fireEvent.click(find("[data-part=undo]"));
    expect(undo).toHaveBeenCalledOnce();
  });
});
