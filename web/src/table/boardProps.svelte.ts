/**
 * What the board of a table is told: how things are now, or at the step one looks back at. Each field is derived by
 * itself, so that a message redraws only what it changes.
 */
import { withFigures } from "../board/figures";
import { kits } from "../board/kits";
import { AT_REST } from "../board/positionProps";
import type { Pace } from "../board/pace";
import type { Beat, BoardProps, Reaction, Refused, Step } from "../board/props";
import type { StepPresenter } from "../board/presentSteps.svelte";
import { settings } from "../device/settings.svelte";
import type { TableStore } from "./tableStore.svelte";
import type { GameDetails, Menu, Over, SeatStatus, WindowStatus } from "../protocol/generated/messages";
import type { Words } from "../words/words";
import type { Viewer } from "./viewer.svelte";
import type { HintLoader } from "./hints.svelte";
import type { TableHistory } from "./history.svelte";
import { askingOf } from "./asking";
import { hasBeat, undoRow, type SeatState } from "./seatState";

interface Sources {
  store: TableStore;
  viewer: Viewer;
  history: TableHistory;
  hints: HintLoader;
  presenter: StepPresenter<SeatState>;
  facts: () => GameDetails;
  words: () => Words;
  /** What somebody points at in the log. */
  lit: () => readonly string[];
  setAutoPass: (autoPass: string) => void;
}

const NO_SEATS: SeatStatus[] = [];

export class LiveBoardProps implements BoardProps {
  #from: Sources;

  #figures = $state.raw<readonly string[]>([]);

