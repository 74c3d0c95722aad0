/** The state of a table's screen: whose view it shows, how far the story has come, who is asked and what is offered. */
import { announceSteps } from "../board/announceSteps";
import { kits } from "../board/kits";
import { PAGE_CLOCK, presentSteps, type StepPresenter } from "../board/presentSteps.svelte";
import type { Step } from "../board/props";
import { scenesOf } from "../board/scenes";
import { settings } from "../device/settings.svelte";
import type { GameDetails, Over, TableDetails, TableStatus } from "../protocol/generated/messages";
import { notices, withNotice } from "../ui/notices.svelte";
import { t } from "../words/pageWords.svelte";
import type { Words } from "../words/words";
import { askingOf } from "./asking";
import { LiveBoardProps } from "./boardProps.svelte";
import { ChatRead } from "./chatRead.svelte";
import { ClockWarning } from "./clockWarning.svelte";
import { HintLoader } from "./hints.svelte";
import { TableHistory } from "./history.svelte";
import { isLeftBehind, isOffered } from "./rematchOffer";
import { deadlineOf, isCalled, type SeatState } from "./seatState";
import type { Tab } from "./SidePanel.svelte";
import { standInsOf, wordsOfRow } from "./standIns";
import { statusText } from "./statusText";
import type { TableStore } from "./tableStore.svelte";
import { turnAlerts } from "./turnAlerts";
import { Viewer } from "./viewer.svelte";

export interface PlayProps {
  store: TableStore;
  table: TableDetails;
  status: TableStatus;
  facts: GameDetails;
  names: string[];
  words: Words;
  /** Those of the log: it calls nobody's game that of a bot, for it tells by the row who played. */
  logWords: Words;
  /** The seats' colours as a style. */
  colours: string;
}

/** What stands in the place of the question. */
export type BarName = "history" | "stand-in" | "reaction" | "hand-over" | "peek";

const NO_STEPS: Step[] = [];

export class PlayState {
  readonly given: PlayProps;
  readonly viewer: Viewer;
  readonly history: TableHistory;
  readonly chatRead: ChatRead;
  readonly presenter: StepPresenter<SeatState>;
  readonly clock: ClockWarning;
  readonly shown: LiveBoardProps;
  isMenuOpen = $state(false);
  tab = $state<Tab>("log");
  /** What somebody points at in the log. */
  lit = $state.raw<readonly string[]>([]);
  /** For whom a bot is to play, while that is being asked. */
  standInFor = $state<number | null>(null);

  /** For the life of a component; `given` is read anew whenever it changes. */
  constructor(given: PlayProps) {
    this.given = given;
    const { store, table, status } = given;
    const kit = kits[table.game];
    if (!kit) store.requestText();
    const viewer = (this.viewer = new Viewer(store, () => given.facts.has_hidden_information, kit));
    this.history = new TableHistory(store.id);
    this.chatRead = new ChatRead(store.id, status.seats);
    this.presenter = presentSteps<SeatState>(PAGE_CLOCK, () => this.#seen, {
      ...turnAlerts(store, viewer, table.game, () => given.facts.name),
      announce: (steps) =>
        announceSteps(table.game, steps, (step) => wordsOfRow(given.logWords, this.standIns, step)),
      scenesOf: (steps) => scenesOf(table.game, steps, this.#pace, settings.reducedMotion),
      miss: (steps) => notices.show(t("web-missed-story", { number: steps.length }), "plain", "missed-steps"),
    });
    this.clock = new ClockWarning(
      store,
      () => this.asking,
      () => given.facts.name,
    );
    this.shown = new LiveBoardProps({
      store,
      viewer,
      history: this.history,
      hints: new HintLoader(store.id, viewer),
      presenter: this.presenter,
      facts: () => given.facts,
      words: () => this.words,
      lit: () => this.lit,
      setAutoPass: this.setAutoPass,
    });
  }

