"""Numbers for Prometheus, read from what the protocol has counted. Labels are few and never hold an id.

Messages are published in sums over many tables: at one table their size could tell what somebody does.
"""

from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from cheeseboard.protocol.counters import COMMIT_SECONDS, ENOUGH_TABLES, Counters

NAME = "cheeseboard"


class Metrics(Collector):
    """The numbers of one server; each has a registry of its own, so that tests may run several."""

    def __init__(self, counters: Counters) -> None:
        self.counters: Counters = counters
        self._published = (0, 0)  # messages and bytes
        self._registry = CollectorRegistry()
        self._registry.register(self)
        self.requests: Counter = Counter(
            f"{NAME}_requests", "HTTP answers", ["method", "status"], registry=self._registry
        )

    def page(self) -> bytes:
        """What Prometheus reads."""
        return generate_latest(self._registry)

    def collect(self) -> Iterator[Metric]:
        """What Prometheus asks for."""
        counted = self.counters
        if len(counted.tables) >= ENOUGH_TABLES:
            self._published = (counted.messages, counted.message_bytes)
            counted.tables.clear()
        messages, size = self._published
        yield CounterMetricFamily(f"{NAME}_actions", "Actions that were played", sum(counted.commits))
        yield CounterMetricFamily(f"{NAME}_told", "Messages of open games, in sums over many tables", messages)
        yield CounterMetricFamily(f"{NAME}_told_bytes", "Bytes of those messages", size)
        up_to = zip((*map(str, COMMIT_SECONDS), "+Inf"), accumulate(counted.commits), strict=True)
        about = "From an action's arrival to its commit"
        seconds = counted.commit_seconds
        yield HistogramMetricFamily(f"{NAME}_commit_seconds", about, buckets=list(up_to), sum_value=seconds)
        refusals = CounterMetricFamily(f"{NAME}_refusals", "Refusals by code", labels=["code"])
        for code, number in counted.refusals.items():
            refusals.add_metric([code], number)
        yield refusals
        yield GaugeMetricFamily(f"{NAME}_sockets", "Open sockets at tables", counted.subscribers)
