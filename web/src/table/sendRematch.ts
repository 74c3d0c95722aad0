/** What one may do about a rematch; whoever starts or joins the last goes there. */
import type { TableRef } from "../protocol/generated/messages";
import { withNotice } from "../ui/notices.svelte";
import { goToTable } from "./awaitedRematch";
import type { TableStore } from "./tableStore.svelte";

export type RematchVerb = "rematch" | "rematch/join" | "rematch/decline" | "rematch/start";

export function sendRematch(store: Pick<TableStore, "post">, verb: RematchVerb, body: object = {}): void {
  void withNotice(async () => {
    const { table } = await store.post<TableRef>(verb, body);
    if (table) goToTable(table); // else the others have not joined yet
  });
}
