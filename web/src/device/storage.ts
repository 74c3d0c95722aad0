/** What this browser remembers, or this tab of it. Where storage is forbidden or full, it remembers until the page is closed. */
const PREFIX = "cheeseboard-";
const memory = new Map<string, string>();
const tabMemory = new Map<string, string>();

export function read(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

export function write(name: string, value: string): void {
  memory.set(name, value);
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Private windows may refuse; memory has it.
  }
}

export function remove(name: string): void {
  memory.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was kept there.
  }
}

/** What this tab remembers, also if the browser loads the page anew because it was asleep. */
export function readInTab(name: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + name) ?? tabMemory.get(name) ?? null;
  } catch {
    return tabMemory.get(name) ?? null;
  }
}

export function writeInTab(name: string, value: string): void {
  tabMemory.set(name, value);
  try {
    sessionStorage.setItem(PREFIX + name, value);
  } catch {
    // As above.
  }
}
