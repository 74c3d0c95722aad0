/** Whether somebody can see this page: not while another tab is in front of it. */
import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  document.addEventListener("visibilitychange", update);
  return () => document.removeEventListener("visibilitychange", update);
});

export function isPageVisible(): boolean {
  subscribe();
  return !document.hidden;
}
