/** Looking back: an earlier row as a seat knew it, fetched when somebody asks for it. */
import { pastView } from "../api/records";
import { withNotice } from "../ui/notices.svelte";
import { settings } from "../device/settings.svelte";
import type { PastViewBody } from "../protocol/generated/messages";

export class TableHistory {
  #table: string;
  step = $state.raw<PastViewBody | null>(null);
  #wanted = 0;

  constructor(table: string) {
    this.#table = table;
  }

  /** Show the board after this row, as a seat or a spectator knew it. */
  async show(n: number, seat: number | null): Promise<void> {
    const wanted = ++this.#wanted;
    const eyes = String(seat ?? "spectator");
    await withNotice(async () => {
      const found = await pastView(this.#table, n, eyes, settings.language);
      if (wanted === this.#wanted) this.step = found;
    });
  }

  now(): void {
    this.#wanted++;
    this.step = null;
  }
}
