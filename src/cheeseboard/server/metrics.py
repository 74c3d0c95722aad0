"""Numbers for Prometheus. Labels are few and never hold an id."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily
from prometheus_client.registry import Collector

NAME = "cheeseboard"
_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Counts(Collector):
    """Counts in plain numbers, for a counter with a lock costs more than what it counts."""

    def __init__(self) -> None:
        self.actions = 0
        self.messages = 0
        self.bytes = 0

    def collect(self) -> Iterator[CounterMetricFamily]:
        """What Prometheus asks for."""
        yield CounterMetricFamily(f"{NAME}_actions", "Actions that were played", self.actions)
        yield CounterMetricFamily(f"{NAME}_told", "Messages to seats and spectators", self.messages)
        yield CounterMetricFamily(f"{NAME}_told_bytes", "Bytes of those messages", self.bytes)


class Metrics:
    """The numbers of one server; each has a registry of its own, so that tests may run several."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._counts = Counts()
        self._registry.register(self._counts)
        self.refusals = Counter(f"{NAME}_refusals", "Refusals by code", ["code"], registry=self._registry)
        self.requests = Counter(f"{NAME}_requests", "HTTP answers", ["method", "status"], registry=self._registry)
        self.sockets = Gauge(f"{NAME}_sockets", "Open sockets at tables", registry=self._registry)
        self._commit = Histogram(
            f"{NAME}_commit_seconds",
            "From an action's arrival to its commit",
            buckets=_BUCKETS,
            registry=self._registry,
        )

    def count_told(self, size: int) -> None:
        """One more message, of so many bytes."""
        self._counts.messages += 1
        self._counts.bytes += size

    def count_action(self, seconds: float) -> None:
        """One more action, which took so long from its arrival to its commit."""
        self._counts.actions += 1
        self._commit.observe(seconds)

    def page(self) -> bytes:
        """What Prometheus reads."""
        return generate_latest(self._registry)
