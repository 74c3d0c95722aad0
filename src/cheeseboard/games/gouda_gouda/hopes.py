"""Chances to win at a glance: marks of a position by seat, weighed by what decided games of bots against each other.

The weights come from `tests/games/gouda_gouda/fit_hopes.py`. It is an estimate; the rules are elsewhere.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import exp

from cheeseboard.core import Seat
from cheeseboard.games.gouda_gouda.board import ways_of
from cheeseboard.games.gouda_gouda.odds import Position, chance_of_green, prospects
from cheeseboard.games.gouda_gouda.state import MOST_DICE, POWERS, Cards

FAR = 6  # so many links from the cheese, or more, is all one
NEAR = 3  # nearer spaces count by themselves
LATE = 3  # the third turn after this one, or a later one, is all one
PROSPECTS = 60.0  # where several cheeses lie: by how many prospects more the odds are e times as good

FOREMOST, MORE = 0, FAR - 1
LAST_LINK, LINK_BEFORE = MORE + NEAR, MORE + NEAR + LATE + 1
BESIDE = LINK_BEFORE + LATE + 1
MARKS = (
    *(f"foremost at {far}" for far in range(1, FAR)),  # so many links from the cheese
    *(f"more at {far}" for far in range(1, NEAR + 1)),  # further mice there
    *(f"green at 1 in {turns}" for turns in range(LATE + 1)),  # its chance at the last link, by when one's turn is
    *(f"green at 2 in {turns}" for turns in range(LATE + 1)),
    *(f"beside at {far}" for far in range(1, NEAR)),  # others who stand beside one's mice there
)
WEIGHTS = (
    *(1.16, 0.6, 0.27, 0.03, -0.03),
    *(0.49, 0.3, 0.09),
    *(0.57, 0.27, 0.04, -0.19),
    *(-0.02, -0.13, -0.22, -0.3),
    *(0.24, 0.14),
)
CARDS = (0.35, 0.32, 0.59, 0.5, 0.51, 0.22)  # in the order of POWERS
CARD = sum(CARDS) / len(CARDS)  # one that nobody has seen


def marks(position: Position, mover: Seat) -> list[list[float]]:
    """By seat, what of a position counts when this seat is about to name a space."""
    far, seats = ways_of(position.board).far, len(position.points)
    found = [[0.0] * len(MARKS) for _ in range(seats)]
    foremost = [FAR] * seats
    for space, mice in enumerate(position.mice):
        links = far[space]
        if links >= FAR or not (standing := sum(mice)):
            continue
        green = chance_of_green(min(standing, MOST_DICE))
        for owner, number in enumerate(mice):
            if number:
                _mark(found[owner], links, number, green, min((owner - mover) % seats, LATE))
                foremost[owner] = min(foremost[owner], links)
                if links < NEAR:
                    found[owner][BESIDE + links - 1] += sum(map(bool, mice)) - 1
    for seat, links in enumerate(foremost):
        if links < FAR:
            found[seat][FOREMOST + links - 1] = 1.0
    return found


def _mark(own: list[float], links: int, number: int, green: float, turns: int) -> None:
    """Mice of one seat on a space so many links from the cheese."""
    if links <= NEAR:
        own[MORE + links - 1] += number - 1
    if links < NEAR:
        place = (LAST_LINK if links == 1 else LINK_BEFORE) + turns
        own[place] = max(own[place], green)


@lru_cache(maxsize=50_000)
def standing(position: Position, mover: Seat) -> tuple[float, ...]:
    """By seat, the logarithm of its odds, cards apart."""
    ways = ways_of(position.board)
    if len(position.cheese) != 1 or position.cheese[0][0] != ways.table or any(position.points):
        return tuple([own / PROSPECTS for own in prospects(position)])
    return tuple([sum(map(float.__mul__, own, WEIGHTS)) for own in marks(position, mover)])


def chances(position: Position, mover: Seat, cards: Sequence[float]) -> list[float]:
    """By seat, the chance to win when this seat is about to name a space; `cards` is what each one's are worth."""
    if not position.cheese:
        most = max(position.points)
        won = [float(points == most) for points in position.points]
        return [share / sum(won) for share in won]
    odds = [exp(own + held) for own, held in zip(standing(position, mover), cards, strict=True)]
    total = sum(odds)
    return [own / total for own in odds]


def worth_of(cards: Cards) -> float:
    """What these cards are worth to their owner, as the logarithm of odds."""
    return sum([number * CARDS[power] for power, number in enumerate(cards) if number])


def worth_of_words(cards: Iterable[str]) -> float:
    """The same for cards by name."""
    return sum([CARDS[POWERS.index(card)] for card in cards])