  get #pace() {
    return document.hidden ? "instant" : (this.given.status.pace ?? "normal");
  }

  // The story

  seatState = $derived.by((): SeatState | undefined => this.viewer.seatState);

  #seen = $derived.by(() => {
    const state = this.seatState;
    const screen = this.viewer.isHotSeat && state ? `${state.seat} ${state.animateAfter}` : "";
    return state && { ...state, screen, state };
  });

  /** What is asked, as far as the story has come. */
  asking = $derived.by(() => askingOf(this.presenter, this.seatState));

  /** What the log tells; of a screen that has just been opened what was seen before. */
  log = $derived.by((): Step[] => {
    const { logged, board } = this.presenter;
    return logged?.log ?? board?.log.filter(({ n }) => n <= board.animateAfter) ?? NO_STEPS;
  });

  /** The result, once it has been seen on the board. */
  over = $derived.by((): Over | null => this.presenter.asked?.over ?? null);

  isRunning = $derived.by(() => this.given.status.phase === "running" && !this.seatState?.over);

  // Who

  seat = $derived.by(() => this.viewer.seat);

  isPlayer = $derived.by(() => this.given.status.seats.some((one) => one.is_yours));

  standIns = $derived.by(() => standInsOf(this.seatState?.log ?? []));

  /** Nobody reads that it is their turn while a bot plays for them. */
  words = $derived.by(() => {
    const seats = this.given.status.seats.flatMap(({ is_yours, bot }, who) =>
      this.isRunning && is_yours && bot ? [who] : [],
    );
    return this.given.words.withStandIns(seats);
  });

  /** Whether a bot plays for everybody at this screen, and nobody has said that they are back. */
  isReplaced = $derived.by(() => {
    const { resigned } = this.standIns;
    return (
      this.isRunning &&
      this.isPlayer &&
      this.given.status.seats.every(
        (one, who) => !one.is_yours || (one.bot && !one.is_returning && !resigned.includes(who)),
      )
    );
  });

  // What is asked

  /** The person who is asked here, if several share the screen. */
  asked = $derived.by(() =>
    this.asking?.question != null && this.viewer.mine.length > 1
      ? (this.given.names[this.viewer.answerer ?? 0] ?? "")
      : "",
  );

  /** Who is asked, as far as this screen may know: in a window only oneself. */
  askedSeats = $derived.by((): number[] => {
    if (this.asking?.asked.length) return this.asking.asked;
    return this.asking?.question != null && this.viewer.answerer !== null ? [this.viewer.answerer] : [];
  });

  /** How things stand, in one sentence. */
  text = $derived.by(() =>
    statusText(this.asking, {
      words: this.words,
      asked: this.asked,
      isReactionWindow: this.viewer.isReactionWindow,
    }),
  );

  /** Said in small letters with the question. */
  note = $derived.by(() => {
    if (this.clock.isInGrace) return t("web-grace-you");
    return this.asked && isCalled(this.asking) ? t("web-turn-of", { who: this.asked }) : "";
  });

  bar = $derived.by((): BarName | null => {
    const { viewer } = this;
    if (this.history.step) return "history";
    if (this.isReplaced) return "stand-in";
    if (viewer.reactions.length) return "reaction";
    if (viewer.handOverTo !== null) return "hand-over";
    return viewer.isIdle || viewer.peekers.length ? "peek" : null;
  });

  /** Who wants a rematch that the people at this screen have not answered. */
  offersRematch = $derived.by(() => {
    const { rematch_offer, rematch, seats } = this.given.status;
    return isOffered(rematch_offer, seats) && !rematch
      ? this.given.logWords.seatNames(rematch_offer?.seat ?? 0)
      : "";
  });

  isLeftBehind = $derived.by(() => {
    const { rematch_offer, rematch, seats } = this.given.status;
    return isLeftBehind(rematch_offer, rematch, seats);
  });

  /** What calls the person who looks at another tab. */
  call = $derived.by(() => {
    const { clock } = this;
    if (this.offersRematch) return `● ${t("web-rematch-offered", { who: this.offersRematch })} · `;
    if (this.isLeftBehind) return `● ${t("web-rematch-begun")} · `;
    if (isCalled(this.asking))
      return `${clock.left ? `⏳ ${clock.left}` : "●"} ${t(clock.isInGrace ? "web-grace-you" : this.viewer.call)} · `;
    return this.isReplaced ? `● ${t("web-stand-in-you")} · ` : "";
  });

  /** On this browser's clock: when the time of this seat, which is asked, is out; 0: never. */
  deadlineAt = (who: number): number => this.given.store.toLocalTime(deadlineOf(this.asking, who));

  setAutoPass = (autoPass: string): void => {
    const { seat } = this;
    if (seat !== null)
      void withNotice(() => this.given.store.post("auto-pass", { seat, auto_pass: autoPass }));
  };

  /** Play again oneself. */
  takeBack = (who: number): void => void withNotice(() => this.given.store.post("reclaim", { seat: who }));

  /** Look at an earlier row. */
  lookBack = (n: number): void => void this.history.show(n, this.seat);

  letBotPlay = (who: number): void => void (this.standInFor = who);
}
