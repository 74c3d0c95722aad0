"""Heuristic value of a view of Gouda Gangster, in rats: rat chips, the probability of cheese this round, cards in hand.

`greedy` plays by it alone.
"""

from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import compress, product
from random import Random

from cheeseboard.core import Action, Menu, Seat, expand
from cheeseboard.core.evaluation import Evaluator
from cheeseboard.games.gouda_gangster.bots.fight_probabilities import (
    EXPECTED_LATER_CARDS,
    SHARE_LAID,
    count_distribution,
    p_room,
    p_stronger,
)
from cheeseboard.games.gouda_gangster.cards import CHEESE, GOUDA_GANGSTER, HOLE, NAILED_DOWN, ROOMS, STRENGTH, TRAP
from cheeseboard.games.gouda_gangster.state import Phase, clockwise
from cheeseboard.games.gouda_gangster.view import View, hidden_equipment

# Values of cards in hand, in rats. If they were worth nothing, a bot would lay all its cards at once.
POINT_VALUE_RATS = 0.008  # per point of a weapon's strength
CARD_VALUE_RATS = {TRAP: 0.04, CHEESE: 0.22, NAILED_DOWN: 0.05, GOUDA_GANGSTER: 0.16, HOLE: 0.16}
TRAP_BONUS_RATS = 0.07  # of a trap lying face down: a spy may turn it over


class GangsterEvaluator(Evaluator[View]):
    """Expected number of rats after this round, with a little for the cards in hand."""

    def evaluate(self, view: View, seat: Seat) -> float:
        """Value of this view for the seat, in rats."""
        side = view.sides[seat]
        value = float(side.rats)
        if side.own:
            value += sum([_card_value(card) for card in side.own.hand])
            if side.own.room:
                value += p_cheese(view, seat) + TRAP_BONUS_RATS * side.own.down.count(TRAP)
        return value

    def shortlist(self, view: View, seat: Seat, menu: Menu, rng: Random) -> Sequence[Action]:
        """All actions; in phase 3 only those that lay one of `weapon_sets`, with or without trap and cheese."""
        if view.phase is not Phase.SNEAK:
            return list(expand(menu))
        rooms, equipment = (slot.words for slot in menu[0].slots)
        weapons = tuple([card for card in equipment if card in STRENGTH])
        extras = subsets(tuple([card for card in (TRAP, CHEESE) if card in equipment]))
        fills = [chosen + more for chosen, _ in weapon_sets(weapons) for more in extras]
        rooms_with_cheese = [room for room, pieces in zip(ROOMS, view.pieces, strict=True) if pieces]
        return [
            Action("sneak", ((room,), fill))
            for room in rooms
            for fill in fills
            if room in rooms_with_cheese or CHEESE in fill or not fill
        ]


def _card_value(card: str) -> float:
    return POINT_VALUE_RATS * STRENGTH[card] if card in STRENGTH else CARD_VALUE_RATS[card]


@lru_cache(maxsize=20_000)
def weapon_sets(weapons: tuple[str, ...]) -> tuple[tuple[tuple[str, ...], int], ...]:
    """The sets of weapons worth laying, with their strength: the n strongest, the n weakest, or any single one.

    Weapons are given in the order of cards, the weakest first.
    """
    sets = {weapons[index:] for index in range(len(weapons) + 1)} | {(weapon,) for weapon in weapons}
    sets |= {weapons[:number] for number in range(len(weapons))}
    return tuple((chosen, sum(STRENGTH[card] for card in chosen)) for chosen in sorted(sets))


def subsets(cards: tuple[str, ...]) -> list[tuple[str, ...]]:
    """All subsets of these few cards, the empty one first."""
    return [tuple(compress(cards, taken)) for taken in product((False, True), repeat=len(cards))]


def p_cheese(view: View, seat: Seat) -> float:
    """Probability that fewer rivals are ahead of this rat in its room than there are pieces of cheese in it."""
    side = view.sides[seat]
    assert side.own
    room = side.hole or side.own.room
    may_reinforce = view.playing
    if view.phase is Phase.REINFORCE:
        order = clockwise(view.playing, view.king)
        may_reinforce = order[order.index(view.to_act) :]
    ahead, more_cheese = rivals_ahead(view, seat, room, side.strength, may_reinforce)
    cheese = view.pieces[ROOMS.index(room)] + side.own.down.count(CHEESE) + side.up.count(CHEESE) + more_cheese
    # Not `p_fewer_than`: its exact 1.0 would make ties of values that differ in the last bit, and `greedy` must go on
    # playing exactly the same games.
    return sum(count_distribution(ahead)[:cheese])


def rivals_ahead(
    view: View, seat: Seat, room: str, strength: int, may_reinforce: Collection[Seat]
) -> tuple[list[float], int]:
    """For each rival that may be in this room, the probability that it is there and stronger; and its cheese cards
    that are seen there.
    """
    ahead, cheese = [], 0
    for other in view.playing:
        rival = view.sides[other]
        known_room = rival.hole or rival.room
        if other == seat or (known_room and known_room != room):
            continue
        if known_room:
            cheese += rival.up.count(CHEESE)
        hidden_cards: float = hidden_equipment(rival)
        if view.phase is Phase.SNEAK:
            hidden_cards = rival.cards * SHARE_LAID
        if rival.cards and other in may_reinforce:
            hidden_cards += EXPECTED_LATER_CARDS
        p_here = 1.0 if known_room else p_room(view.pieces, room)
        ahead.append(p_here * p_stronger(rival.strength, hidden_cards, strength))
    return ahead, cheese


EVALUATOR = GangsterEvaluator()
