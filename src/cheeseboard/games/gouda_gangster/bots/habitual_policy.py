"""The habitual policy: how a rat sneaks in that thinks of its own cheese only, as a softmax over its sensible options.

Bots use this policy as their opponent model and, by Bayes, to infer hands from face-down cards.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from cheeseboard.core.evaluation import softmax
from cheeseboard.games.gouda_gangster.bots.evaluation import (
    CARD_VALUE_RATS,
    POINT_VALUE_RATS,
    TRAP_BONUS_RATS,
    subsets,
    weapon_sets,
)
from cheeseboard.games.gouda_gangster.bots.fight_probabilities import (
    EXPECTED_LATER_CARDS,
    SHARE_LAID,
    p_fewer_than,
    p_room,
    p_stronger,
)
from cheeseboard.games.gouda_gangster.cards import CHEESE, ROOMS, STRENGTH, TRAP

# Temperatures in rats: an option worth so much less is chosen 1/e times as often.
HABITUAL_TEMPERATURE = 0.03
CARELESS_TEMPERATURE = 0.6  # of a rat that lays nearly anything


class SneakOption(NamedTuple):
    """One way to sneak in, with its value in rats."""

    room: str
    cards: tuple[str, ...]
    value: float


def sneak_options(
    hand: tuple[str, ...], pieces: tuple[int, ...], rivals: tuple[int, ...], *, is_final: bool
) -> list[SneakOption]:
    """The sensible ways to sneak in with this hand; `rivals` holds how many cards each rival has."""
    extras = tuple([card for card in ((TRAP,) if is_final else (TRAP, CHEESE)) if card in hand])
    rooms: dict[int, list[str]] = {}  # rooms with the same number of pieces have the same values
    for room, number in zip(ROOMS, pieces, strict=True):
        rooms.setdefault(number, []).append(room)
    options = []
    for weapons, strength in weapon_sets(tuple([card for card in hand if card in STRENGTH])):
        for more, cost in _priced_subsets(extras):
            cards, cheese = weapons + more, CHEESE in more
            for number, alike in rooms.items():
                if number or cheese or not cards:
                    p_cheese = _p_cheese(number + cheese, p_room(pieces, alike[0]), strength, rivals)
                    value = p_cheese - POINT_VALUE_RATS * strength - cost
                    options += [SneakOption(room, cards, value) for room in alike]
    return options


def habitual_policy(options: Sequence[SneakOption]) -> list[float]:
    """The probability of each option."""
    return softmax([option.value for option in options], HABITUAL_TEMPERATURE)


@cache
def _priced_subsets(extras: tuple[str, ...]) -> tuple[tuple[tuple[str, ...], float], ...]:
    """The subsets of trap and cheese card, and what it costs, in rats, to lay them."""
    costs = {TRAP: CARD_VALUE_RATS[TRAP] - TRAP_BONUS_RATS, CHEESE: CARD_VALUE_RATS[CHEESE]}
    return tuple((cards, sum(costs[card] for card in cards)) for cards in subsets(extras))


@lru_cache(maxsize=100_000)
def _p_cheese(cheese: int, p_here: float, strength: int, rivals: tuple[int, ...]) -> float:
    """Probability that fewer rivals are ahead in a room than there is cheese, each being there with `p_here`."""
    ahead = [
        p_here * p_stronger(0, cards * SHARE_LAID + (EXPECTED_LATER_CARDS if cards else 0.0), strength)
        for cards in rivals
    ]
    return p_fewer_than(cheese, ahead)
