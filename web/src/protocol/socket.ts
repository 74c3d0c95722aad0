/**
 * A socket that comes back by itself. It greets first, and sends again, under the same ids, whatever was not answered:
 * the server gives a resend its first answer. It knows nothing of what the frames say.
 */
import type { ClientMessage, Hello, Ping, RefusalMessage } from "./generated/messages";

export type ConnectionStatus = "opening" | "open" | "lost" | "refused";

/** A message that will be answered. */
export type Frame = Exclude<ClientMessage, Hello | Ping> & { id: string };

export interface ConnectionHandlers {
  /** The greeting; without one the page only listens, and silence is no sign of a dead connection. */
  hello?: () => Hello;
  onMessage: (message: Record<string, unknown>) => void;
  /** What became of the connection; with `refused` the server has said why, and it stays closed. */
  onStatus?: (status: ConnectionStatus, why?: RefusalMessage) => void;
}

export interface Connection {
  /** Send a frame that will be answered, now or as soon as there is a connection. */
  send: (frame: Frame) => void;
  /** Greet anew: the answer is a fresh view of everything. */
  sendHello: () => void;
  /** Drop a connection that seems dead and try again at once. */
  reopen: () => void;
  end: () => void;
}

const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 8_000;
const QUIET_MS = 30_000; // the server pings every 20 s
const ANSWER_MS = 5_000;
const FINAL = new Set([4000, 4401, 4403, 4404]);

const OUR_FAULT: RefusalMessage = { type: "refusal", code: "our-fault" };

export class ReconnectingSocket implements Connection {
  #address: string;
  #handlers: ConnectionHandlers;
  #socket: WebSocket | undefined;
  #unanswered = new Map<string, Frame>();
  #pause = FIRST_PAUSE_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #lastRefusal: RefusalMessage | undefined;
  #ended = false;

  constructor(path: string, handlers: ConnectionHandlers) {
    this.#address = `${location.protocol.replace("http", "ws")}//${location.host}${path}`;
    this.#handlers = handlers;
    addEventListener("online", this.#reconnectNow);
    document.addEventListener("visibilitychange", this.#onVisible);
    this.#open();
  }

  send(frame: Frame): void {
    this.#unanswered.set(frame.id, frame);
    this.#sendNow(frame);
  }

  sendHello(): void {
    if (this.#handlers.hello) this.#sendNow(this.#handlers.hello());
  }

  end(): void {
    this.#ended = true;
    removeEventListener("online", this.#reconnectNow);
    document.removeEventListener("visibilitychange", this.#onVisible);
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    this.#socket?.close();
  }

  reopen(): void {
    const dead = this.#socket;
    this.#forgetSocket();
    dead?.close();
    this.#pause = FIRST_PAUSE_MS;
    this.#handlers.onStatus?.("lost");
    this.#open();
  }

  #sendNow(frame: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #open(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE_MS;
      this.#handlers.onStatus?.("open");
      this.sendHello();
      for (const frame of this.#unanswered.values()) this.#sendNow(frame);
      this.#expectTraffic(QUIET_MS);
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as Record<string, unknown>);
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#ended) return;
      this.#forgetSocket();
      if (FINAL.has(event.code)) return this.#handlers.onStatus?.("refused", this.#lastRefusal ?? OUR_FAULT);
      this.#handlers.onStatus?.("lost");
      this.#timer = setTimeout(() => this.#open(), this.#pause * (0.7 + 0.6 * Math.random()));
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
    };
  }

  #forgetSocket(): void {
    clearTimeout(this.#watch);
    if (this.#socket) this.#socket.onmessage = this.#socket.onopen = null;
    this.#socket = undefined;
  }

  #receive(message: Record<string, unknown>): void {
    this.#expectTraffic(QUIET_MS);
    if (typeof message.id === "string") this.#unanswered.delete(message.id);
    if (message.type === "refusal") this.#lastRefusal = message as unknown as RefusalMessage;
    this.#handlers.onMessage(message);
  }

  /** Something must be heard within this time; else a ping asks, and then the connection counts as dead. */
  #expectTraffic(within: number): void {
    clearTimeout(this.#watch);
    if (!this.#handlers.hello) return;
    this.#watch = setTimeout(() => {
      this.#sendNow({ type: "ping" });
      this.#watch = setTimeout(() => this.reopen(), ANSWER_MS);
    }, within);
  }

  #reconnectNow = (): void => {
    if (!this.#socket || this.#socket.readyState > WebSocket.OPEN) {
      this.#pause = FIRST_PAUSE_MS;
      this.#open();
    }
  };

  #onVisible = (): void => {
    if (document.hidden) return;
    if (this.#socket) this.#expectTraffic(0);
    else this.#reconnectNow();
  };
}
