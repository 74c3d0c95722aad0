/** What one seat knows: every update of the server applied to what it knew before. */
import type { Step } from "../board/props";
import { addToBlocks } from "../protocol/blocks";
import { structuralShare } from "../protocol/structuralShare";
import type {
  DroppedAnswer,
  Menu,
  Over,
  RenderedText,
  UpdateMessage,
  WindowStatus,
} from "../protocol/generated/messages";

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
  /** Of these, as a spectator: those that everybody may see and answer without showing a hand. */
  publicMenus: [number, number, Menu][];
  /** In milliseconds of the server's clock; 0: no end. */
  deadline: number;
  /** Where several people are asked openly: when the time of each seat is out. */
  deadlines: [number, number][];
  /** Of those who are asked: who decides in the grace period. */
  inGrace: number[];
  over: Over | null;
  /** At the end: whether anything was drawn that can be checked. */
  hasDraws: boolean;
  /** The auto-pass of this seat; empty: none. */
  autoPass: string;
  /** The reaction window that is open, if one is; its times are those of the server's clock. */
  window: WindowStatus | null;
  /** Answers that may be given to a window before it opens, and the one that was. */
  armable: Menu;
  armed: string;
  /** The earliest row that this seat may go back to without asking. */
  canUndoTo: number | null;
  /** An answer that was not possible any more when its window ended. */
  dropped: DroppedAnswer | null;
  /** The questions of windows that ended while this person was away. */
  missedWindows: number[];
  text: RenderedText | null;
  /** All that this seat saw happen. */
  log: Step[];
  /** Steps after this row are new to this screen: the row at which it joined, or up to which it had seen before. */
  animateAfter: number;
}

/** What the table says when the game goes on from an earlier row. */
export const TAKEN_BACK = "rows-taken-back";

/** What a field means that the server leaves out. */
const OMITTED = {
  view: null,
  question: null,
  menu: [],
  answer_is_held: false,
  asked: [],
  asked_count: 0,
  own_questions: [],
  public_menus: [],
  deadline_ms: 0,
  deadlines: [],
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
    publicMenus: structuralShare(before?.publicMenus, update.public_menus),
    deadline: update.deadline_ms,
    deadlines: structuralShare(before?.deadlines, update.deadlines),
    inGrace: structuralShare(before?.inGrace, update.in_grace),
    over: update.over,
    hasDraws: update.has_chance_draws,
    autoPass: update.auto_pass,
    ...reactionsAfter(before, message),
    text: update.text && { ...update.text, names: { ...before?.text?.names, ...update.text.names } },
    log: logAfter(before, update.steps),
    animateAfter: before?.animateAfter ?? seenTo,
  };
}

/** When the time of this seat, which is asked, is out, by the server's clock; 0: never. */
export function deadlineOf(known: SeatState | undefined, seat: number): number {
  if (!known?.deadlines.length) return known?.deadline ?? 0;
  return known.deadlines.find(([who]) => who === seat)?.[1] ?? 0;
}

type Reactions = Pick<SeatState, "window" | "armable" | "armed" | "canUndoTo" | "dropped" | "missedWindows">;

function reactionsAfter(
  before: SeatState | undefined,
  {
    window = null,
    armable = [],
    armed = "",
    can_undo_to = null,
    dropped = null,
    missed_windows = [],
  }: UpdateMessage,
): Reactions {
  return {
    window: structuralShare(before?.window, window),
    armable: structuralShare(before?.armable, armable),
    armed,
    canUndoTo: can_undo_to,
    dropped: structuralShare(before?.dropped, dropped),
    missedWindows: structuralShare(before?.missedWindows, missed_windows),
  };
}

/** A window that ends by itself: who says nothing in it passes. */
export function hasBeat(state: Pick<SeatState, "window"> | undefined): boolean {
  return !!state?.window?.beat_ms;
}

/**
 * As this person is to see it: what is passed for them, by auto-pass or because they pass in this turn, is not asked, not
 * even for a moment.
 */
export function unlessPassed(state: SeatState, passesTurn: boolean): SeatState {
  const { question, autoPass, window } = state;
  const isPassed = passesTurn || (autoPass && !window?.is_prompted);
  return question !== null && isWaitingWindow(state) && isPassed
    ? { ...state, question: null, menu: [], hasAnswered: true }
    : state;
}

/** A window that waits for everybody's answer. */
export function isWaitingWindow(state: Pick<SeatState, "window">): boolean {
  return state.window !== null && !hasBeat(state);
}

/** Whether this person is called: asked, and in a beat only if they want to be told of it. */
export function isCalled(state: SeatState | undefined): boolean {
  if (!state || state.question === null) return false;
  return !hasBeat(state) || !!state.window?.is_prompted;
}

/** The question that an answer is for: in a beat also the one that was answered and can be answered anew. */
export function openQuestion(state: SeatState | undefined): number | null {
  return state?.question ?? state?.window?.question ?? null;
}

/** The row before the last own action that still counts, if one may go back to it without asking. */
export function undoRow(state: SeatState | undefined): number | null {
  const earliest = state?.canUndoTo;
  if (!state || earliest == null) return null;
  const own: number[] = [];
  for (const { n, events } of state.log) {
    if (n <= earliest) continue;
    const back = events.find((event) => event.type === TAKEN_BACK) as { row: number } | undefined;
    if (!back) own.push(n);
    while (back && (own.at(-1) ?? -1) >= back.row) own.pop();
  }
  const last = own.at(-1);
  return last === undefined ? null : last - 1;
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
