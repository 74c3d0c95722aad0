"""One server for the tests of a module, for starting one takes longer than most of them."""

from collections.abc import Iterator

import pytest

from cheeseboard.server.settings import Rate
from cheeseboard.tables import seating
from server.real_server import Served, served

PLENTY = Rate(100_000, 100_000)
NO_MORE = 0.001  # a second: what a burst has used up does not come back while a test runs, however long that takes
LONG_MS = 3_600_000  # longer than any test takes


@pytest.fixture(scope="module", autouse=True)
def nobody_is_late() -> Iterator[None]:
    """A server in this process waits for everybody's nonce and board, however late a busy machine brings them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seating, "NONCES_WITHIN_MS", LONG_MS)
        patch.setattr(seating, "CLOCK_WITHIN_MS", LONG_MS)
        yield


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    rates = dict.fromkeys(("requests", "guests", "codes", "passwords", "tables"), PLENTY)
    with served(
        tmp_path_factory.mktemp("server"), away_ms=50, ping_seconds=1, chat=Rate(6, NO_MORE), **rates
    ) as running:
        yield running


@pytest.fixture
def server(shared_server: Served) -> Iterator[Served]:
    """The module's server; whoever came in during a test leaves after it."""
    yield shared_server
    shared_server.clients.close()
