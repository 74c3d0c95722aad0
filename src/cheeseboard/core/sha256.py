"""SHA-256 and HMAC with it, without OpenSSL, which `hashlib` loads: that takes longer than to begin a game."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hashlib import sha256
else:
    try:
        from _sha256 import sha256  # Python 3.11
    except ImportError:
        try:
            from _sha2 import sha256  # from Python 3.12 on
        except ImportError:
            from hashlib import sha256

__all__ = ["hmac_sha256", "sha256"]

_BLOCK = 64  # bytes
_INNER, _OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """The HMAC of a message, as RFC 2104 says."""
    padded = (key if len(key) <= _BLOCK else sha256(key).digest()).ljust(_BLOCK, b"\0")
    inside = sha256(padded.translate(_INNER) + message).digest()
    return sha256(padded.translate(_OUTER) + inside).digest()
