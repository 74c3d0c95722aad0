/** One's own tables, asked for again from time to time while somebody looks at the page. */
import { session } from "../api/session.svelte";
import { withNotice } from "../ui/notices.svelte";
import { myTables } from "../api/tables";
import type { TableDetails } from "../protocol/generated/messages";

const AGAIN_MS = 15_000;

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
      const timer = setInterval(again, AGAIN_MS);
      document.addEventListener("visibilitychange", again);
      return () => {
        clearInterval(timer);
        document.removeEventListener("visibilitychange", again);
      };
    });
  }

  /** In vain is no matter: it is asked again soon. */
  refresh(): void {
    this.#load().catch(() => undefined);
  }

  async #load(): Promise<void> {
    this.list = await myTables();
  }
}
