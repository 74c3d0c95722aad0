/** One table as this page knows it. `apply` lays a message of the server over it, and nothing else changes it. */
import { connect, post, type Connection, type ConnectionStatus, type Frame } from "../protocol/server";
import type { Refused } from "../board/props";
import { keepDigest } from "../fairness/digests";
import { newId } from "../device/randomIds";
import { settings } from "../device/settings.svelte";
import { structuralShare } from "../protocol/structuralShare";
import { applyUpdate, openQuestion, type SeatState } from "./seatState";
import type {
  Accepted,
  Act,
  Arm,
  TableStatus,
  ChatMessage,
  ChatMessages,
  Hello,
  PassWindow,
  RefusalMessage,
  ServerMessage,
  TableDetails,
  Undo,
  UpdateMessage,
  Welcome,
  Withdraw,
} from "../protocol/generated/messages";

interface Pending {
  id: string;
  action: string;
  /** The row it became; the ghost stays until that row is seen. */
  row: number | null;
  settle: (accepted: boolean) => void;
}

export interface RefusedHere extends Refused {
  seat: number;
  why: string;
}

const FRESH_VIEW_MS = 4_000; // an answer that hears nothing for so long asks for a fresh view
const DEAD_MS = 10_000; // and then the connection counts as dead
const CHAT_KEPT = 300;

const key = (seat: number | null): string => String(seat);

export class TableStore {
  readonly id: string;
  connection = $state<ConnectionStatus>("opening");
  /** Why the server will not show this table, if so. */
  refusal = $state.raw<RefusalMessage | null>(null);
  /** Of the server that has answered last; empty: none has. */
  serverVersion = $state("");
  table = $state.raw<TableDetails | null>(null);
  status = $state.raw<TableStatus | null>(null);
  seats = $state.raw<Readonly<Record<string, SeatState>>>({});
  chat = $state.raw<ChatMessage[]>([]);
  /** How many people this person has muted here; only the server remembers whom. */
  muted = $state(0);
  refused = $state.raw<RefusedHere | null>(null);
  #pending = $state.raw<Readonly<Record<number, Pending>>>({});
  #clockAhead = $state(0);
  #connection: Connection;
  /** At first nobody's: on a shared screen nothing of a hand may come before its owner wants to see it. */
  #only: number[] | null = [];
  #seenTo: Record<string, number> = {};
  /** Up to which row everybody at this screen has watched together. */
  #seenByAll = -1;
  /** Requests whose refusal tells nobody anything: by then the window has ended. */
  #quiet: string[] = [];
  #text: boolean;

