"""A clock for bots that goes by how often they look at it, so that a slow machine does not change what they answer."""

from collections.abc import Callable
from itertools import count

import pytest

from cheeseboard.bots import alphabeta, budget, mcts, minimax, search

LOOK_SECONDS = 0.001


def ticking() -> Callable[[], float]:
    """A clock that is a millisecond further at every look."""
    looks = count()
    return lambda: next(looks) * LOOK_SECONDS


def give_ticking_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on all bots of this process go by such a clock."""
    now = ticking()
    for module in (budget, alphabeta, mcts, minimax, search):
        monkeypatch.setattr(module, "monotonic", now)
