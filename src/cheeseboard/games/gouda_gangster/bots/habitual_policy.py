"""How a rat that looks no further than its own cheese sneaks in: every sensible way, and how likely it is taken.

It is what bots suppose of others, and by what they read from face-down cards what hands others may hold.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import compress, product
from math import erf, sqrt
from typing import NamedTuple

from cheeseboard.core.evaluation import softmax
from cheeseboard.games.gouda_gangster.bots.evaluation import (
    BARE_ROOM,
    KEPT,
    LATER,
    MEAN_LAID,
    POINT_KEPT,
    SHARE_LAID,
    SPREAD_LAID,
    TRAP_LAID,
)
from cheeseboard.games.gouda_gangster.cards import CHEESE, ROOMS, STRENGTH, TRAP

SPREAD = 0.03  # how much less a way may look to be a third as likely
CARELESS = 0.6  # the same to a rat that lays nearly anything


class Way(NamedTuple):
    """One way to sneak in, and how it looks, in rats."""

    room: str
    cards: tuple[str, ...]
    looks: float


def ways(hand: tuple[str, ...], pieces: tuple[int, ...], rivals: tuple[int, ...], *, is_final: bool) -> list[Way]:
    """What somebody with this hand may well do, rivals holding so many cards each."""
    others = [card for card in ((TRAP,) if is_final else (TRAP, CHEESE)) if card in hand]
    drawn = sum(pieces) + BARE_ROOM * len(ROOMS)
    rooms: dict[int, list[str]] = {}
    for room, lying in zip(ROOMS, pieces, strict=True):
        rooms.setdefault(lying, []).append(room)
    found = []
    for weapons, strength in _armed(tuple([card for card in hand if card in STRENGTH])):
        for more, price in _beside(tuple(others)):
            cards, cheese = weapons + more, CHEESE in more
            for lying, there in rooms.items():
                if lying or cheese or not cards:
                    won = _wins(lying + cheese, (lying + BARE_ROOM) / drawn, strength, rivals)
                    looks = won - POINT_KEPT * strength - price
                    found += [Way(room, cards, looks) for room in there]
    return found


def likely(found: Sequence[Way]) -> list[float]:
    """How likely each of these ways is taken."""
    return softmax([way.looks for way in found], SPREAD)


def drawn_to(pieces: tuple[int, ...], room: str) -> float:
    """How likely a rat is to go to this room, before anything else is known of it."""
    return (pieces[ROOMS.index(room)] + BARE_ROOM) / (sum(pieces) + BARE_ROOM * len(ROOMS))


@lru_cache(maxsize=20_000)
def _armed(weapons: tuple[str, ...]) -> tuple[tuple[tuple[str, ...], int], ...]:
    """The best so many weapons, the worst so many, or one alone, each with their strength."""
    sets = {weapons[place:] for place in range(len(weapons) + 1)} | {(weapon,) for weapon in weapons}
    sets |= {weapons[:number] for number in range(len(weapons))}
    return tuple((chosen, sum(STRENGTH[card] for card in chosen)) for chosen in sorted(sets))


@cache
def _beside(others: tuple[str, ...]) -> tuple[tuple[tuple[str, ...], float], ...]:
    """With and without trap and cheese card, and what it costs to lay them."""
    costs = {TRAP: KEPT[TRAP] - TRAP_LAID, CHEESE: KEPT[CHEESE]}
    taken = [tuple(compress(others, takes)) for takes in product((False, True), repeat=len(others))]
    return tuple((cards, sum(costs[card] for card in cards)) for cards in taken)


@lru_cache(maxsize=100_000)
def _wins(cheese: int, here: float, strength: int, rivals: tuple[int, ...]) -> float:
    """How likely fewer rivals are ahead in the room than there is cheese."""
    chances = [here * is_ahead(0, cards * SHARE_LAID + (LATER if cards else 0.0), strength) for cards in rivals]
    return fewer_than(cheese, chances)


def is_ahead(seen: int, unknown: float, mine: int) -> float:
    """How likely a rival with so much to be seen and so many unknown cards is stronger."""
    if not unknown:
        return float(seen > mine)
    return 0.5 + 0.5 * erf((seen + unknown * MEAN_LAID - mine) / (SPREAD_LAID * sqrt(2 * unknown)))


def fewer_than(cheese: int, ahead: Sequence[float]) -> float:
    """How likely it is that fewer of these come about than there is cheese."""
    if cheese > len(ahead):
        return 1.0
    ways = [1.0]  # ways[n]: how likely it is that n have come about
    for chance in ahead:
        ways = [a * (1 - chance) + b * chance for a, b in zip((*ways, 0.0), (0.0, *ways), strict=True)]
    return sum(ways[:cheese])
