/** What steps of a game sound like, at a table, in a lesson, a puzzle or a replay. */
import { play, type SoundName } from "../device/sounds";
import { kits } from "./kits";
import type { Step } from "./props";

const PLAIN_SOUND = "step"; // of whatever happens in a game without a web kit

/** The sound of what happened last, of what makes one. */
export function soundOf(game: string, steps: Step[]): SoundName | undefined {
  const sounds = kits[game]?.sounds;
  const made = steps.flatMap(({ events }) =>
    events.map((event) => (sounds ? sounds[event.type] : PLAIN_SOUND)),
  );
  return made.findLast((sound) => sound != null) ?? undefined;
}

export function playSteps(game: string, steps: Step[]): void {
  const sound = soundOf(game, steps);
  if (sound) play(sound);
}
