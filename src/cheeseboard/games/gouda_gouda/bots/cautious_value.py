"""How the table looks to a seat that keeps its cards: its own mice less those of all the others.

`greedy` counts the chance of the next green for everybody (`odds.outlook`). To fear it in others and to shun it oneself
wins more: whoever stands out is sent back, and others who do make each other spend their cards.
"""

from functools import lru_cache
from math import exp

from cheeseboard.core import Seat
from cheeseboard.games.gouda_gouda.board import graph_of
from cheeseboard.games.gouda_gouda.bots.roll_value import CHEESE, WON, Position, chance_of_green, space_values
from cheeseboard.games.gouda_gouda.state import MOST_DICE

STRONGEST, OTHERS = 0.3, 0.8  # what the strongest of the others counts, and the mean of them all
THREAT_WEIGHT = 0.5  # how much of what their next green promises counts for the others
LEAD_PENALTY = 0.5  # and how much of it is taken off for oneself, while others have cards to send one back
LOGISTIC_SCALE = 60.0  # so many more and the odds are e times as good


@lru_cache(maxsize=50_000)
def _standing(position: Position) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """By seat: what was eaten and what every mouse promises; and what the next green would bring."""
    value = space_values(position.board, position.cheese)
    up = graph_of(position.board).up
    totals = [CHEESE * 1.5 * points for points in position.points]
    greens = [0.0] * len(totals)
    for space, mice in enumerate(position.mice):
        standing = sum(mice)
        if not standing:
            continue
        ahead = max([value[other] for other in up[space]]) - value[space]
        gain = ahead * chance_of_green(min(standing, MOST_DICE))
        for owner, number in enumerate(mice):
            if number:
                totals[owner] += value[space] * number
                greens[owner] = max(greens[owner], gain)
    return tuple(totals), tuple(greens)


def cautious_value(position: Position, seat: Seat, *, shy: float = LEAD_PENALTY, won: float = WON) -> float:
    """How good this is for the seat, if it is so shy and a victory counts so much."""
    if not position.cheese:
        return won if position.points[seat] == max(position.points) else -won
    totals, greens = _standing(position)
    others = [totals[other] + THREAT_WEIGHT * greens[other] for other in range(len(totals)) if other != seat]
    return totals[seat] - shy * greens[seat] - STRONGEST * max(others) - OTHERS * sum(others) / len(others)


def to_probability(looking: float) -> float:
    """The chance to win that looks stand for, roughly.

    >>> to_probability(0.0)
    0.5
    """
    return 1 / (1 + exp(-looking / LOGISTIC_SCALE))
