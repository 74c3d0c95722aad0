/** What a board may show on somebody's wish: fetched then, and forgotten as soon as the table moves on. */
import { get } from "../protocol/server";
import { withNotice } from "../ui/notices.svelte";
import type { Overlays } from "../protocol/generated/messages";
import type { Viewer } from "./viewer.svelte";

export class HintLoader {
  #table: string;
  #viewer: Viewer;
  shown = $state.raw<Record<string, string>>({});
  #hasLeft = false;

  constructor(table: string, viewer: Viewer) {
    this.#table = table;
    this.#viewer = viewer;
    $effect(() => {
      void [viewer.seatState?.n, viewer.seat];
      this.shown = {};
    });
    $effect(() => () => (this.#hasLeft = true));
  }

  async fetch(): Promise<void> {
    const seat = this.#viewer.seat;
    const path = `/tables/${encodeURIComponent(this.#table)}/overlays?seat=${seat ?? "spectator"}`;
    await withNotice(async () => {
      const { overlays } = await get<Overlays>(path);
      if (this.#hasLeft || seat !== this.#viewer.seat) return; // or the screen has been passed on meanwhile
      this.shown = Object.fromEntries(Object.entries(overlays).map(([name, all]) => [name, all.join(" ")]));
    });
  }
}
