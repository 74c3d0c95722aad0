/** Which puzzle a day has, and how many days in a row somebody solved one. A day is what the calendar here says. */
import * as storage from "../device/storage";

const DAY_MS = 86_400_000;
const KEPT = "puzzles";

interface Kept {
  /** Days, counted, on which a puzzle of that day was solved. */
  days: number[];
  /** Solved puzzles: "<game> 17". */
  solved: string[];
}

/** The day as a number; the same for everybody who has the same date. */
export function dayOf(now: Date): number {
  return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS);
}

/** The puzzle of a day, among these numbers. */
export function numberOf(day: number, numbers: number[]): number {
  return numbers[day % numbers.length] ?? 1;
}

function remembered(): Kept {
  try {
    const { days = [], solved = [] } = JSON.parse(storage.read(KEPT) ?? "{}") as Partial<Kept>;
    return { days, solved };
  } catch {
    return { days: [], solved: [] };
  }
}

export function isSolved(game: string, number: number): boolean {
  return remembered().solved.includes(`${game} ${number}`);
}

export function solvedCount(game: string): number {
  return remembered().solved.filter((name) => name.startsWith(`${game} `)).length;
}

/** Remember a solved puzzle; that of the day counts for the streak. */
export function remember(game: string, number: number, isTodays: boolean, now = new Date()): void {
  const { days, solved } = remembered();
  const today = dayOf(now);
  storage.write(
    KEPT,
    JSON.stringify({
      days: isTodays ? [...new Set([...days, today])] : days,
      solved: [...new Set([...solved, `${game} ${number}`])],
    }),
  );
}

/** Days in a row up to today; who has not solved today's yet keeps what was up to yesterday. */
export function streak(now = new Date()): number {
  const days = new Set(remembered().days);
  const today = dayOf(now);
  let day = days.has(today) ? today : today - 1;
  let count = 0;
  while (days.has(day)) {
    count++;
    day--;
  }
  return count;
}