  constructor(from: Sources) {
    this.#from = from;
    const loaded = kits[from.facts().id]?.figures?.();
    void loaded?.then(({ figures }) => (this.#figures = figures.map(({ id }) => id)));
  }

  /** Whether there is anything to show yet. */
  isThere = $derived.by(() => {
    const { viewer, history } = this.#from;
    return viewer.seatState !== undefined && (history.step !== null || (this.#board?.view ?? null) !== null);
  });

  #board = $derived.by((): SeatState | undefined => this.#from.presenter.board);

  /** What is asked as far as the story has come; nothing while one looks back. */
  #now = $derived.by(() =>
    this.#from.history.step ? undefined : askingOf(this.#from.presenter, this.#from.viewer.seatState),
  );

  view = $derived.by((): unknown => (this.#from.history.step ?? this.#board)?.view);
  countedView = $derived.by(
    (): unknown => (this.#from.history.step ?? this.#from.presenter.counted ?? this.#board)?.view,
  );
  askedView = $derived.by(
    (): unknown => (this.#from.history.step ?? this.#from.presenter.asked ?? this.#board)?.view,
  );
  /** Who answers, or while the story goes on: whose view it is. */
  seat = $derived.by((): number | null => {
    const { presenter, viewer } = this.#from;
    return presenter.isBusy && !this.#now?.menu.length ? (this.#board?.seat ?? null) : viewer.answerer;
  });
  menu = $derived.by((): Menu => this.#now?.menu ?? AT_REST.menu);
  early = $derived.by((): Menu => {
    const { presenter, viewer, history } = this.#from;
    const next = viewer.seatState;
    const isWaiting = presenter.isBusy && !history.step && !this.menu.length;
    return isWaiting && next?.seat === this.#board?.seat ? (next?.menu ?? AT_REST.early) : AT_REST.early;
  });
  seats = $derived.by((): SeatStatus[] =>
    withFigures(this.#from.store.status?.seats ?? NO_SEATS, this.#figures),
  );
  asked = $derived.by((): number[] => this.#now?.asked ?? AT_REST.asked);
  askedCount = $derived.by(() => this.#now?.askedCount ?? 0);
  log = $derived.by((): Step[] => {
    const { history } = this.#from;
    return history.step
      ? [{ n: history.step.n, events: history.step.events }]
      : (this.#board?.log ?? AT_REST.log);
  });
  newSteps = $derived.by((): Step[] => (this.#now ? this.#from.presenter.newSteps : AT_REST.newSteps));
  lit = $derived.by((): readonly string[] => this.#from.lit());
  deadline = $derived.by(() => this.#from.store.toLocalTime(this.#now?.deadline ?? 0));
  over = $derived.by(
    (): Over | null =>
      (this.#from.history.step ?? (this.#from.presenter.isLastScene ? this.#board : null))?.over ?? null,
  );
  askedOver = $derived.by(
    (): Over | null => (this.#from.history.step ?? this.#from.presenter.asked)?.over ?? null,
  );
  words = $derived.by((): Words => this.#from.words());
  pending = $derived.by(() => this.#from.store.pendingOf(this.seat));
  hasAnswered = $derived.by(() => this.#now?.hasAnswered ?? false);
  refused = $derived.by((): Refused | null => {
    const refused = this.#from.store.refused;
    return refused?.seat === this.seat ? refused : null;
  });
  hints = $derived.by(() => this.#from.hints.shown);
  autoPassRules = $derived.by((): string[] => this.#from.facts().auto_pass);
  autoPass = $derived.by(() => this.#from.viewer.seatState?.autoPass ?? "");
  passesTurn = $derived.by(() => this.#from.viewer.passesTurn);
  passTurn = $derived.by(() => {
    const { viewer } = this.#from;
    return viewer.canPassTurn ? (isOn: boolean): void => viewer.passTurn(isOn) : null;
  });
  pace = $derived.by((): Pace => this.#from.store.status?.pace ?? "normal");
  reducedMotion = $derived.by(
    () => settings.reducedMotion || this.#from.history.step !== null || this.pace === "instant",
  );

  reaction = $derived.by((): Reaction => this.#from.store.status?.reaction ?? "everybody");
  #window = $derived.by((): WindowStatus | null => (hasBeat(this.#now) ? (this.#now?.window ?? null) : null));
  beat = $derived.by((): Beat | null => {
    const open = this.#window;
    if (!open) return null;
    return {
      kind: open.kind,
      lengthMs: open.beat_ms ?? 0,
      endsMs: this.#from.store.toLocalTime(open.ends_ms ?? 0),
      isHeld: !!open.is_held,
      isAsked: open.question != null,
      menu: this.menu.length ? this.menu : (open.menu ?? AT_REST.menu),
      answer: open.answer ?? "",
      isPrompted: !!open.is_prompted,
      canWait: !!open.can_wait,
      holdUntilMs: this.#from.store.toLocalTime(open.hold_until_ms ?? 0),
      canEnd: !!open.can_end,
    };
  });
  armable = $derived.by((): Menu => this.#now?.armable ?? AT_REST.armable);
  armed = $derived.by(() => this.#now?.armed ?? "");
  #undoRow = $derived.by(() => undoRow(this.#now));

  act = (action: string): Promise<boolean> => this.#from.viewer.act(action);
  actAll = (actions: string[]): Promise<boolean> =>
    this.seat === null ? Promise.resolve(false) : this.#from.store.actAll(this.seat, actions);
  arm = (action: string): Promise<boolean> =>
    this.seat === null ? Promise.resolve(false) : this.#from.store.arm(this.seat, action);
  withdraw = (): void => void (this.seat === null || this.#from.store.withdraw(this.seat));
  wait = (isOn: boolean): void => void (this.seat === null || this.#from.store.wait(this.seat, isOn));
  undo = $derived.by(() => {
    const [row, seat] = [this.#undoRow, this.seat];
    return row === null || seat === null ? null : (): void => void this.#from.store.undo(seat, row);
  });
  skip = (): void => void this.#from.presenter.skip();
  requestHints = (): void => void this.#from.hints.fetch();
  setAutoPass = (autoPass: string): void => this.#from.setAutoPass(autoPass);
}
