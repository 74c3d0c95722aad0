/** The bar of a replay comes once, with the board: whoever takes hold of its slider keeps it, however late the board comes. */
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import { kits } from "../board/kits";
import type { Board } from "../board/props";
import { recorded, type Recorded } from "../testing/recorded";
import ReplayScreen from "./ReplayScreen.svelte";

const GAME = "quoridor";
const [scene] = recorded(GAME) as [Recorded];
const { names, view } = scene;
const seats = names.map((name) => ({ name, is_person: true, is_yours: false }));
const ANSWERS: [RegExp, (path: string) => object][] = [
  [
    /\/views\/(\d+)/,
    (path) => ({ n: Number(/views\/(\d+)/.exec(path)?.[1]), seat: 0, view, events: [], over: null }),
  ],
  [
    /\/games\//,
    () => ({ id: GAME, name: "Quoridor", has_hidden_information: false, actors: {}, bots: [], words: {} }),
  ],
  [/\/tables\//, () => ({ id: "t", game: GAME, n: 9, roles: [], status: { phase: "over", seats } })],
];

/** Everything that was begun is done. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve));
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("has one slider, from when it is seen", async () => {
  const kit = kits[GAME];
  if (!kit) throw new Error("no such kit");
  const loaded = await kit.Board();
  let arrive: (board: { default: Board }) => void = () => undefined;
  vi.spyOn(kit, "Board").mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  vi.stubGlobal("fetch", (path: string) => {
    const body = ANSWERS.find(([pattern]) => pattern.test(path))?.[1](path) ?? {};
    return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(body), text: () => "" });
  });
  const { container } = render(ReplayScreen, { props: { table: "t" } });
  const slider = (): HTMLInputElement | null => container.querySelector("input[type=range]");
  await settled();
  const first = slider();
  arrive(loaded);
  await settled();
  const there = slider() as HTMLInputElement;
  expect(there).not.toBeNull();
  expect(first === null || first === there, "it is not another one with the board").toBe(true);
  there.value = "3";
  await fireEvent.input(there);
  await settled();
  expect([slider() === there, there.value]).toEqual([true, "3"]);
});
