/** Lessons: what they ask, and what the rules say to a try. */
import { get, post } from "../protocol/server";
import type { LessonAttempt, LessonDetails, LessonProgress } from "../protocol/generated/messages";

export const lessonOf = (game: string, lesson: string): Promise<LessonDetails> =>
  get<LessonDetails>(`/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`);
export const attemptLesson = (attempt: LessonAttempt): Promise<LessonProgress> =>
  post<LessonProgress>("/lesson", attempt);
