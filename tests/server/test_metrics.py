"""Who may read /metrics, by which address, and what its numbers are sums of."""

import pytest

from cheeseboard.protocol.broadcast import count_updates
from cheeseboard.protocol.counters import ENOUGH_TABLES, Counters
from cheeseboard.server.metrics import Metrics
from server.real_server import served


def shown(metrics: Metrics) -> list[float]:
    """Messages and bytes as Prometheus reads them."""
    lines = metrics.page().decode().splitlines()
    return [float(line.split()[1]) for line in lines if line.startswith("cheeseboard_told")]


def test_sizes_of_messages_are_shown_only_in_sums_over_many_tables() -> None:
    counters = Counters()
    metrics = Metrics(counters)
    for number in range(ENOUGH_TABLES - 1):
        for _ in range(3):
            count_updates(counters, f"table {number}", [bytes(100)])
    assert shown(metrics) == [0, 0]
    count_updates(counters, "the last table", [bytes(7)])
    whole = [3 * (ENOUGH_TABLES - 1) + 1, 300 * (ENOUGH_TABLES - 1) + 7]
    assert shown(metrics) == whole
    count_updates(counters, "table 1", [bytes(55)])
    assert shown(metrics) == whole, "one message more is not shown by itself"


def test_metrics_have_one_address_and_no_other_that_looks_like_it(tmp_path_factory: pytest.TempPathFactory) -> None:
    with served(tmp_path_factory.mktemp("metrics"), open_metrics=True) as server:
        visitor = server.person()
        assert visitor.reply("GET", "/metrics").status_code == 200
        for path in ("/metrics/", "/metrics%2f", "/metrics%2F", "/%6detrics", "/metrics//"):
            assert visitor.reply("GET", path).status_code == 404, path
