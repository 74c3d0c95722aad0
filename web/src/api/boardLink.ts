/** A board as a few letters for an address: JSON, deflated, in the alphabet that addresses allow. */
const MARK = "#b=";

export const MOST_BYTES = 64_000; // the server takes no longer ones
const MOST_LETTERS = 2 * MOST_BYTES;

/** What comes out of the stream; if it is more than that, a fault as soon as it is. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most = Infinity,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError("longer than any board");
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The part of an address, from # on, that holds this board. */
export async function pack(board: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(board));
  const small = await through(bytes, new CompressionStream("deflate-raw"));
  const letters = btoa(String.fromCharCode(...small));
  return MARK + letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The board in an address; null if there is none, and a fault if it cannot be read. */
export async function unpack(hash: string): Promise<unknown> {
  if (!hash.startsWith(MARK)) return null;
  if (hash.length > MOST_LETTERS) throw new RangeError("longer than any board");
  const letters = atob(hash.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
  const small = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const bytes = await through(small, new DecompressionStream("deflate-raw"), MOST_BYTES);
  return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
}
