/** Fair chance byte for byte, as docs/reference/fair-chance.md says. Bundled hashes: a LAN address has no crypto.subtle. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const DRAWN_BELOW = 1n << 64n;
const NUL = new Uint8Array(1);

export type Outcome = [text: string, weight: number | bigint];

export function commitment(seed: Uint8Array): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes("cheeseboard/commit/1"), seed)));
}

/** The key of all draws of a table; one nonce per seat, in seat order. */
export function drawKey(seed: Uint8Array, table: string, nonces: string[]): Uint8Array {
  return mac(seed, utf8ToBytes(["cheeseboard/draws/1", table, ...nonces].join("\0")));
}

/** A whole number below `total` for log row n, each equally likely. */
export function drawNumber(key: Uint8Array, n: number, total: bigint): bigint {
  const fairBelow = (DRAWN_BELOW / total) * total;
  for (let k = 0; ; k++) {
    const x = readNumber(mac(key, utf8ToBytes("draw"), bigEndian(n, 8), bigEndian(k, 4)).subarray(0, 8));
    if (x < fairBelow) return x % total;
  }
}

/** The outcome that comes about at log row n. */
export function draw(key: Uint8Array, n: number, outcomes: Outcome[]): string {
  const ordered = outcomes.map(([text, weight]) => ({ text, weight: BigInt(weight) })).sort(byText);
  let rest = drawNumber(
    key,
    n,
    ordered.reduce((sum, { weight }) => sum + weight, 0n),
  );
  for (const { text, weight } of ordered) {
    if (rest < weight) return text;
    rest -= weight;
  }
  throw new Error("nothing can be drawn");
}

/** The digests c₀, c₁ … over a file's header lines and rows. */
export function chain(seed: Uint8Array, table: string, headerLines: string, rows: string[]): string[] {
  const key = mac(seed, utf8ToBytes("cheeseboard/chain/1"), NUL, utf8ToBytes(table));
  let last = mac(key, utf8ToBytes("head"), NUL, utf8ToBytes(headerLines));
  const digests = [bytesToHex(last)];
  for (const row of rows) digests.push(bytesToHex((last = mac(key, last, utf8ToBytes(row)))));
  return digests;
}

function mac(key: Uint8Array, ...parts: Uint8Array[]): Uint8Array {
  return hmac(sha256, key, concatBytes(...parts));
}

function bigEndian(value: number, size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  for (let rest = value, at = size - 1; rest > 0; rest = Math.floor(rest / 256), at--) bytes[at] = rest % 256;
  return bytes;
}

function readNumber(bytes: Uint8Array): bigint {
  return bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
}

/** By code points, as Python sorts; the words of actions are ASCII. */
function byText(one: { text: string }, other: { text: string }): number {
  return one.text < other.text ? -1 : one.text > other.text ? 1 : 0;
}
