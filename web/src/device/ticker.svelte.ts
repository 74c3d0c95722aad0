/** A clock that components can read: it ticks once a second while somebody looks at it. */
import { createSubscriber } from "svelte/reactivity";

const TICK_MS = 1_000;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, TICK_MS);
  return () => clearInterval(timer);
});

/** Now, in milliseconds; whoever reads it in a component is drawn again every second. */
export function now(): number {
  subscribe();
  return Date.now();
}

/** A span as it is said aloud: in seconds, minutes or hours, whichever is best. */
export function spokenDuration(ms: number, language: string): string {
  const seconds = ms / 1_000;
  const [unit, length] = seconds < 120 ? ["second", 1] : seconds < 7_200 ? ["minute", 60] : ["hour", 3_600];
  const format = { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language, format).format(seconds / (length as number));
}

/** A span as people read it: 0:07, 12:30, 2 h 05, and for long spans whole days. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3_600)];
  if (hours >= 48) return `${Math.floor(hours / 24)} d`;
  if (hours >= 10) return `${hours} h`;
  if (hours >= 1) return `${hours} h ${String(minutes % 60).padStart(2, "0")}`;
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}
