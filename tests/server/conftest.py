"""One server for the tests of a module, for starting one takes longer than most of them."""

from collections.abc import Iterator

import pytest

from cheeseboard.server.settings import Rate
from server.house import Served, served

PLENTY = Rate(100_000, 100_000)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    rates = dict.fromkeys(("requests", "guests", "codes", "passwords", "tables"), PLENTY)
    with served(tmp_path_factory.mktemp("server"), away_ms=50, ping_seconds=1, **rates) as running:
        yield running


@pytest.fixture
def server(house: Served) -> Iterator[Served]:
    """The module's server; whoever came in during a test leaves after it."""
    yield house
    house.clients.close()
