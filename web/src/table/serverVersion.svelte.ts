/** A page that was left open meets a newer server: it is loaded anew, once, when nothing of the person's would be lost. */
import { hasReloaded, reloadOnce } from "../device/reloadOnce";
import { VERSION } from "../protocol/generated/messages";
import { notices } from "../ui/notices.svelte";
import { t } from "../words/pageWords.svelte";
import type { TableStore } from "./tableStore.svelte";

const READ_MS = 3_000; // long enough to read why
const TOPIC = "version";

/** Compare the server's version with this page's until the function this gives is called. */
export function followVersion(
  store: Pick<TableStore, "serverVersion" | "connection" | "isPending">,
): () => void {
  const canReload = (): boolean => store.connection === "open" && !store.isPending && !isWriting();
  return $effect.root(() => {
    $effect(() => {
      const version = store.serverVersion;
      if (!version || version === VERSION) return;
      const isTried = hasReloaded(version);
      notices.show(t(isTried ? "web-new-version-reload" : "web-new-version"), "plain", TOPIC, true);
      const timer = setInterval(() => canReload() && reloadOnce(version), READ_MS);
      return () => {
        clearInterval(timer);
        notices.dropTopic(TOPIC);
      };
    });
  });
}

/** Whether somebody has begun to write something, such as a chat message. */
function isWriting(): boolean {
  const field = document.activeElement;
  return (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== "";
}
