"""Rate limits by token buckets. A refusal says when to try again.

A bucket is dropped only once it is full again, so nobody gets a fresh one by making us create many others. When there
are too many, new clients share the bucket of their wider network, and at last one bucket for all.
"""

import time
from collections.abc import Callable
from functools import lru_cache
from heapq import heappop, heappush
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from math import ceil
from zlib import crc32

from cheeseboard.core import Illegal
from cheeseboard.server.settings import Rate

MAX_BUCKETS = 100_000
MAX_SHARED_BUCKETS = 10_000  # buckets of wider networks, once there are too many of single clients
CHECKED_PER_REQUEST = 8  # buckets that may be full again: so no single request waits for a large cleanup
HOME_BITS = 64  # of an IPv6 address: one household or one server has them all behind it
WIDE_BITS = {4: 16, 6: 32}  # by the version of the address
MAX_KEY_LENGTH = 60
OTHER_GROUPS = 4_096  # of people and accounts, which have no wider network


class Bucket:
    """A token bucket: each request takes one token out, or as many as it costs."""

    __slots__ = ("_left", "_rate", "_then")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left: float = rate.burst
        self._then = now

    def wait(self, now: float, cost: float = 1) -> float:
        """Take as much as this costs; 0 if there was enough, else the seconds until there will be."""
        rate = self._rate
        left = min(rate.burst, self._left + (now - self._then) * rate.per_second)
        self._then = now
        if left >= cost:
            self._left = left - cost
            return 0.0
        self._left = left
        return (cost - left) / rate.per_second

    @property
    def full_at(self) -> float:
        """When it will be full."""
        return self._then + (self._rate.burst - self._left) / self._rate.per_second


class Buckets:
    """Buckets by key, at most so many; each goes when it is full again, and not before."""

    def __init__(self, rate: Rate, most: int) -> None:
        self._rate = rate
        self._most = most
        self._by_key: dict[str, Bucket] = {}
        self._by_fullness: list[tuple[float, str]] = []  # a heap; of each bucket when it was full at the earliest

    def __len__(self) -> int:
        return len(self._by_key)

    def find(self, key: str, now: float) -> Bucket | None:
        """The bucket of this key; None for a new key when there are too many."""
        self._drop_full(now)
        bucket = self._by_key.get(key)
        if bucket is None and len(self._by_key) < self._most:
            bucket = self._by_key[key] = Bucket(self._rate, now)
            heappush(self._by_fullness, (now, key))
        return bucket

    def _drop_full(self, now: float) -> None:
        heap = self._by_fullness
        for _ in range(CHECKED_PER_REQUEST):
            if not heap or heap[0][0] >= now:
                return
            _, key = heappop(heap)
            full_at = self._by_key[key].full_at
            if full_at <= now:
                del self._by_key[key]
            else:
                heappush(heap, (full_at, key))


class RateLimiter:
    """One rate for many clients, each with a bucket of their own as long as there are not too many."""

    def __init__(
        self,
        rate: Rate,
        clock: Callable[[], float] = time.monotonic,
        *,
        most: int = MAX_BUCKETS,
        most_shared: int = MAX_SHARED_BUCKETS,
    ) -> None:
        self._clock = clock
        self._own = Buckets(rate, most)
        self._shared = Buckets(rate, most_shared)
        self._last = Bucket(rate, clock())  # for all others

    def __len__(self) -> int:
        return len(self._own) + len(self._shared) + 1

    def wait(self, who: str, cost: float = 1) -> float:
        """Take as much as this costs; 0 if there was enough, else the seconds until there will be."""
        now = self._clock()
        bucket = self._own.find(who, now)
        if bucket is None:
            bucket = self._shared.find(wider(who), now) or self._last
        return bucket.wait(now, cost)

    def take(self, who: str, cost: float = 1) -> None:
        """Take as much as this costs, or refuse."""
        if seconds := self.wait(who, cost):
            raise Illegal("too-fast", seconds=ceil(seconds))


@lru_cache(maxsize=4_096)
def plain_address(text: str) -> str:
    """An address as it is compared: an IPv4 address inside an IPv6 one is that IPv4 address."""
    found = _read(text)
    if found is None:
        return text[:MAX_KEY_LENGTH]
    return str(_unmapped(found))


@lru_cache(maxsize=4_096)
def asker(address: str) -> str:
    """Who counts as one client: an IPv4 address, or the first half of an IPv6 address."""
    found = _read(address)
    if found is None:
        return address[:MAX_KEY_LENGTH]
    found = _unmapped(found)
    return str(ip_network((found, HOME_BITS), strict=False)) if found.version == 6 else str(found)


def wider(who: str) -> str:
    """The wider network of a client; people and accounts fall into groups."""
    found = _read(who.partition("/")[0])
    if found is None:
        return f"group {crc32(who.encode()) % OTHER_GROUPS}"
    return str(ip_network((found, WIDE_BITS[found.version]), strict=False))


def _read(text: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(
            text[:MAX_KEY_LENGTH].partition("%")[0]
        )  # behind % stands an interface, of our computer alone
    except ValueError:
        return None


def _unmapped(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    return (address.ipv4_mapped if address.version == 6 else None) or address
