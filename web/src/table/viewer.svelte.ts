/**
 * Whose view this screen shows. Several people may share it: in an open game the view follows the turn; in one with
 * secrets a cover hides everything of the next person until they take it off, and nothing of theirs is fetched before.
 */
import { untrack } from "svelte";
import type { TableHistory } from "./history.svelte";
import type { TableStore } from "./tableStore.svelte";
import type { SeatState } from "./seatState";

export class Viewer {
  #store: TableStore;
  #hidden: () => boolean;
  /** Whose side is open on a shared screen; null: nobody's. */
  uncovered = $state<number | null>(null);
  /** Who has said, in a window, that they want to answer. */
  responder = $state<number | null>(null);
  /** Who wants to look at their own side without being asked; theirs until they cover it. */
  #peeking = $state<number | null>(null);
  #last = $state(0);

  constructor(store: TableStore, hidden: () => boolean) {
    this.#store = store;
    this.#hidden = hidden;
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

  seatState = $derived.by((): SeatState | undefined => this.#store.seatState(this.seat));

  /** The open questions of people at this screen. */
  questions = $derived.by((): [number, number][] => {
    const now = this.seatState;
    if (!now) return [];
    if (this.mine.length > 1) return now.ownQuestions.filter(([seat]) => this.mine.includes(seat));
    return now.question === null || now.seat === null ? [] : [[now.seat, now.question]];
  });

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
    return this.isReactionWindow ? null : (this.questions[0]?.[0] ?? null);
  });

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
      this.uncovered = this.responder = this.#peeking = null;
      return;
    }
    const open = this.uncovered;
    if (open !== null && this.isAsked(open)) this.#peeking = null;
    if (
      open !== null &&
      open !== this.#peeking &&
      this.seatState &&
      !this.isAsked(open) &&
      this.questions.length
    )
      this.cover();
    if (open !== null && !this.mine.includes(open)) this.cover();
    if (this.responder !== null && this.seatState && !this.isAsked(this.responder)) this.responder = null;
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
