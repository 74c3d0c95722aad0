/** What one seat has been told so far: each message of the server laid over what was known before. */
import type { Step } from "../board/props";
import { structuralShare } from "../protocol/structuralShare";
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

/** What a field means that the server leaves out. */
const OMITTED = {
  view: null,
  question: null,
  menu: [],
  answer_is_held: false,
  asked: [],
  asked_count: 0,
  own_questions: [],
  deadline_ms: 0,
  over: null,
  has_draws: false,
  auto_pass: "",
  text: null,
  steps: [],
} satisfies Partial<UpdateMessage>;

/** What is known after this message. `seenTo`: up to which row this seat was looked at earlier, if it was. */
export function laidOver(before: Known | undefined, message: UpdateMessage, seenTo = message.n): Known {
  const told = { ...OMITTED, ...message };
  return {
    seat: told.seat,
    n: told.n,
    digest: told.digest,
    view: structuralShare(before?.view, viewAfter(before, message)),
    at: told.question,
    menu: isSameQuestion(before, message) ? before.menu : told.menu,
    isIn: told.answer_is_held,
    waiting: structuralShare(before?.waiting, told.asked),
    waitingFor: told.asked_count,
    asks: structuralShare(before?.asks, told.own_questions),
    ends: told.deadline_ms,
    over: told.over,
    hasDraws: told.has_draws,
    order: told.auto_pass,
    said: told.text && { ...told.text, names: { ...before?.said?.names, ...told.text.names } },
    log: logAfter(before, told.steps),
    animateAfter: before?.animateAfter ?? seenTo,
  };
}

/** The fields that have changed over those that have not, or a whole view. */
function viewAfter(before: Known | undefined, { is_full, view }: UpdateMessage): unknown {
  return is_full || !before?.view ? (view ?? null) : { ...before.view, ...(view as object) };
}

/** While the question stays the same, its menu is sent once. */
function isSameQuestion(before: Known | undefined, { question, menu }: UpdateMessage): before is Known {
  return question != null && question === before?.at && !menu;
}

function logAfter(before: Known | undefined, steps: Step[]): Step[] {
  const log = before?.log ?? [];
  const added = steps.filter(({ n }) => n > (before?.n ?? -1));
  return added.length ? [...log, ...added] : log;
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
