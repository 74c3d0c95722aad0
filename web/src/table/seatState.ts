/** What one seat knows: every update of the server applied to what it knew before. */
import type { Step } from "../board/props";
import { addToBlocks } from "../protocol/blocks";
import { structuralShare } from "../protocol/structuralShare";
import type { Menu, Over, RenderedText, UpdateMessage } from "../protocol/generated/messages";

export interface SeatState {
  seat: number | null;
  n: number;
  digest: string;
  view: unknown;
  /** The question this seat is asked, if it is. */
  question: number | null;
  menu: Menu;
  hasAnswered: boolean;
  asked: number[];
  askedCount: number;
  /** Seats of this person with an open question, and the rows of these questions; only where there are several. */
  ownQuestions: [number, number][];
  /** In milliseconds of the server's clock; 0: no end. */
  deadline: number;
  /** Of those who are asked: who decides in the grace period. */
  inGrace: number[];
  over: Over | null;
  /** At the end: whether anything was drawn that can be checked. */
  hasDraws: boolean;
  /** The auto-pass of this seat; empty: none. */
  autoPass: string;
  text: RenderedText | null;
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
  in_grace: [],
  over: null,
  has_chance_draws: false,
  auto_pass: "",
  text: null,
  steps: [],
} satisfies Partial<UpdateMessage>;

/** What is known after this update. `seenTo`: up to which row this seat was looked at earlier, if it was. */
export function applyUpdate(
  before: SeatState | undefined,
  message: UpdateMessage,
  seenTo = message.n,
): SeatState {
  const update = { ...OMITTED, ...message };
  return {
    seat: update.seat,
    n: update.n,
    digest: update.digest,
    view: structuralShare(before?.view, viewAfter(before, message)),
    question: update.question,
    menu: isSameQuestion(before, message) ? before.menu : update.menu,
    hasAnswered: update.answer_is_held,
    asked: structuralShare(before?.asked, update.asked),
    askedCount: update.asked_count,
    ownQuestions: structuralShare(before?.ownQuestions, update.own_questions),
    deadline: update.deadline_ms,
    inGrace: structuralShare(before?.inGrace, update.in_grace),
    over: update.over,
    hasDraws: update.has_chance_draws,
    autoPass: update.auto_pass,
    text: update.text && { ...update.text, names: { ...before?.text?.names, ...update.text.names } },
    log: logAfter(before, update.steps),
    animateAfter: before?.animateAfter ?? seenTo,
  };
}

/** The fields that have changed over those that have not, or a whole view. */
function viewAfter(before: SeatState | undefined, { is_full, view, added }: UpdateMessage): unknown {
  if (is_full || !before?.view) return view ?? null;
  const old = before.view as Record<string, number[][]>;
  const grown = Object.entries(added ?? {}).map(([name, numbers]) => [
    name,
    addToBlocks(old[name] ?? [], numbers),
  ]);
  return { ...old, ...(view as object), ...Object.fromEntries(grown) };
}

/** While the question stays the same, its menu is sent once. */
function isSameQuestion(
  before: SeatState | undefined,
  { question, menu }: UpdateMessage,
): before is SeatState {
  return question != null && question === before?.question && !menu;
}

function logAfter(before: SeatState | undefined, steps: Step[]): Step[] {
  const log = before?.log ?? [];
  const added = steps.filter(({ n }) => n > (before?.n ?? -1));
  return added.length ? [...log, ...added] : log;
}
