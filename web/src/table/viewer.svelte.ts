/**
 * Whose view this screen shows. Several people may share it: in an open game the view follows the turn; in one with
 * secrets a cover hides everything of the next person until they take it off, and nothing of theirs is fetched before.
 * Where a game has moments for everybody to watch, they and all questions with a public menu are shown without any hand.
 */
import { untrack } from "svelte";
import type { Kit } from "../board/kit";
import type { Step } from "../board/props";
import type { Menu } from "../protocol/generated/messages";
import type { TableHistory } from "./history.svelte";
import type { TableStore } from "./tableStore.svelte";
import { deadlineOf, isWaitingWindow, openQuestion, unlessPassed, type SeatState } from "./seatState";
import { TurnPass } from "./turnPass.svelte";

/** A question to somebody at this screen that everybody may see. */
interface PublicQuestion {
  seat: number;
  question: number;
  menu: Menu;
}

export class Viewer {
  #store: TableStore;
  #hidden: () => boolean;
  #moments: readonly string[];
  /** Everybody watches what has just happened: the cover waits until somebody goes on. */
  #isWatching = $state(false);
  /** Up to which row nothing is left to watch; null: the screen has just been opened. */
  #watchedTo: number | null = null;
  /** Whose side is open on a shared screen; null: nobody's. */
  uncovered = $state<number | null>(null);
  /** Who has said, in a window, that they want to answer. */
  responder = $state<number | null>(null);
  /** Who wants to look at their own side without being asked; theirs until they cover it. */
  #peeking = $state<number | null>(null);
  #last = $state(0);
  #turnPass: TurnPass;

  constructor(store: TableStore, hidden: () => boolean, kit: Pick<Kit, "moments" | "turnOf"> = {}) {
    this.#store = store;
    this.#hidden = hidden;
    this.#moments = kit.moments ?? [];
    this.#turnPass = new TurnPass(kit.turnOf);
  }

