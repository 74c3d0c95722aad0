/** How far somebody has come in each lesson on this device. */
import * as storage from "./storage";

const FINISHED = "finished";
const nameOf = (game: string, lesson: string): string => `lesson-${game}-${lesson}`;

/** The step somebody was at; the first, where they were nowhere or at the end. */
export function savedStep(game: string, lesson: string, steps: number): number {
  const kept = Number(storage.read(nameOf(game, lesson)));
  return kept > 0 && kept < steps ? kept : 0;
}

export const saveStep = (game: string, lesson: string, step: number): void =>
  storage.write(nameOf(game, lesson), String(step));
export const saveFinished = (game: string, lesson: string): void =>
  storage.write(nameOf(game, lesson), FINISHED);
export const isFinished = (game: string, lesson: string): boolean =>
  storage.read(nameOf(game, lesson)) === FINISHED;

/** The page of the lesson to go on with: the first that is not finished. A game's only lesson needs no name. */
export function lessonAddress(game: string, lessons: readonly { id: string }[]): string {
  const next = lessons.find(({ id }) => !isFinished(game, id)) ?? lessons[0];
  return lessons.length > 1 && next ? `/learn/${game}/${next.id}` : `/learn/${game}`;
}
