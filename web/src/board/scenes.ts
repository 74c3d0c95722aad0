/** How what happens is cut into scenes, and how long each of them is: by the lengths of the game's kit alone. */
import { DURATIONS, type DurationName } from "../device/durations";
import { kits } from "./kits";
import { atPace, type Pace } from "./pace";
import type { Step } from "./props";

export interface Scene {
  /** What is shown in it. */
  steps: Step[];
  ms: number;
  /** It is not hurried, however much waits. */
  isMoment: boolean;
  /** The board still shows the position of before. */
  isHeld: boolean;
}

const GOING_ON: Omit<Scene, "ms"> = { steps: [], isMoment: false, isHeld: false };
const MOMENTS: readonly DurationName[] = ["moment", "win"];

/**
 * A moment has a scene of its own; what happens between two moments is one scene, and so is what holds the position:
 * a whole fight, or a step and the catch it ends in. All up to the last event that holds it is shown before the board
 * shows the next position; where nothing more happens then, the board still has a step's time to go there.
 *
 * Only what everybody at the table sees takes time, so nobody's clock tells what they alone have seen.
 */
export function scenesOf(game: string, steps: Step[], pace: Pace, isStill: boolean): Scene[] {
  const { lengths = {}, holding = [] } = kits[game] ?? {};
  const all = steps.flatMap(({ n, events }) => events.map((event) => ({ n, event })));
  const lastHeld = all.findLastIndex(({ event }) => holding.includes(event.type));
  const scenes: (Scene & { isAlone: boolean })[] = [];
  if (pace !== "instant")
    all.forEach(({ n, event }, index) => {
      const name = lengths[event.type];
      const isMoment = name !== undefined && MOMENTS.includes(name);
      const isHeld = index <= lastHeld;
      const isAlone = isMoment && !holding.includes(event.type);
      const full = name === undefined || (isStill && !isMoment) ? 0 : DURATIONS[name];
      const last = scenes.at(-1);
      const scene =
        last && !last.isAlone && !isAlone && last.isHeld === isHeld
          ? last
          : { steps: [], ms: 0, isMoment, isHeld, isAlone };
      if (scene !== last) scenes.push(scene);
      scene.isMoment ||= isMoment;
      scene.ms += atPace(full, pace);
      const step = scene.steps.at(-1);
      if (step?.n === n) step.events.push(event);
      else scene.steps.push({ n, events: [event] });
    });
  if (scenes.at(-1)?.isHeld)
    scenes.push({ ...GOING_ON, ms: isStill ? 0 : atPace(DURATIONS.step, pace), isAlone: true });
  return scenes.length ? scenes : [{ steps, ms: 0, isMoment: false, isHeld: false }];
}
