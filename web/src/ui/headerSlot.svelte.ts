/** What a screen puts into the header: who is at the table, and buttons of its own. */
import { onDestroy, type Snippet } from "svelte";

class HeaderSlot {
  strip = $state.raw<Snippet | null>(null);
  buttons = $state.raw<Snippet | null>(null);
}

export const headerSlot = new HeaderSlot();

/** As long as the component is there that calls this while it is made. */
export function fillHeader(strip: Snippet, buttons: Snippet | null = null): void {
  headerSlot.strip = strip;
  headerSlot.buttons = buttons;
  onDestroy(() => {
    if (headerSlot.strip === strip) headerSlot.strip = headerSlot.buttons = null;
  });
}
