/** Spans of time in words: "2 minutes", "3 days". */
import { settings } from "../device/settings.svelte";
import { t } from "./pageWords.svelte";
import type { Clock } from "../protocol/generated/messages";

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** The two largest units that a span has: "1 day, 4 hours". */
export function duration(seconds: number): string {
  let left = Math.max(0, Math.round(seconds));
  const parts = UNITS.map(([unit, size]) => {
    const number = Math.floor(left / size);
    left -= number * size;
    return { unit, number };
  });
  const first = parts.findIndex(({ number }) => number > 0);
  const shown =
    first < 0 ? parts.slice(-1) : parts.slice(first, first + 2).filter(({ number }) => number > 0);
  return shown.map(({ unit, number }) => inUnit(unit, number)).join(", ");
}

function inUnit(unit: string, number: number): string {
  return new Intl.NumberFormat(settings.language, { style: "unit", unit, unitDisplay: "long" }).format(
    number,
  );
}

/** The day of a moment that was: "today", "yesterday", "3 Nov", "3 Nov 2025". */
export function dayOf(ms: number, now: number): string {
  const [then, today] = [new Date(ms), new Date(now)];
  const midnight = (day: Date): number => new Date(day).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(then) - midnight(today)) / 86_400_000);
  if (days > -2)
    return new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" }).format(
      Math.min(days, 0),
      "day",
    );
  const year = then.getFullYear() === today.getFullYear() ? undefined : "numeric";
  return new Intl.DateTimeFormat(settings.language, { day: "numeric", month: "short", year }).format(then);
}

/** How much time a table gives everybody. */
export function clockText(clock: Clock): string {
  switch (clock.type) {
    case "none":
      return t("web-clock-none");
    case "decision":
      return t("web-clock-decision", { time: duration(clock.seconds) });
    case "days":
      return t("web-clock-decision", { time: duration(clock.days * 86_400) });
    case "bank":
      return t("web-clock-bank", { time: duration(clock.seconds), more: duration(clock.increment) });
  }
}

/** What happens at a table of so many seats when time runs out, and how one learns that it is one's turn. */
export function clockAbout(clock: Clock | undefined, seats: number): string {
  if (!clock || clock.type === "none") return "";
  const said = [t(seats === 2 ? "web-clock-out-two" : "web-clock-out-more")];
  if (clock.type === "decision") said.unshift(t("web-clock-grace"));
  if (clock.type === "days") said.push(t("web-clock-days"));
  return said.join(" ");
}
