/**
 * How long everything takes that moves, in milliseconds at normal pace: the only place that says so. It sets the CSS
 * variables (`--ms-touch`, `--ms-step`, …), and components have no durations of their own.
 */
export const DURATIONS = {
  /** Something answers a finger: a card lifts, a button goes down. */
  touch: 120,
  /** A piece takes one step. */
  step: 220,
  /** Something happens: a card is turned, a piece of cheese falls. */
  event: 450,
  /** Dice tumble one after the other and come to rest; the server counts on it. */
  roll: 900,
  /** What people tell others about: a trap, a catch, a room of a fight. */
  moment: 1_200,
  /** Somebody wins. */
  win: 1_800,
  /** What beats for ever beside the game, such as the halo of whoever is to move. */
  pulse: 900,
} as const;

/** Twenty updates within this time are not shown one by one: somebody was away. */
export const BURST_MS = 1_000;
/** Nor is an update that would take longer than this: more than a fight in every room, and a win. */
export const LONGEST_UPDATE_MS = 15_000;

export type DurationName = keyof typeof DURATIONS;

/** The CSS variables for a table at which everything takes a share of the normal time, as a style. */
export function durationStyle(share: number): string {
  return Object.entries(DURATIONS)
    .map(([name, ms]) => `--ms-${name}: ${name === "touch" || name === "pulse" ? ms : ms * share}ms`)
    .join("; ");
}

/** Let all of a page move at normal pace; a table that is played faster says so for its board. */
export function setDurations(root: HTMLElement = document.documentElement): void {
  for (const [name, ms] of Object.entries(DURATIONS)) root.style.setProperty(`--ms-${name}`, `${ms}ms`);
}
