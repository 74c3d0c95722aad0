/**
 * What the board of a table is told: how things are now, or at the step one looks back at. Each field is derived by
 * itself, so that a message redraws only what it changes.
 */
import type { BoardProps, Refused, Step } from "../board/props";
import type { StepPresenter } from "../board/presentSteps.svelte";
import { settings } from "../device/settings.svelte";
import type { TableStore } from "./tableStore.svelte";
import type { GameDetails, Menu, Over, SeatStatus } from "../protocol/generated/messages";
import type { Words } from "../words/words";
import type { Eyes } from "./viewer.svelte";
import type { HintBook } from "./hints.svelte";
import type { Past } from "./history.svelte";

interface Sources {
  store: TableStore;
  eyes: Eyes;
  past: Past;
  hints: HintBook;
  presenter: StepPresenter;
  facts: () => GameDetails;
  words: () => Words;
  setOrder: (order: string) => void;
}

const NO_SEATS: SeatStatus[] = [];
const NOBODY: number[] = [];
const NOTHING: Menu & Step[] = [];

export class ShownBoard implements BoardProps {
  #from: Sources;

  constructor(from: Sources) {
    this.#from = from;
  }

  /** Whether there is anything to show yet. */
  isThere = $derived.by(() => {
    const { eyes, past } = this.#from;
    return eyes.known !== undefined && (past.step !== null || eyes.known.view !== null);
  });

  /** What is known now; nothing while one looks back. */
  #now = $derived.by(() => (this.#from.past.step ? undefined : this.#from.eyes.known));

  view = $derived.by((): unknown => (this.#from.past.step ?? this.#from.eyes.known)?.view);
  seat = $derived.by((): number | null => this.#from.eyes.seat);
  menu = $derived.by((): Menu => this.#now?.menu ?? NOTHING);
  seats = $derived.by((): SeatStatus[] => this.#from.store.around?.seats ?? NO_SEATS);
  waiting = $derived.by((): number[] => this.#now?.waiting ?? NOBODY);
  waitingFor = $derived.by(() => this.#now?.waitingFor ?? 0);
  log = $derived.by((): Step[] => {
    const { past, eyes } = this.#from;
    return past.step ? [{ n: past.step.n, events: past.step.events }] : (eyes.known?.log ?? NOTHING);
  });
  newSteps = $derived.by((): Step[] => (this.#now ? this.#from.presenter.newSteps : NOTHING));
  ends = $derived.by(() => this.#from.store.here(this.#now?.ends ?? 0));
  over = $derived.by((): Over | null => (this.#from.past.step ?? this.#from.eyes.known)?.over ?? null);
  words = $derived.by((): Words => this.#from.words());
  pending = $derived.by(() => this.#from.store.pendingOf(this.seat));
  isIn = $derived.by(() => this.#from.eyes.known?.isIn ?? false);
  refused = $derived.by((): Refused | null => {
    const refused = this.#from.store.refused;
    return refused?.seat === this.seat ? refused : null;
  });
  hints = $derived.by(() => this.#from.hints.shown);
  orders = $derived.by((): string[] => this.#from.facts().auto_pass);
  order = $derived.by(() => this.#from.eyes.known?.order ?? "");
  calm = $derived.by(() => settings.reducedMotion || this.#from.past.step !== null);

  act = (action: string): Promise<boolean> =>
    this.seat === null ? Promise.resolve(false) : this.#from.store.act(this.seat, action);
  wantHints = (): void => void this.#from.hints.fetch();
  setOrder = (order: string): void => this.#from.setOrder(order);
}
