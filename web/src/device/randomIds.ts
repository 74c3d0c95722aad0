/** Random names. `crypto.randomUUID` is missing on plain http; `getRandomValues` is there everywhere. */

function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** An id that is used once, for a frame of a table's socket. */
export const newId = (): string => hex(9);

/** One's own part in the draw of a table. */
export const newNonce = (): string => hex(16);
