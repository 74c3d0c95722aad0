"""Checks the dice of a finished game with nothing but Python's own library: python3 check_dice.py FILE [DIGEST]."""

import hmac
import re
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

EVEN = {"first": lambda seats: [f"first {seat}" for seat in range(seats)]}  # draws in which all is equally likely


def mac(key: bytes, *parts: bytes) -> bytes:
    """HMAC-SHA-256 of the parts in a row."""
    return hmac.new(key, b"".join(parts), sha256).digest()


def drawn(key: bytes, n: int, weights: dict[str, int]) -> str:
    """What comes up at row n, given the text and weight of everything that can."""
    total, k, x = sum(weights.values()), 0, 2**64
    while x >= 2**64 // total * total:  # nearly always the first number will do
        x = int.from_bytes(mac(key, b"draw", n.to_bytes(8, "big"), k.to_bytes(4, "big"))[:8], "big")
        k += 1
    rest = x % total
    return next(text for text in sorted(weights) if (rest := rest - weights[text]) < 0)


def check(text: str, kept: str = "") -> Iterator[str]:
    """Tell what fits; stop with a reason at the first thing that does not."""
    head, _, body = text.partition("\n\n")
    tags = {name: re.sub(r"\\(.)", r"\1", value) for name, value in re.findall(r'(?m)^\[(\w+) "(.*)"\]$', head)}
    if "Seed" not in tags:
        sys.exit("there is no seed in it: the game is not over")
    seed, table, nonces = bytes.fromhex(tags["Seed"]), tags["Table"].encode(), tags["Nonces"].split(";")
    if sha256(b"cheeseboard/commit/1" + seed).hexdigest() != tags["Commitment"]:
        sys.exit("the seed is not the one that was promised")
    key = mac(seed, b"\0".join([b"cheeseboard/draws/1", table, *(nonce.encode() for nonce in nonces)]))
    chain_key = mac(seed, b"cheeseboard/chain/1\0", table)
    copied = int(tags.get("Copied", "0").split(" ")[0])  # rows with the draws of another game
    header = "".join(line + "\n" for line in head.split("\n") if not line.startswith("[Seed "))
    chain = [mac(chain_key, b"head\0", header.encode())]
    for row in (line.partition(";")[0].rstrip(" ") for line in body.split("\n") if line and line[0] != "["):
        chain.append(mac(chain_key, chain[-1], row.encode()))
        n, seat, action = row.split(" ", 2)
        outcomes = EVEN.get(action.split(" ")[0])
        if seat == "-" and int(n) <= copied:
            yield f"row {n}: {action}, copied from another game and not checked"
        elif seat == "-" and outcomes is None:
            yield f"row {n}: {action}, to be checked with drawn(bytes.fromhex('{key.hex()}'), {n}, {{…}})"
        elif seat == "-" and outcomes is not None:
            if drawn(key, int(n), dict.fromkeys(outcomes(len(nonces)), 1)) != action:
                sys.exit(f"row {n}: {action} is not what the seed draws")
            yield f"row {n}: {action}, as the seed draws"
    if f'[Digest "{chain[-1].hex()}"]' not in body.split("\n"):
        sys.exit("the chain is broken: something was changed")
    if kept and kept.lower() not in [digest.hex() for digest in chain]:
        sys.exit("the digest you kept does not occur")
    yield f"commitment and chain fit, {len(chain) - 1} rows"


if __name__ == "__main__":
    for found in check(Path(sys.argv[1]).read_bytes().decode(), *sys.argv[2:3]):
        print(found)
