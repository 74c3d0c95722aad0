/** What a board may show on somebody's wish: fetched then, and forgotten as soon as the table moves on. */
import { overlaysOf } from "../api/records";
import { withNotice } from "../ui/notices.svelte";
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
    await withNotice(async () => {
      const overlays = await overlaysOf(this.#table, String(seat ?? "spectator"));
      if (this.#hasLeft || seat !== this.#viewer.seat) return; // or the screen has been passed on meanwhile
      this.shown = Object.fromEntries(Object.entries(overlays).map(([name, all]) => [name, all.join(" ")]));
    });
  }
}
