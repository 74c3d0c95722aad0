"""`cheeseboard` at which the same words are always answered alike: for recordings that are to be said again.

Tables and their seeds are numbered, so that the same is drawn; windows do not end, nobody counts as away, and every
nonce and board is waited for, so that nothing happens which nobody has asked for. Run as a program it is such a
server; a test makes its own one so.
"""

from collections.abc import Callable

from cheeseboard.cli import main
from cheeseboard.protocol.presence import Presence
from cheeseboard.server.routes import tables as table_routes
from cheeseboard.tables import beats, rematches, seating

LONG_MS = 3_600_000
SetAttribute = Callable[[object, str, object], None]


class Numbered:
    """In place of the module `secrets` where tables are created: the n-th is the same in every run."""

    def __init__(self) -> None:
        self._ids = 0

    def token_urlsafe(self, size: int) -> str:
        """An id."""
        self._ids += 1
        return f"{self._ids:0{size}}"

    def token_bytes(self, size: int) -> bytes:
        """A seed."""
        return self._ids.to_bytes(size, "big")


async def nobody_goes(*_: object) -> None:
    """In place of marking somebody away."""


def make_repeatable(set_attribute: SetAttribute) -> None:
    """Change this process, by `setattr` or what a test has in its place."""
    numbered = Numbered()
    set_attribute(table_routes, "secrets", numbered)
    set_attribute(rematches, "secrets", numbered)
    set_attribute(Presence, "_mark_away", nobody_goes)
    set_attribute(seating, "NONCES_WITHIN_MS", LONG_MS)
    set_attribute(seating, "CLOCK_WITHIN_MS", LONG_MS)
    long_beats = {name: dict.fromkeys(lengths, LONG_MS) for name, lengths in beats.BEATS_MS.items()}
    set_attribute(beats, "BEATS_MS", long_beats)
    set_attribute(beats, "MAX_HELD_MS", LONG_MS)
    set_attribute(beats, "MAX_HOLD_MS", LONG_MS)


if __name__ == "__main__":
    make_repeatable(setattr)
    main()
