/** One's own tables, asked for again from time to time while somebody looks at the page. */
import { untrack } from "svelte";
import { session } from "../api/session.svelte";
import { withNotice } from "../ui/notices.svelte";
import { myTables } from "../api/tables";
import { goToAwaited } from "../table/awaitedRematch";
import { isWaiting } from "../table/rematchOffer";
import type { TableDetails } from "../protocol/generated/messages";

const AGAIN_MS = 15_000;
const SOON_MS = 3_000; // while somebody waits for a game that begins as soon as others join

export class OwnTables {
  list = $state.raw<TableDetails[]>([]);

  /** To be called while a component is made. */
  follow(): void {
    $effect(() => {
      if (!session.me) return undefined;
      void withNotice(() => this.#load());
      const again = (): void => {
        if (!document.hidden) this.refresh();
      };
      const timer = setInterval(again, this.#isWaiting ? SOON_MS : AGAIN_MS);
      document.addEventListener("visibilitychange", again);
      return () => {
        clearInterval(timer);
        document.removeEventListener("visibilitychange", again);
      };
    });
    $effect(() => {
      const begun = this.list.filter(({ status }) => status.rematch);
      untrack(() => {
        for (const { id, status } of begun) goToAwaited(id, status);
      });
    });
  }

  /** In vain is no matter: it is asked again soon. */
  refresh(): void {
    this.#load().catch(() => undefined);
  }

  #isWaiting = $derived(
    this.list.some(({ status: { rematch_offer, seats } }) => isWaiting(rematch_offer, seats)),
  );

  async #load(): Promise<void> {
    this.list = await myTables();
  }
}
