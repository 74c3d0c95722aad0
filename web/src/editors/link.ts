/** A board as a few letters for an address: JSON, deflated, in the alphabet that addresses allow. */
const MARK = "#b=";

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
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
  const letters = atob(hash.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
  const small = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const bytes = await through(small, new DecompressionStream("deflate-raw"));
  return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
}
