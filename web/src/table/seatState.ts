/** What one seat has been told so far: each message of the server laid over what was known before. */
import type { Step } from "../board/props";
import { shared } from "../protocol/structuralShare";
import type { Menu, Over, RenderedText, UpdateMessage } from "../protocol/generated/messages";

export interface Known {
  seat: number | null;
  n: number;
  digest: string;
  view: unknown;
  /** The question this seat is asked, if it is. */
  at: number | null;
  menu: Menu;
  isIn: boolean;
  waiting: number[];
  waitingFor: number;
  /** Seats of this person with an open question, and the rows of these questions; only where there are several. */
  asks: [number, number][];
  /** In milliseconds of the server's clock; 0: no end. */
  ends: number;
  over: Over | null;
  /** At the end: whether anything was drawn that can be checked. */
  hasDraws: boolean;
  /** The standing order of this seat. */
  order: string;
  said: RenderedText | null;
  /** All that this seat saw happen. */
  log: Step[];
  /** Steps after this row are new to this screen: the row at which it joined, or up to which it had seen before. */
  animateAfter: number;
}

/** What is known after this message. `seenTo`: up to which row this seat was looked at earlier, if it was. */
export function laidOver(before: Known | undefined, told: UpdateMessage, seenTo = told.n): Known {
  const isSame = told.question != null && told.question === before?.at && !told.menu;
  const added = (told.steps ?? []).filter(({ n }) => n > (before?.n ?? -1));
  return {
    seat: told.seat,
    n: told.n,
    digest: told.digest,
    view: shared(
      before?.view,
      told.is_full || !before?.view ? (told.view ?? null) : { ...before.view, ...(told.view as object) },
    ),
    at: told.question ?? null,
    menu: isSame ? (before?.menu ?? []) : (told.menu ?? []),
    isIn: told.answer_is_held ?? false,
    waiting: shared(before?.waiting, told.asked ?? []),
    waitingFor: told.asked_count ?? 0,
    asks: shared(before?.asks, told.own_questions ?? []),
    ends: told.deadline_ms ?? 0,
    over: told.over ?? null,
    hasDraws: told.has_draws ?? false,
    order: told.auto_pass ?? "",
    said: told.text ? { ...told.text, names: { ...before?.said?.names, ...told.text.names } } : null,
    log: added.length ? [...(before?.log ?? []), ...added] : (before?.log ?? []),
    animateAfter: before?.animateAfter ?? seenTo,
  };
}

/** Whether this menu leaves no choice; then the one action on it, as words. */
export function onlyAction(menu: Menu): string | null {
  const [form, ...others] = menu;
  if (!form || others.length) return null;
  const fills: string[] = [];
  for (const { words, least, most } of form.slots) {
    const isFixed = least === most && (words.length === most || new Set(words).size <= 1);
    if (!isFixed) return null;
    fills.push(words.slice(0, most).join("+") || "-");
  }
  return [form.verb, ...fills].join(" ");
}
