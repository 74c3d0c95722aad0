"""How often somebody may ask for something: buckets that fill again with time. A refusal says when to come back."""

import time
from collections import OrderedDict
from collections.abc import Callable
from math import ceil

from cheeseboard.core import Illegal
from cheeseboard.server.settings import Rate

BUCKETS_KEPT = 20_000


class Bucket:
    """One asker's: each asking takes one out."""

    __slots__ = ("_left", "_rate", "_then")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left: float = rate.burst
        self._then = now

    def wait(self, now: float) -> float:
        """Take one; 0 if there was one, else the seconds until there will be."""
        rate = self._rate
        left = min(rate.burst, self._left + (now - self._then) * rate.per_second)
        self._then = now
        if left >= 1:
            self._left = left - 1
            return 0.0
        self._left = left
        return (1 - left) / rate.per_second


class Limit:
    """One rate for many askers, each with a bucket of their own."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def wait(self, who: str) -> float:
        """Take one; 0 if there was one, else the seconds until there will be."""
        now = self._clock()
        bucket = self._buckets.pop(who, None) or Bucket(self._rate, now)
        self._buckets[who] = bucket
        if len(self._buckets) > BUCKETS_KEPT:
            self._buckets.popitem(last=False)
        return bucket.wait(now)

    def take(self, who: str) -> None:
        """Take one, or refuse."""
        if seconds := self.wait(who):
            raise Illegal("too-fast", seconds=ceil(seconds))
