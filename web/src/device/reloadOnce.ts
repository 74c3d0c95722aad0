/**
 * Loading the page anew, at most once for each reason as long as this tab is open: a page that comes back the same, out
 * of a cache or from one of several servers, must not be loaded again and again.
 */
const NAME = "cheeseboard-reloaded-for";

/** Whether the page was loaded anew for this reason, or nobody could remember that it was. */
export function hasReloaded(reason: string): boolean {
  try {
    return reasons().includes(reason);
  } catch {
    return true;
  }
}

export function reloadOnce(reason: string): void {
  if (hasReloaded(reason)) return;
  try {
    sessionStorage.setItem(NAME, JSON.stringify([...reasons(), reason]));
  } catch {
    return; // storage is forbidden or full
  }
  location.reload();
}

function reasons(): string[] {
  return JSON.parse(sessionStorage.getItem(NAME) ?? "[]") as string[];
}
