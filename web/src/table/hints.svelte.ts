/** What a board may show on somebody's wish: fetched then, and forgotten as soon as the table moves on. */
import { get } from "../protocol/http";
import { trying } from "../ui/notices.svelte";
import type { Overlays } from "../protocol/generated/messages";
import type { Eyes } from "./viewer.svelte";

export class HintBook {
  #table: string;
  #eyes: Eyes;
  shown = $state.raw<Record<string, string>>({});

  constructor(table: string, eyes: Eyes) {
    this.#table = table;
    this.#eyes = eyes;
    $effect(() => {
      void [eyes.known?.n, eyes.seat];
      this.shown = {};
    });
  }

  async fetch(): Promise<void> {
    const seat = this.#eyes.seat;
    const path = `/tables/${encodeURIComponent(this.#table)}/hints?seat=${seat ?? "spectator"}`;
    await trying(async () => {
      const { overlays } = await get<Overlays>(path);
      if (seat !== this.#eyes.seat) return; // the screen has been passed on meanwhile
      this.shown = Object.fromEntries(Object.entries(overlays).map(([name, all]) => [name, all.join(" ")]));
    });
  }
}
