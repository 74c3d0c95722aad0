"""Who may connect: so many connections from one address, and always some descriptors left for the rest of the server.

It counts before anything is read, so it knows only the peer; the middleware counts again by the address a proxy names.
"""

import sys
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Protocol

from cheeseboard.core import Illegal, Refusal
from cheeseboard.server.limits import asker, plain_address
from cheeseboard.server.settings import Settings

RESERVE = 100  # descriptors for the database, files and processes
FULL_S = 10


class Waiting(Protocol):
    """A connection of which no whole head has come yet."""

    def drop(self) -> None:
        """End it at once."""


class Connections:
    """All open connections of this process."""

    def __init__(self, settings: Settings) -> None:
        self._most = sys.maxsize if settings.is_local else settings.connections
        self._trusted = [ip_network(proxy, strict=False) for proxy in settings.proxies if _is_network(proxy)]
        self._open: Counter[str] = Counter()
        self._waiting: dict[Waiting, None] = {}  # the oldest first
        self._count = 0
        self._most_together = descriptors() - RESERVE

    def enter(self, connection: Waiting, address: str) -> Refusal | None:
        """Count a new connection, or refuse it if there are too many; an admitted one must leave again."""
        peer = asker(address)
        if self._open[peer] >= self._most and not self.is_trusted(address):
            return Illegal("too-many-connections", most=self._most)
        if self._count >= self._most_together and not self._make_room():
            return Illegal("server-full", seconds=FULL_S)
        self._open[peer] += 1
        self._count += 1
        self._waiting[connection] = None
        return None

    def has_head(self, connection: Waiting) -> None:
        """Its request has come, or never will."""
        self._waiting.pop(connection, None)

    def leave(self, address: str) -> None:
        """A connection from there is closed."""
        peer = asker(address)
        self._open[peer] -= 1
        self._count -= 1
        if not self._open[peer]:
            del self._open[peer]

    def is_trusted(self, address: str) -> bool:
        """Whether this is a proxy, which speaks for many."""
        try:
            found = ip_address(plain_address(address))
        except ValueError:
            return False
        return any(found in network for network in self._trusted)

    def _make_room(self) -> bool:
        """Drop the connection that has been waiting for the longest time."""
        oldest = next(iter(self._waiting), None)
        if oldest is None:
            return False
        self.has_head(oldest)
        oldest.drop()
        return True


def descriptors() -> int:
    """How many files and sockets this process may have open."""
    try:
        import resource
    except ImportError:  # Windows, which has no such limit
        return sys.maxsize
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return sys.maxsize if most == resource.RLIM_INFINITY else most


def _is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True
