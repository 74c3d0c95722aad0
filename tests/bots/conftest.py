"""No bot that is tested here looks at the real clock."""

import pytest

from bots.ticking import give_ticking_clock


@pytest.fixture(autouse=True)
def clock_that_ticks_at_every_look(monkeypatch: pytest.MonkeyPatch) -> None:
    give_ticking_clock(monkeypatch)
