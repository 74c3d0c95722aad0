"""How often somebody may ask for something: buckets that fill again with time. A refusal says when to come back."""

import time
from collections import OrderedDict
from collections.abc import Callable
from math import ceil

from cheeseboard.core import Illegal
from cheeseboard.server.settings import Rate

BUCKETS_KEPT = 20_000


class Limit:
    """One rate for many askers, each with a bucket of their own."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what is left, and when that was

    def wait(self, who: str) -> float:
        """Take one; 0 if there was one, else the seconds until there will be."""
        now = self._clock()
        left, then = self._buckets.pop(who, (self._rate.burst, now))
        left = min(self._rate.burst, left + (now - then) * self._rate.per_second)
        taken = left >= 1
        self._buckets[who] = (left - 1 if taken else left, now)
        if len(self._buckets) > BUCKETS_KEPT:
            self._buckets.popitem(last=False)
        return 0.0 if taken else (1 - left) / self._rate.per_second

    def take(self, who: str) -> None:
        """Take one, or refuse."""
        if seconds := self.wait(who):
            raise Illegal("too-fast", seconds=ceil(seconds))