  /** `text`: also ask for drawings and sentences, where there is no board. */
  constructor(id: string, text = false) {
    this.id = id;
    this.#text = text;
    this.#connection = connect(`/tables/${encodeURIComponent(id)}/live`, {
      hello: () => this.#hello(),
      onMessage: (message) => this.apply(message as unknown as ServerMessage),
      onStatus: (link, why) => {
        this.connection = link;
        if (why) this.refusal = why;
      },
    });
  }

  // What is known

  /** What this seat knows; null: a spectator. */
  seatState(seat: number | null): SeatState | undefined {
    return this.seats[key(seat)];
  }

  pendingOf(seat: number | null): string | null {
    return seat === null ? null : (this.#pending[seat]?.action ?? null);
  }

  /** Whether an answer is on its way. */
  get isPending(): boolean {
    return Object.keys(this.#pending).length > 0;
  }

  /** A moment of the server's clock on this browser's clock. */
  toLocalTime(ms: number): number {
    return ms ? ms - this.#clockAhead : 0;
  }

  // What one can do

  /** Look as these seats alone, forgetting what others saw here; null: as all of one's own. */
  watchSeats(only: number[] | null): void {
    if (String(this.#only) === String(only) && (this.#only === null) === (only === null)) return;
    this.#only = only;
    for (const [name, known] of Object.entries(this.seats)) this.#seenTo[name] = known.n;
    this.seats = Object.fromEntries(Object.entries(this.seats).filter(([, one]) => this.#isWanted(one.seat)));
    this.refused = null;
    this.#connection.sendHello();
  }

  /** Everybody at this screen has seen what happened up to this row: no side of theirs shows it again. */
  markSeenByAll(row: number): void {
    this.#seenByAll = Math.max(this.#seenByAll, row);
  }

  /** From now on with drawings and sentences. */
  requestText(): void {
    if (this.#text) return;
    this.#text = true;
    this.#connection.sendHello();
  }

  /** Answer for a seat; resolves when it is known whether it was accepted. */
  act(seat: number, action: string, question = openQuestion(this.seatState(seat))): Promise<boolean> {
    if (question === null) return Promise.resolve(false);
    return this.#answer(seat, action, { type: "act", action, question, seat, id: newId() });
  }

  /** Several actions in a row for a seat: all are played, or none. */
  actAll(seat: number, actions: string[]): Promise<boolean> {
    const [first, ...others] = actions;
    const question = openQuestion(this.seatState(seat));
    if (first === undefined || question === null) return Promise.resolve(false);
    if (!others.length) return this.act(seat, first);
    return this.#answer(seat, first, { type: "act", actions, question, seat, id: newId() });
  }

  /** Answer a window before it opens. */
  arm(seat: number, action: string): Promise<boolean> {
    return this.#answer(seat, "", { type: "arm", action, seat, id: newId() });
  }

  /** Take back the answer that is held until its window ends, else the armed one. */
  withdraw(seat: number): Promise<boolean> {
    return this.#answer(seat, "", { type: "withdraw", seat, id: newId() });
  }

  /** Go back to a row without asking anybody. */
  undo(seat: number, row: number): Promise<boolean> {
    return this.#answer(seat, "", { type: "undo", row, seat, id: newId() });
  }

  /** Hold the open window to think, or let it go. */
  wait(seat: number, isOn: boolean): void {
    const question = openQuestion(this.seatState(seat));
    if (question !== null) this.#tell({ type: "wait", question, on: isOn, seat, id: newId() });
  }

  /** Say that all that came before this window is at rest on this screen. */
  sendWindowShown(seat: number, question: number): void {
    this.#tell({ type: "window-shown", question, seat, id: newId() });
  }

  /** Send what has to be neither waited for nor answered. */
  #tell(message: Frame & { id: string }): void {
    this.#quiet.push(message.id);
    this.#send(message);
  }

  /** Pass a reaction window for a seat of one's own whose menu this screen may not see. */
  passWindow(seat: number, question: number): Promise<boolean> {
    return this.#answer(seat, "pass", { type: "pass-window", question, seat, id: newId() });
  }

  #answer(
    seat: number,
    action: string,
    message: Frame & (Act | PassWindow | Arm | Withdraw | Undo),
  ): Promise<boolean> {
    if (this.#pending[seat]) return Promise.resolve(false);
    this.refused = null;
    const { id } = message;
    return new Promise((settle) => {
      this.#pending = { ...this.#pending, [seat]: { id, action, row: null, settle } };
      this.#send(message);
      setTimeout(() => this.#isUnanswered(seat, id) && this.#connection.sendHello(), FRESH_VIEW_MS);
      setTimeout(
        () => this.#isUnanswered(seat, id) && this.connection === "open" && this.#connection.reopen(),
        DEAD_MS,
      );
    });
  }

  /** Say that this screen shows the board of a running game, and whether it will confirm windows with a beat. */
  sendBoardShown(confirmsWindows: boolean | null = null): void {
    const confirms = confirmsWindows === null ? {} : { confirms_windows: confirmsWindows };
    this.#tell({ type: "board-shown", ...confirms, id: newId() });
  }

  sendChat(text: string): void {
    this.#send({ type: "send-chat", text, id: newId() });
  }

  /** Hear nothing more of whoever said this; 0: of everybody again. */
  mute(message: number): void {
    this.#send({ type: "mute", message, id: newId() });
  }

  /** Ask the table for something over HTTP, such as "sit" or "resign". */
  async post<T = TableDetails>(verb: string, body: object = {}): Promise<T> {
    const answer = await post<T>(`/tables/${encodeURIComponent(this.id)}/${verb}`, body);
    if (answer && typeof answer === "object" && "status" in answer)
      this.table = answer as unknown as TableDetails;
    return answer;
  }

  end(): void {
    this.#connection.end();
  }

  // What the server says

  /** A message of a type that this page does not know is logged and skipped: the server may be newer. */
  apply(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "update":
        return this.#update(message);
      case "accepted":
        return this.#accept(message);
      case "refusal":
        return this.#refuse(message);
      case "chat":
        return this.#addChat(message);
      case "pong":
        if (message.row > this.#n()) this.#connection.sendHello();
        return;
      default:
        message satisfies never;
        console.warn("skipped a message of the table", message);
    }
  }

  #send(message: Frame): void {
    this.#connection.send(message);
  }

  #welcome({ table, now_ms, version }: Welcome): void {
    this.table = table;
    this.status = table.status;
    this.serverVersion = version;
    this.#clockAhead = now_ms - Date.now();
  }

  #update(update: UpdateMessage): void {
    const name = key(update.seat);
    const before = this.seats[name];
    if (before && update.n < before.n) return; // of a greeting that was overtaken
    if (update.status) this.status = structuralShare(this.status, update.status);
    if (this.status?.phase !== "open") keepDigest(this.id, update.digest); // names and nonces are fixed at the start
    if (!this.#isWanted(update.seat)) return; // the screen has been passed on meanwhile
    const seenTo = this.#seenTo[name];
    const now = applyUpdate(
      before,
      update,
      seenTo === undefined ? undefined : Math.max(seenTo, this.#seenByAll),
    );
    this.seats = Object.fromEntries(
      Object.entries({ ...this.seats, [name]: now }).filter(([, one]) => this.#isWanted(one.seat)),
    );
    // A screen that shows nobody's side answers for seats of which it knows no more than everybody.
    const answered = update.seat === null ? Object.keys(this.#pending).map(Number) : [update.seat];
    for (const seat of answered) this.#settleSeen(seat, now);
  }

  /** Whether this seat is looked as now: the chosen ones of one's own, or the spectator where there are none. */
  #isWanted(seat: number | null): boolean {
    const mine = (this.status?.seats ?? []).flatMap((one, number) => (one.is_yours ? [number] : []));
    const wanted = this.#only === null ? mine : mine.filter((one) => this.#only?.includes(one));
    return seat === null ? wanted.length === 0 : wanted.includes(seat);
  }

  #settleSeen(seat: number, now: SeatState): void {
    const pending = this.#pending[seat];
    if (pending && pending.row !== null && now.n >= pending.row) this.#drop(seat, true);
  }

  #accept({ row, id }: Accepted): void {
    this.#forgetQuiet(id);
    const seat = this.#seatOf(id);
    if (seat === undefined) return;
    const pending = this.#pending[seat];
    if (!pending) return;
    pending.row = row;
    const known = this.seatState(seat) ?? this.seatState(null);
    if (!known || known.n >= row) this.#drop(seat, true);
  }

  #refuse({ id, code, text, params }: RefusalMessage): void {
    if (this.#forgetQuiet(id)) return;
    const seat = this.#seatOf(id);
    const action = seat === undefined ? "" : (this.#pending[seat]?.action ?? "");
    if (seat !== undefined) this.#drop(seat, false);
    this.refused = { code, why: text ?? code, facts: params ?? {}, action, seat: seat ?? -1 };
    if (code === "stale") this.#connection.sendHello();
  }

  #addChat({ messages, is_full, muted }: ChatMessages): void {
    const old = is_full ? [] : this.chat;
    const newest = old.at(-1)?.id ?? 0;
    const fresh = messages.filter((message) => message.id > newest);
    if (is_full || fresh.length) this.chat = [...old, ...fresh].slice(-CHAT_KEPT);
    this.muted = muted ?? 0;
  }

  #seatOf(id: string | null | undefined): number | undefined {
    const found = Object.entries(this.#pending).find(([, pending]) => pending.id === id);
    return found ? Number(found[0]) : undefined;
  }

  /** Whether this answers a request that nobody waits for; each is answered once. */
  #forgetQuiet(id: string | null | undefined): boolean {
    const place = this.#quiet.indexOf(id ?? "");
    if (place >= 0) this.#quiet.splice(place, 1);
    return place >= 0;
  }

  #isUnanswered(seat: number, id: string): boolean {
    return this.#pending[seat]?.id === id;
  }

  #drop(seat: number, accepted: boolean): void {
    const { [seat]: dropped, ...others } = this.#pending;
    this.#pending = others;
    dropped?.settle(accepted);
  }

  /** Everything up to this row is known to every seat that is looked as. */
  #n(): number {
    const rows = Object.values(this.seats).map((one) => one.n);
    return rows.length ? Math.min(...rows) : -1;
  }

  #hello(): Hello {
    const hello: Hello = { type: "hello", have: this.#n(), lang: settings.language };
    if (this.#text) hello.text = true;
    if (this.#only) hello.seats = this.#only;
    return hello;
  }
}
