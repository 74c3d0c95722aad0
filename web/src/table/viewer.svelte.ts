/**
 * Through whose eyes this screen looks. Several people may share it: in an open game the view follows the turn; in one
 * with secrets a curtain hides everything of the next person until they lift it, and nothing of theirs is fetched before.
 */
import type { TableStore } from "./tableStore.svelte";
import type { Known } from "./seatState";

export class Eyes {
  #store: TableStore;
  #hidden: () => boolean;
  /** Whose side is open on a shared screen; null: nobody's. */
  lifted = $state<number | null>(null);
  /** Who has said, in a window, that they want to answer. */
  called = $state<number | null>(null);
  /** Who wants to look at their own side without being asked; theirs until they cover it. */
  #peeking = $state<number | null>(null);
  #last = $state(0);

  constructor(store: TableStore, hidden: () => boolean) {
    this.#store = store;
    this.#hidden = hidden;
  }

  /** One's own seats that no bot plays. */
  mine = $derived.by(() =>
    (this.#store.around?.seats ?? []).flatMap((seat, number) => (seat.is_yours && !seat.bot ? [number] : [])),
  );

  /** Whether people with secrets from each other share this screen now. */
  isShared = $derived.by(
    () => this.#hidden() && this.mine.length > 1 && this.#store.around?.phase === "running",
  );

  /** What the server is to tell this page: null means all of one's own seats. */
  wanted = $derived.by(() => (this.isShared ? (this.lifted === null ? [] : [this.lifted]) : null));

  /** The seat whose view is shown; null: a spectator's. */
  seat = $derived.by((): number | null => {
    if (this.isShared) return this.lifted;
    if (!this.mine.length) return this.#own()[0] ?? null;
    const asked = this.mine.find((seat) => this.#store.known(seat)?.at != null);
    return asked ?? (this.mine.includes(this.#last) ? this.#last : (this.mine[0] ?? null));
  });

  known = $derived.by((): Known | undefined => this.#store.known(this.seat));

  /** The open questions of people at this screen. */
  asks = $derived.by((): [number, number][] => {
    const known = this.known;
    if (!known) return [];
    if (this.mine.length > 1) return known.asks.filter(([seat]) => this.mine.includes(seat));
    return known.at === null || known.seat === null ? [] : [[known.seat, known.at]];
  });

  /** A window in which nobody may learn who answers. */
  isWindow = $derived.by(() => !this.known?.waiting.length && (this.known?.waitingFor ?? 0) > 0);

  /** What calls the person who is asked: a turn of one's own, or an answer to somebody's roll or card. */
  call = $derived.by(() => (this.isWindow ? "web-your-answer" : "web-your-turn"));

  isAsked = (seat: number): boolean => this.asks.some(([asked]) => asked === seat);

  /** Who may react now, of several at this screen; the bar asks them all at once. */
  window = $derived.by((): [number, number][] =>
    this.isShared && this.isWindow && this.lifted === null && this.called === null ? this.asks : [],
  );

  /** To whom the screen goes next: the curtain is down until they lift it. */
  curtain = $derived.by((): number | null => {
    if (!this.isShared || this.lifted !== null) return null;
    const wished = this.called ?? this.#peeking;
    if (wished !== null) return wished;
    return this.isWindow ? null : (this.asks[0]?.[0] ?? null);
  });

  /** Who may take a look at their own side now, of several at this screen. */
  peekers = $derived.by((): number[] =>
    this.isShared && this.lifted === null
      ? this.mine.filter((seat) => seat !== this.curtain && !this.window.some(([asked]) => asked === seat))
      : [],
  );

  /** Whether a side is open whose owner is not asked, so that they may cover it. */
  isIdle = $derived.by(() => this.isShared && this.lifted !== null && !this.isAsked(this.lifted));

  /** Whether the curtain is down for somebody who is not asked, and may think better of it. */
  isWished = $derived.by(() => this.lifted === null && this.#peeking !== null);

  /** Somebody wants to see their own side: the curtain asks for them. */
  peek(seat: number): void {
    this.called = null;
    this.#peeking = seat;
  }

  /** Whoever the curtain hides looks from now on. */
  lift(seat: number): void {
    this.called = null;
    this.lifted = seat;
  }

  /** Close one's side without being asked to. */
  close(): void {
    this.lifted = this.#peeking = null;
  }

  /** After each message: close a side whose owner has answered while another one here is asked. */
  settle(): void {
    if (this.seat !== null) this.#last = this.seat;
    if (!this.isShared) {
      this.lifted = this.called = this.#peeking = null;
      return;
    }
    const open = this.lifted;
    if (open !== null && this.isAsked(open)) this.#peeking = null;
    if (open !== null && open !== this.#peeking && this.known && !this.isAsked(open) && this.asks.length)
      this.close();
    if (open !== null && !this.mine.includes(open)) this.close();
    if (this.called !== null && this.known && !this.isAsked(this.called)) this.called = null;
  }

  #own(): number[] {
    return (this.#store.around?.seats ?? []).flatMap((seat, number) => (seat.is_yours ? [number] : []));
  }
}
