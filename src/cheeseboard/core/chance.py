"""Verifiable chance, byte for byte: seed, commitment, nonces, draws and the chain of digests.

Anyone with the seed and the nonces can check every draw with SHA-256; see docs/reference/fair-chance.md.
This module has no randomness of its own: the caller brings the seed.
"""

from collections.abc import Sequence
from itertools import accumulate, count
from typing import TYPE_CHECKING

from cheeseboard.core.action import Action

if TYPE_CHECKING:
    from hashlib import sha256 as sha256
else:  # without OpenSSL, which `hashlib` loads: that takes longer than to begin a game
    try:
        from _sha256 import sha256  # Python 3.11
    except ImportError:
        try:
            from _sha2 import sha256  # from Python 3.12 on
        except ImportError:
            from hashlib import sha256

_DRAWN_BELOW = 1 << 64
_BLOCK = 64  # bytes that SHA-256 reads at once
_INNER, _OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """The HMAC of a message, as RFC 2104 says."""
    padded = (key if len(key) <= _BLOCK else sha256(key).digest()).ljust(_BLOCK, b"\0")
    inside = sha256(padded.translate(_INNER) + message).digest()
    return sha256(padded.translate(_OUTER) + inside).digest()


def commitment(seed: bytes) -> str:
    """The hash of the seed, shown before any nonce is given and before the first draw."""
    return sha256(b"cheeseboard/commit/1" + seed).hexdigest()


def draw_key(seed: bytes, table_id: str, nonces: Sequence[str]) -> bytes:
    """The key of all draws of a table; one nonce per seat, in seat order."""
    return hmac_sha256(
        seed, b"\0".join((b"cheeseboard/draws/1", table_id.encode(), *(nonce.encode() for nonce in nonces)))
    )


def draw_number(key: bytes, n: int, total: int) -> int:
    """A whole number below `total` for log row n, each equally likely."""
    assert 0 < total <= _DRAWN_BELOW, total
    fair_below = _DRAWN_BELOW // total * total
    for k in count():
        x = int.from_bytes(hmac_sha256(key, b"draw" + n.to_bytes(8, "big") + k.to_bytes(4, "big"))[:8], "big")
        if x < fair_below:
            return x % total
    raise AssertionError("count() does not end")


def draw(key: bytes, n: int, outcomes: Sequence[tuple[Action, int]]) -> Action:
    """The outcome that is drawn at log row n."""
    ordered = sorted(outcomes, key=lambda outcome: str(outcome[0]))
    sums = list(accumulate(weight for _, weight in ordered))
    r = draw_number(key, n, sums[-1])
    return next(action for (action, _), below in zip(ordered, sums, strict=True) if r < below)


def chain_key(seed: bytes, table_id: str) -> bytes:
    """The key of the digest chain; only the table has it until the end."""
    return hmac_sha256(seed, b"cheeseboard/chain/1\0" + table_id.encode())


def chain_head(key: bytes, header_lines: str) -> bytes:
    """The digest before the first row."""
    return hmac_sha256(key, b"head\0" + header_lines.encode())


def chain_next(key: bytes, last: bytes, row_text: str) -> bytes:
    """The digest after one more row."""
    return hmac_sha256(key, last + row_text.encode())
