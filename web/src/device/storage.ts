/** What this browser remembers. Where storage is forbidden or full, it remembers until the page is closed. */
const PREFIX = "cheeseboard-";
const memory = new Map<string, string>();

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