  /** One's own seats that no bot plays. */
  mine = $derived.by(() =>
    (this.#store.status?.seats ?? []).flatMap((seat, number) => (seat.is_yours && !seat.bot ? [number] : [])),
  );

  /** Whether people with secrets from each other share this screen now. */
  isHotSeat = $derived.by(
    () => this.#hidden() && this.mine.length > 1 && this.#store.status?.phase === "running",
  );

  /** What the server is to tell this page: null means all of one's own seats. */
  wanted = $derived.by(() => (this.isHotSeat ? (this.uncovered === null ? [] : [this.uncovered]) : null));

  /** The seat whose view is shown; null: a spectator's. */
  seat = $derived.by((): number | null => {
    if (this.isHotSeat) return this.uncovered;
    if (!this.mine.length) return this.#own()[0] ?? null;
    const asked = this.mine.find((seat) => this.#store.seatState(seat)?.question != null);
    return asked ?? (this.mine.includes(this.#last) ? this.#last : (this.mine[0] ?? null));
  });

  /** What is asked of somebody here while nobody's side is open, because everybody may see it. */
  publicQuestion = $derived.by((): PublicQuestion | null => {
    if (!this.#moments.length || !this.isHotSeat || this.uncovered !== null) return null;
    const asked = this.#store.seatState(null)?.publicMenus.find(([seat]) => this.mine.includes(seat));
    return asked ? { seat: asked[0], question: asked[1], menu: asked[2] } : null;
  });

  /** For whom one answers at this screen now; null: for nobody. */
  answerer = $derived.by((): number | null => this.publicQuestion?.seat ?? this.seat);

  seatState = $derived.by((): SeatState | undefined => {
    const state = this.#store.seatState(this.seat);
    const asked = this.publicQuestion;
    if (!state || !asked) return state && unlessPassed(state, this.passesTurn);
    return { ...state, question: asked.question, menu: asked.menu, deadline: deadlineOf(state, asked.seat) };
  });

  /** The open questions of people at this screen. */
  questions = $derived.by((): [number, number][] => {
    const passed = this.passed.map(([seat]) => seat);
    return this.#questionsOf(this.seatState).filter(([seat]) => !passed.includes(seat));
  });

  #questionsOf(now: SeatState | undefined): [number, number][] {
    if (!now) return [];
    if (this.mine.length > 1) return now.ownQuestions.filter(([seat]) => this.mine.includes(seat));
    return now.question === null || now.seat === null ? [] : [[now.seat, now.question]];
  }

  /** Those that are passed without being asked, because somebody here wants to pass for the rest of this turn. */
  passed = $derived.by((): [number, number][] => {
    const now = this.#store.seatState(this.seat);
    if (!now || !isWaitingWindow(now)) return [];
    return this.#questionsOf(now).filter(([seat]) => this.#turnPass.isOn(seat, now.view));
  });

  /** Whether the person whose view is shown passes all further windows of this turn. */
  passesTurn = $derived.by(() => this.#turnPass.isOn(this.seat, this.#store.seatState(this.seat)?.view));

  /** Whether that can be wished in this game. */
  get canPassTurn(): boolean {
    return this.#turnPass.isPossible && this.seat !== null;
  }

  passTurn(isOn: boolean, seat = this.seat): void {
    if (seat !== null) this.#turnPass.set(isOn, seat, this.#store.seatState(this.seat)?.view);
  }

  /** A window in which nobody may learn who answers. */
  isReactionWindow = $derived.by(
    () => !this.seatState?.asked.length && (this.seatState?.askedCount ?? 0) > 0,
  );

  /** What calls the person who is asked: a turn of one's own, or an answer to somebody's roll or card. */
  call = $derived.by(() => (this.isReactionWindow ? "web-your-answer" : "web-your-turn"));

  isAsked = (seat: number): boolean => this.questions.some(([asked]) => asked === seat);

  /** Who may react now, of several at this screen; the bar asks them all at once. */
  reactions = $derived.by((): [number, number][] =>
    this.isHotSeat && this.isReactionWindow && this.uncovered === null && this.responder === null
      ? this.questions
      : [],
  );

  /** To whom the screen goes next: covered until they uncover it. */
  coverFor = $derived.by((): number | null => {
    if (!this.isHotSeat || this.uncovered !== null) return null;
    const wished = this.responder ?? this.#peeking;
    if (wished !== null) return wished;
    return this.isReactionWindow || this.publicQuestion || this.#isWatching ? null : this.#next;
  });

  /** Who of those here is asked next, and has not just answered. */
  #next = $derived.by(
    (): number | null => this.questions.find(([seat]) => this.#store.pendingOf(seat) === null)?.[0] ?? null,
  );

  /** For whom the screen is covered once everybody has watched what happened. */
  handOverTo = $derived.by((): number | null =>
    this.#isWatching && this.isHotSeat && this.uncovered === null && this.coverFor === null
      ? this.isReactionWindow || this.publicQuestion
        ? null
        : this.#next
      : null,
  );

  /** Everybody has seen enough. */
  goOn(): void {
    this.#isWatching = false;
  }

  /** Answer what is asked. Where everybody watches what comes of it, one's own side is closed first. */
  act(action: string): Promise<boolean> {
    const seat = this.answerer;
    if (seat === null) return Promise.resolve(false);
    const question = openQuestion(this.seatState);
    if (this.#moments.length && this.isHotSeat && this.uncovered !== null) {
      this.cover();
      this.#store.watchSeats([]);
    }
    return this.#store.act(seat, action, question);
  }

  /** Who may take a look at their own side now, of several at this screen. */
  peekers = $derived.by((): number[] =>
    this.isHotSeat && this.uncovered === null
      ? this.mine.filter(
          (seat) => seat !== this.coverFor && !this.reactions.some(([asked]) => asked === seat),
        )
      : [],
  );

  /** Whether a side is open whose owner is not asked, so that they may cover it. */
  isIdle = $derived.by(() => this.isHotSeat && this.uncovered !== null && !this.isAsked(this.uncovered));

  /** Whether the screen is covered for somebody who is not asked, and may think better of it. */
  isWished = $derived.by(() => this.uncovered === null && this.#peeking !== null);

  /** Somebody wants to see their own side: the cover asks for them. */
  peek(seat: number): void {
    this.responder = null;
    this.#peeking = seat;
  }

  /** This seat's view is shown from now on. */
  uncover(seat: number): void {
    this.responder = null;
    this.uncovered = seat;
  }

  /** Close one's side without being asked to. */
  cover(): void {
    this.uncovered = this.#peeking = null;
  }

  /** After each message: close a side whose owner has answered while another one here is asked. */
  settle(): void {
    if (this.seat !== null) this.#last = this.seat;
    if (!this.isHotSeat) {
      this.uncovered = this.responder = this.#peeking = this.#watchedTo = null;
      this.#isWatching = false;
      return;
    }
    if (this.seatState) this.#watch(this.seatState);
    const open = this.uncovered;
    if (open !== null && this.isAsked(open)) this.#peeking = null;
    if (open !== null && this.#isDone(open)) this.cover();
    if (this.responder !== null && this.seatState && !this.isAsked(this.responder)) this.responder = null;
  }

  /** Whether something has happened for everybody to see; then a side that is open closes, unless its owner looks up things. */
  #watch({ n, log }: SeatState): void {
    const from = this.#watchedTo ?? n;
    const isMoment = ({ events }: Step) => events.some(({ type }) => this.#moments.includes(type));
    if (log.some((step) => step.n > from && isMoment(step)) && !this.#isPeeked()) {
      this.#isWatching = true;
      this.uncovered = null;
    }
    this.#watchedTo = Math.max(from, n);
    if (this.uncovered === null && this.coverFor === null && this.#moments.length)
      this.#store.markSeenByAll(n);
  }

  /** Whether the owner of this open side has answered while another one here is asked, or has left it to a bot. */
  #isDone(open: number): boolean {
    if (!this.mine.includes(open)) return true;
    return open !== this.#peeking && !!this.seatState && !this.isAsked(open) && this.questions.length > 0;
  }

  #isPeeked(): boolean {
    return this.uncovered !== null && this.uncovered === this.#peeking;
  }

  #own(): number[] {
    return (this.#store.status?.seats ?? []).flatMap((seat, number) => (seat.is_yours ? [number] : []));
  }
}

/** Have the server tell this page what its viewer may see, and no more; to be called while a component is made. */
export function followViewer(store: TableStore, viewer: Viewer, history: TableHistory): void {
  $effect(() => store.watchSeats(viewer.wanted));
  $effect(() => {
    void [viewer.seatState, store.seats];
    untrack(() => viewer.settle());
  });
  $effect(() => {
    void viewer.seat;
    untrack(() => history.now()); // what one person looks back at is not for the next one's eyes
  });
}
