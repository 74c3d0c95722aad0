/** Looking back: an earlier row as a seat knew it, fetched when somebody asks for it. */
import { get } from "../protocol/http";
import { withNotice } from "../ui/notices.svelte";
import { settings } from "../device/settings.svelte";
import type { PastViewBody } from "../protocol/generated/messages";

export class Past {
  #table: string;
  step = $state.raw<PastViewBody | null>(null);
  #wanted = 0;

  constructor(table: string) {
    this.#table = table;
  }

  /** Show the board after this row, through the eyes of a seat or of a spectator. */
  async look(n: number, seat: number | null): Promise<void> {
    const wanted = ++this.#wanted;
    const eyes = `seat=${seat ?? "spectator"}&lang=${settings.language}`;
    const path = `/tables/${encodeURIComponent(this.#table)}/views/${n}?${eyes}`;
    await withNotice(async () => {
      const found = await get<PastViewBody>(path);
      if (wanted === this.#wanted) this.step = found;
    });
  }

  now(): void {
    this.#wanted++;
    this.step = null;
  }
}
