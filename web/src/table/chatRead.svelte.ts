/** Up to when this tab has read the talk at a table; a rematch goes on with the talk, and with what was read of it. */
import { readInTab, writeInTab } from "../device/storage";
import type { ChatMessage, SeatStatus } from "../protocol/generated/messages";

export class ChatRead {
  #key: string;
  #ms = $state(0);

  constructor(table: string, seats: SeatStatus[]) {
    this.#key = `chat-read-${seats[0]?.first_table || table}`;
    this.#ms = Number(readInTab(this.#key) ?? 0);
  }

  /** These lines are on the screen. */
  mark(lines: ChatMessage[]): void {
    const newest = Math.max(this.#ms, ...lines.map(({ ms }) => ms));
    if (newest === this.#ms) return;
    this.#ms = newest;
    writeInTab(this.#key, String(newest));
  }

  /** How many lines of others have not been on the screen. */
  unread = (lines: ChatMessage[]): number =>
    lines.filter(({ ms, is_yours }) => ms > this.#ms && !is_yours).length;
}
