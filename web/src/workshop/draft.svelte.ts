/** A board in the making: kept in this browser, checked by the rules after every change, tried, and handed on. */
import { pack } from "../api/boardLink";
import { problemsOf, galleryOf } from "../api/boards";
import { gameFacts } from "../api/catalogue";
import { createTable, defaultBot, defaultSeats, type SeatPlan } from "../api/tables";
import type { EditorParts } from "../board/editor";
import { optionsOf, type Option } from "../board/options";
import { boardIn, readDraft, readFile } from "../board/ownBoards";
import * as storage from "../device/storage";
import { withNotice } from "../ui/notices.svelte";
import { t } from "../words/pageWords.svelte";
import type { BoardProblem, GameDetails, PresetBoards } from "../protocol/generated/messages";

const CHECK_AFTER_MS = 150;

export class Draft {
  #parts: EditorParts;
  #presets = $state.raw<PresetBoards | null>(null);
  #facts = $state.raw<GameDetails | null>(null);
  /** What the rules have against the board that was checked last. */
  problems = $state.raw<BoardProblem[]>([]);
  isChecked = $state(false);
  isGood = $derived.by(() => this.isChecked && this.problems.length === 0);
  /** As the rules want it. */
  board = $derived.by(() => this.#parts.toOption(this.#parts.history.now as never));
  /** Boards to start from, by the names they are shown with. */
  presets = $derived.by((): Record<string, unknown> => {
    const { option, boards } = this.#presets ?? { option: "", boards: {} };
    const said = (name: string): string => this.#facts?.words[`option-${option}-${name}`] ?? name;
    return Object.fromEntries(
      Object.entries(boards).map(([name, board]) => [
        (said(name).split(":")[0] ?? name).trim(),
        this.#parts.fromOption(board as never),
      ]),
    );
  });

  /** What decides besides the board how fair it is: not who sits where, and nothing that needs more seats or a picture. */
  options = $derived.by((): Option[] => {
    const [facts, presets] = [this.#facts, this.#presets];
    if (!facts || !presets) return [];
    const words = { yes: t("web-yes"), no: t("web-no"), usual: t("web-option-usual"), seats: [] };
    return optionsOf(facts, words).filter(
      ({ name, leastSeats, isSeat, isPicture }) =>
        name !== presets.option && leastSeats <= presets.balance_seats && !isSeat && !isPicture,
    );
  });

  /** To be called while a component is made. */
  constructor(parts: EditorParts) {
    this.#parts = parts;
    $effect(() => {
      const now = this.board;
      this.isChecked = false;
      const later = setTimeout(() => void withNotice(() => this.#check(now)), CHECK_AFTER_MS);
      return () => clearTimeout(later);
    });
  }

  /** Fetch boards to start from, and what they are called. */
  async loadPresets(): Promise<void> {
    const { game, setKinds } = this.#parts;
    [this.#presets, this.#facts] = await Promise.all([galleryOf(game), gameFacts(game)]);
    setKinds?.(this.#presets.kinds);
  }

  /** Go on with what the address holds, else with what was left here the last time; a fault if it is no board. */
  async open(hash: string): Promise<void> {
    const { game, history, fromOption } = this.#parts;
    const board = (await boardIn(game, hash)) ?? (await readDraft(game, storage.read(this.#name)));
    if (board) history.amend(fromOption(board as never));
  }

  /** The board of a file; tells whether it was one. */
  async load(file: string): Promise<boolean> {
    const { game, history, fromOption } = this.#parts;
    const board = await readFile(game, file);
    if (board) history.set(fromOption(board as never));
    return !!board;
  }

  /** An address with the board in it. */
  async link(path: string): Promise<string> {
    return path + (await pack(this.board));
  }

  /** Begin a game on it against bots; gives the table. */
  async play(): Promise<string | null> {
    if (!this.#facts || !this.#presets) return null;
    const bot: SeatPlan = { kind: "bot", bot: defaultBot(this.#facts) };
    const others = Array.from({ length: defaultSeats(this.#facts) - 1 }, () => bot);
    const options = { [this.#presets.option]: this.board };
    const table = { game: this.#parts.game, options, clock: { type: "none" } as const, listed: false };
    return createTable(table, [{ kind: "me" }, ...others]);
  }

  async #check(board: unknown): Promise<void> {
    const found = await problemsOf(this.#parts.game, board);
    if (board !== this.board) return;
    storage.write(this.#name, JSON.stringify(board)); // only now: what the rules cannot read would be in the way next time
    this.problems = found;
    this.#parts.setProblems(found);
    this.isChecked = true;
  }

  get #name(): string {
    return `draft-${this.#parts.game}`;
  }
}
