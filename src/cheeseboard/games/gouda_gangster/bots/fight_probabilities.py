"""Probabilities of a fight in which rooms and cards of the rivals are hidden; every bot of this game uses them.

The model: a rival prefers rooms with cheese, and the strength of its hidden cards is normally distributed.
"""

from collections.abc import Sequence
from math import erf, sqrt

from cheeseboard.games.gouda_gangster.cards import ROOMS

EMPTY_ROOM_WEIGHT = 0.35  # how much a room attracts a rival without any cheese; every piece in it adds 1
CARD_STRENGTH_MEAN, CARD_STRENGTH_STD = 10, 6.5  # of one hidden equipment card
SHARE_LAID = 0.65  # expected share of a hand that is laid in phase 3
EXPECTED_LATER_CARDS = 0.5  # expected number of cards from a rival that may still reinforce


def p_room(pieces: tuple[int, ...], room: str) -> float:
    """Prior probability that a rival is in this room."""
    return (pieces[ROOMS.index(room)] + EMPTY_ROOM_WEIGHT) / (sum(pieces) + EMPTY_ROOM_WEIGHT * len(ROOMS))


def p_stronger(shown: int, hidden_cards: float, own: int) -> float:
    """Probability that a rival showing this strength, with so many hidden cards (expected), beats our strength."""
    if not hidden_cards:
        return float(shown > own)
    lead = shown + hidden_cards * CARD_STRENGTH_MEAN - own
    return 0.5 + 0.5 * erf(lead / (CARD_STRENGTH_STD * sqrt(2 * hidden_cards)))


def p_fewer_than(limit: int, probabilities: Sequence[float]) -> float:
    """Probability that fewer than `limit` of these independent events happen."""
    return 1.0 if limit > len(probabilities) else sum(count_distribution(probabilities)[:limit])


def count_distribution(probabilities: Sequence[float]) -> list[float]:
    """Poisson binomial distribution: item n is the probability that exactly n of these independent events happen.

    >>> count_distribution([0.5, 0.5])
    [0.25, 0.5, 0.25]
    """
    counts = [1.0]
    for p in probabilities:
        counts = [same * (1 - p) + fewer * p for same, fewer in zip((*counts, 0.0), (0.0, *counts), strict=True)]
    return counts
