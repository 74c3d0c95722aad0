"""Numbers for Prometheus. Labels are few and never hold an id."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """The numbers of one server; each has a registry of its own, so that tests may run several."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        name = "cheeseboard"
        self.actions = Counter(f"{name}_actions", "Actions that were played", registry=self._registry)
        self.refusals = Counter(f"{name}_refusals", "Refusals by code", ["code"], registry=self._registry)
        self.requests = Counter(f"{name}_requests", "HTTP answers", ["method", "status"], registry=self._registry)
        self.told = Counter(f"{name}_told", "Messages to seats and spectators", registry=self._registry)
        self.told_bytes = Counter(f"{name}_told_bytes", "Bytes of those messages", registry=self._registry)
        self.sockets = Gauge(f"{name}_sockets", "Open sockets at tables", registry=self._registry)
        self.commit = Histogram(
            f"{name}_commit_seconds",
            "From an action's arrival to its commit",
            buckets=_BUCKETS,
            registry=self._registry,
        )

    def page(self) -> bytes:
        """What Prometheus reads."""
        return generate_latest(self._registry)
