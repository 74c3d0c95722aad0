/** What one may do about a rematch; whoever starts or joins the last goes there. */
import { router } from "../device/router.svelte";
import type { TableRef } from "../protocol/generated/messages";
import { withNotice } from "../ui/notices.svelte";
import type { TableStore } from "./tableStore.svelte";

export type RematchVerb = "rematch" | "rematch/join" | "rematch/decline" | "rematch/start";

export function sendRematch(store: Pick<TableStore, "post">, verb: RematchVerb, body: object = {}): void {
  void withNotice(async () => {
    const { table } = await store.post<TableRef>(verb, body);
    if (table) router.go(`/t/${table}`); // else the others have not joined yet
  });
}
