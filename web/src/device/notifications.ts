/** "Your turn" where the page is not seen: the tab's title, and a notification if the person allowed it. */
import { settings } from "./settings.svelte";

/** Whether this browser has notifications at all; on plain http it has none. */
export const canNotify = (): boolean => typeof Notification === "function" && isSecureContext;

/** Ask the person for leave to notify; tells whether it was given. */
export async function requestPermission(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Tell somebody who looks elsewhere; silently nothing where it is not wished or not possible. */
export function notify(title: string, body: string, tag: string): void {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body, tag, icon: "/icon-192.png" });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // Some phones allow notifications to service workers alone; the title has said it.
  }
}
