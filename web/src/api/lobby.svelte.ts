/** The open tables, as the lobby's socket tells them; it comes back by itself. */
import type { Lobby, LobbyRow } from "../protocol/generated/messages";

const RETRY_MS = 2_000;

export class LobbyWatch {
  tables = $state.raw<LobbyRow[]>([]);
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Listen until the function this gives is called. */
  watch(): () => void {
    this.#open();
    return () => {
      clearTimeout(this.#timer);
      if (this.#socket) this.#socket.onclose = null;
      this.#socket?.close();
    };
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#socket = new WebSocket(`${scheme}://${location.host}/api/lobby/live`);
    this.#socket.onmessage = (event) => (this.tables = (JSON.parse(String(event.data)) as Lobby).tables);
    this.#socket.onclose = () => (this.#timer = setTimeout(() => this.#open(), RETRY_MS));
  }
}
