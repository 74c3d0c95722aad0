"""Numbers for Prometheus. Labels are few and never hold an id.

Of games with hidden cards nothing is counted that happens at a table: the size of a message or the time of an answer
could reveal a hand. Messages of perfect-information games are published in sums over many tables.
"""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

NAME = "cheeseboard"
ENOUGH_TABLES = 20  # that were sent something since the sums of messages were published last
_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Counts(Collector):
    """Counts in plain numbers: a counter with a lock costs more than what it counts."""

    def __init__(self) -> None:
        self.actions = 0
        self.messages: int = 0
        self.bytes: int = 0
        self._shown = (0, 0)  # messages and bytes, as they were last published
        self._tables: set[str] = set()  # sent something since
        self.commit_seconds: float = 0.0
        self.commits: list[int] = [0] * (len(_BUCKETS) + 1)  # by how long they took

    def count_update(self, table_id: str, size: int) -> None:
        """One more message at this table, of so many bytes."""
        self.messages += 1
        self.bytes += size
        if len(self._tables) < ENOUGH_TABLES:
            self._tables.add(table_id)
        if len(self._tables) >= ENOUGH_TABLES:
            self._shown, self._tables = (self.messages, self.bytes), set()

    def collect(self) -> Iterator[Metric]:
        """What Prometheus asks for."""
        messages, size = self._shown
        yield CounterMetricFamily(f"{NAME}_actions", "Actions that were played", self.actions)
        yield CounterMetricFamily(f"{NAME}_told", "Messages of open games, in sums over many tables", messages)
        yield CounterMetricFamily(f"{NAME}_told_bytes", "Bytes of those messages", size)
        up_to = zip((*map(str, _BUCKETS), "+Inf"), accumulate(self.commits), strict=True)
        about = "From an action's arrival to its commit"
        yield HistogramMetricFamily(f"{NAME}_commit_seconds", about, buckets=list(up_to), sum_value=self.commit_seconds)


class Metrics:
    """The numbers of one server; each has a registry of its own, so that tests may run several."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._counts = Counts()
        self._registry.register(self._counts)
        self._refusals = Counter(f"{NAME}_refusals", "Refusals by code", ["code"], registry=self._registry)
        self.requests: Counter = Counter(
            f"{NAME}_requests", "HTTP answers", ["method", "status"], registry=self._registry
        )
        self._sockets = Gauge(f"{NAME}_sockets", "Open sockets at tables", registry=self._registry)

    def count_subscribers(self, number: int) -> None:
        """So many sockets at tables are open now."""
        self._sockets.set(number)

    def count_refusal(self, code: str) -> None:
        """One more refusal."""
        self._refusals.labels(code).inc()

    def count_update(self, table_id: str, size: int) -> None:
        """One more message at a table of an open game, of so many bytes."""
        self._counts.count_update(table_id, size)

    def count_action(self, seconds: float) -> None:
        """One more action, which took so long from its arrival to its commit."""
        self._counts.actions += 1
        self._counts.commit_seconds += seconds
        self._counts.commits[bisect_left(_BUCKETS, seconds)] += 1

    def page(self) -> bytes:
        """What Prometheus reads."""
        return generate_latest(self._registry)
