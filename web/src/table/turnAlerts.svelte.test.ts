/** What is played at a table: every event of every game makes the sound that the game's kit names, and no other. */
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi, type Mock } from "vitest";
import { turnAlerts } from "./turnAlerts";
import { kits } from "../board/kits";
import { presentSteps } from "../board/presentSteps.svelte";
import { AT_ONCE } from "../testing/clock";
import { play, SOUNDS, type SoundName } from "../device/sounds";
import { applyUpdate, type SeatState } from "./seatState";
import type { SomeEvent } from "../protocol/generated/messages";

vi.mock("../device/sounds", async (original) => ({
  ...(await original<typeof import("../device/sounds")>()),
  play: vi.fn(),
}));
const played = (): SoundName[] => (play as Mock<typeof play>).mock.calls.map(([sound]) => sound);
const warn = vi.spyOn(console, "warn");
beforeEach(() => {
  (play as Mock).mockClear();
  warn.mockReset().mockReturnValue();
});

const VIEWS = import.meta.glob<string>(["../protocol/generated/*.ts", "!../protocol/generated/messages.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The types of a game's events as the server writes them. */
function typesOf(game: string): string[] {
  const source = VIEWS[`../protocol/generated/${game}.ts`] ?? "";
  const union = /export type \w+Event =([^;]+);/.exec(source)?.[1];
  const names = union?.match(/\w+/g);
  return names?.map((name) => source.match(`interface ${name} {\n  type: "(.+)";`)?.[1] ?? name) ?? [];
}

const GAMES = Object.entries(kits).flatMap(([game, kit]) =>
  kit ? [{ game, sounds: kit.sounds, types: typesOf(game) }] : [],
);

/** Somebody sits at a table, these things happen in one step, and perhaps they are asked then. */
function happen(game: string, events: SomeEvent[], isAsked = false): void {
  const base = { type: "update", seat: 0, digest: "" } as const;
  const joined = applyUpdate(undefined, { ...base, n: 0 });
  let seatState = $state.raw<SeatState>(joined);
  const viewer = {
    mine: [0],
    call: "web-your-turn",
  };
  const end = $effect.root(() => {
    presentSteps<SeatState>(
      AT_ONCE,
      () => ({ ...seatState, state: seatState }),
      turnAlerts({ id: "table" }, viewer, game, () => game),
    );
  });
  flushSync();
  expect(played()).toEqual([]);
  seatState = applyUpdate(joined, { ...base, n: 1, steps: [{ n: 1, events }], question: isAsked ? 1 : null });
  flushSync();
  end();
}

it("knows the events of every game that has a kit", () => {
  expect(GAMES.length).toBeGreaterThan(0);
  expect(Object.keys(VIEWS)).toEqual(
    expect.arrayContaining(GAMES.map(({ game }) => `../protocol/generated/${game}.ts`)),
  );
});

it("whatever happens in a game without a kit is heard", () => {
  happen("a-game-of-somebody-else", [{ type: "die-rolled" }]);
  expect(played()).toEqual(["step"]);
});

describe.each(GAMES)("$game", ({ game, sounds, types }) => {
  const made = Object.entries(sounds).map(([type, sound]) => ({ type, sound: sound ?? null }));
  const audible = made.filter(({ sound }) => sound);

  it("names a sound or none for exactly the events that the server sends", () => {
    expect(Object.keys(sounds).sort()).toEqual(types.sort());
    expect(SOUNDS).toEqual(expect.arrayContaining(audible.map(({ sound }) => sound)));
    expect(audible.length).toBeGreaterThan(2);
  });

  it.each(made)("$type is heard as $sound", ({ type, sound }) => {
    happen(game, [{ type }]);
    expect(played()).toEqual(sound ? [sound] : []);
  });

  it.each(made)("$type is heard as $sound, and a call only where there is none", ({ type, sound }) => {
    happen(game, [{ type }], true);
    expect(played()).toEqual([sound ?? "turn"]);
  });

  it("of all that happens in one step only the last is heard that makes a sound", () => {
    happen(game, [...made.map(({ type }) => ({ type })), { type: "player-resigned" }]);
    expect(played()).toEqual([audible.at(-1)?.sound]);
    expect(warn).not.toHaveBeenCalled();
  });

  it("an event of a newer server is logged and skipped", () => {
    happen(game, [{ type: audible[0]?.type ?? "" }, { type: "of-a-newer-server" }]);
    expect(played()).toEqual([audible[0]?.sound]);
    expect(warn.mock.calls).toEqual([["skipped an event", { type: "of-a-newer-server" }]]);
  });
});
