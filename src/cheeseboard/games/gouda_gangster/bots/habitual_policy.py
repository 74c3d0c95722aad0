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
    CARD_VALUE_RATS,
    EMPTY_ROOM_WEIGHT,
    EXPECTED_LATER_CARDS,
    MEAN_LAID,
    POINT_VALUE_RATS,
    SHARE_LAID,
    SPREAD_LAID,
    TRAP_BONUS_RATS,
)
from cheeseboard.games.gouda_gangster.cards import CHEESE, ROOMS, STRENGTH, TRAP

HABITUAL_TEMPERATURE = 0.03  # how much less a way may look to be a third as likely
CARELESS_TEMPERATURE = 0.6  # the same to a rat that lays nearly anything


class SneakOption(NamedTuple):
    """One way to sneak in, and how it looks, in rats."""

    room: str
    cards: tuple[str, ...]
    value: float


def sneak_options(
    hand: tuple[str, ...], pieces: tuple[int, ...], rivals: tuple[int, ...], *, is_final: bool
) -> list[SneakOption]:
    """What somebody with this hand may well do, rivals holding so many cards each."""
    others = [card for card in ((TRAP,) if is_final else (TRAP, CHEESE)) if card in hand]
    drawn = sum(pieces) + EMPTY_ROOM_WEIGHT * len(ROOMS)
    rooms: dict[int, list[str]] = {}
    for room, lying in zip(ROOMS, pieces, strict=True):
        rooms.setdefault(lying, []).append(room)
    found = []
    for weapons, strength in _armed(tuple([card for card in hand if card in STRENGTH])):
        for more, price in _beside(tuple(others)):
            cards, cheese = weapons + more, CHEESE in more
            for lying, there in rooms.items():
                if lying or cheese or not cards:
                    won = _wins(lying + cheese, (lying + EMPTY_ROOM_WEIGHT) / drawn, strength, rivals)
                    looks = won - POINT_VALUE_RATS * strength - price
                    found += [SneakOption(room, cards, looks) for room in there]
    return found


def habitual_policy(found: Sequence[SneakOption]) -> list[float]:
    """How likely each of these ways is taken."""
    return softmax([way.value for way in found], HABITUAL_TEMPERATURE)


def p_room(pieces: tuple[int, ...], room: str) -> float:
    """How likely a rat is to go to this room, before anything else is known of it."""
    return (pieces[ROOMS.index(room)] + EMPTY_ROOM_WEIGHT) / (sum(pieces) + EMPTY_ROOM_WEIGHT * len(ROOMS))


@lru_cache(maxsize=20_000)
def _armed(weapons: tuple[str, ...]) -> tuple[tuple[tuple[str, ...], int], ...]:
    """The best so many weapons, the worst so many, or one alone, each with their strength."""
    sets = {weapons[index:] for index in range(len(weapons) + 1)} | {(weapon,) for weapon in weapons}
    sets |= {weapons[:number] for number in range(len(weapons))}
    return tuple((chosen, sum(STRENGTH[card] for card in chosen)) for chosen in sorted(sets))


@cache
def _beside(others: tuple[str, ...]) -> tuple[tuple[tuple[str, ...], float], ...]:
    """With and without trap and cheese card, and what it costs to lay them."""
    costs = {TRAP: CARD_VALUE_RATS[TRAP] - TRAP_BONUS_RATS, CHEESE: CARD_VALUE_RATS[CHEESE]}
    taken = [tuple(compress(others, takes)) for takes in product((False, True), repeat=len(others))]
    return tuple((cards, sum(costs[card] for card in cards)) for cards in taken)


@lru_cache(maxsize=100_000)
def _wins(cheese: int, here: float, strength: int, rivals: tuple[int, ...]) -> float:
    """How likely fewer rivals are ahead in the room than there is cheese."""
    chances = [
        here * p_stronger(0, cards * SHARE_LAID + (EXPECTED_LATER_CARDS if cards else 0.0), strength)
        for cards in rivals
    ]
    return p_fewer_than(cheese, chances)


def p_stronger(seen: int, unknown: float, mine: int) -> float:
    """How likely a rival with so much to be seen and so many unknown cards is stronger."""
    if not unknown:
        return float(seen > mine)
    return 0.5 + 0.5 * erf((seen + unknown * MEAN_LAID - mine) / (SPREAD_LAID * sqrt(2 * unknown)))


def p_fewer_than(cheese: int, ahead: Sequence[float]) -> float:
    """How likely it is that fewer of these come about than there is cheese."""
    if cheese > len(ahead):
        return 1.0
    ways = [1.0]  # ways[n]: how likely it is that n have come about
    for chance in ahead:
        ways = [a * (1 - chance) + b * chance for a, b in zip((*ways, 0.0), (0.0, *ways), strict=True)]
    return sum(ways[:cheese])
