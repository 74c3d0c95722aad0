/** Scenes that chance seldom makes, built from recorded ones: for the tests of the board and for looking at. */
import type { Recorded } from "./recorded";
import type { View } from "../protocol/generated/gouda-gangster";

const HAND = [
  "w3b",
  "w5a",
  "w9a",
  "w13b",
  "w14a",
  "w17a",
  "w18b",
  "w19b",
  "w20b",
  "trap",
  "trap",
  "trap",
  "cheese",
];
const ACTIONS = ["nailed-down", "gouda-gangster", "hole-in-the-wall"];
const ROOMS = ["bathroom", "bedroom", "basement", "childrens-room"];
const LONG = "Maximiliane-Friederike von und zu Hohenstein";

/** A full house: six seats with long names, a huge hand, much cheese, everybody hurt and laid open in one room. */
export function weird(scenes: Recorded[]): Recorded[] {
  const asked = scenes.filter((scene) => scene.names.length === 6 && scene.seat !== null);
  const sneak = asked.find((scene) => scene.menu[0]?.verb === "sneak");
  const spy = asked.find((scene) => scene.menu[0]?.verb === "spy");
  const over = scenes.findLast((scene) => scene.over);
  if (!sneak || !spy || !over) return [];
  return [hugeHand(sneak), crowd(spy), finalRound(sneak), shared(over), beginning(spy)];
}

function changed(scene: Recorded, name: string, view: Partial<View>, more: Partial<Recorded> = {}): Recorded {
  const whole = { ...(structuredClone(scene.view) as View), ...view };
  return { ...scene, name, view: whole, names: scene.names.map((_, seat) => `${LONG} ${seat}`), ...more };
}

function hugeHand(scene: Recorded): Recorded {
  const hand = [...HAND, ...ACTIONS, ...ACTIONS];
  const view = structuredClone(scene.view) as View;
  const own = view.sides[scene.seat ?? 0]?.own;
  if (own) own.hand = hand;
  const menu = [{ verb: "sneak", slots: [one(ROOMS), { words: HAND, least: 0, most: HAND.length }] }];
  return changed(scene, "huge hand", { ...view, pieces: [8, 0, 0, 8] }, { menu });
}

function crowd(scene: Recorded): Recorded {
  const view = structuredClone(scene.view) as View;
  const sides = view.sides.map((side) => ({
    ...side,
    rats: 4,
    covered: 7,
    room: "bedroom",
    hole: "basement",
    up: ["w1a", "w20b", "cheese", "hole-in-the-wall"],
    hurt: true,
    strength: -9,
  }));
  return changed(scene, "crowd", { ...view, sides, pieces: [2, 2, 2, 2] });
}

function finalRound(scene: Recorded): Recorded {
  const view = structuredClone(scene.view) as View;
  const playing = [scene.seat ?? 0, 5];
  return changed(scene, "final", { ...view, finals: 5, round: 64, playing, pieces: [0, 0, 1, 0] });
}

function shared(scene: Recorded): Recorded {
  return changed(scene, "shared", { end: "shared", winners: [0, 1, 2] });
}

function beginning(scene: Recorded): Recorded {
  const view = structuredClone(scene.view) as View;
  const sides = view.sides.map((side) => ({
    ...side,
    covered: 0,
    room: "",
    hole: "",
    up: [],
    hurt: false,
    own: null,
  }));
  return changed(
    scene,
    "beginning",
    { ...view, sides, phase: "first", round: 0, king: -1, pieces: [0, 0, 0, 0], discard: [] },
    { menu: [], seat: null, steps: [] },
  );
}

function one(words: string[]) {
  return { words, least: 1, most: 1 };
}
