"""How the table looks to a seat that keeps its cards: its own mice less those of all the others, and nothing else.

`greedy` also counts the chance of the next green and fears the strongest most (`odds.outlook`); not to do so wins more.
"""

from functools import lru_cache
from math import exp

from cheeseboard.core import Seat
from cheeseboard.games.gouda_gouda.odds import CHEESE, WON, Position, promise

STRONGEST, OTHERS = 0.3, 1.2  # what the strongest of the others counts, and the mean of them all
STEEP = 60.0  # so many more and the odds are e times as good


@lru_cache(maxsize=50_000)
def _standing(position: Position) -> tuple[float, ...]:
    """By seat: what was eaten, and what every mouse promises."""
    worth = promise(position.board, position.cheese)
    totals = [CHEESE * 1.5 * points for points in position.points]
    for space, mice in enumerate(position.mice):
        for owner, number in enumerate(mice):
            totals[owner] += worth[space] * number
    return tuple(totals)


def looks(position: Position, seat: Seat) -> float:
    """How good this is for the seat."""
    if not position.cheese:
        return WON if position.points[seat] == max(position.points) else -WON
    totals = _standing(position)
    others = [total for other, total in enumerate(totals) if other != seat]
    return totals[seat] - STRONGEST * max(others) - OTHERS * sum(others) / len(others)


def chance(looking: float) -> float:
    """The chance to win that looks stand for, roughly.

    >>> chance(0.0)
    0.5
    """
    return 1 / (1 + exp(-looking / STEEP))
