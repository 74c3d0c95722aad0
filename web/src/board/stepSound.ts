/** What steps of a game sound like, at a table, in a lesson, a puzzle or a replay. */
import { play, type SoundName } from "../device/sounds";
import type { TableEvent } from "../protocol/generated/messages";
import { kits } from "./kits";
import type { Step } from "./props";

const PLAIN_SOUND = "step"; // of whatever happens in a game without a web kit

/** What sounds at every table besides the game: nothing so far. A new event does not compile until somebody has decided. */
const TABLE_SOUNDS: Readonly<Record<TableEvent["type"], SoundName | null>> = {
  "player-resigned": null,
  "time-ran-out": null,
  "stand-in-seated": null,
  "seat-reclaimed": null,
  "rows-taken-back": null,
  "game-aborted": null,
};

/** The sound of what happened last, of what makes one. An event that this page does not know is logged and skipped. */
export function soundOf(game: string, steps: Step[]): SoundName | undefined {
  const events = steps.flatMap((step) => step.events);
  const own = kits[game]?.sounds;
  if (!own) return events.length ? PLAIN_SOUND : undefined;
  const sounds: typeof own = { ...TABLE_SOUNDS, ...own };
  for (const event of events) if (!(event.type in sounds)) console.warn("skipped an event", event);
  return events.map(({ type }) => sounds[type]).findLast((sound) => sound != null) ?? undefined;
}

export function playSteps(game: string, steps: Step[]): void {
  const sound = soundOf(game, steps);
  if (sound) play(sound);
}
