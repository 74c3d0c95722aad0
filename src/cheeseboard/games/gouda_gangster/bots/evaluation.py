"""What bots value in Gouda Gangster: rats, the chance of cheese in the room they are in, and good cards kept."""

from collections.abc import Sequence
from itertools import product
from math import erf, sqrt
from random import Random

from cheeseboard.core import Action, Menu, Seat, expand
from cheeseboard.core.evaluation import Evaluator
from cheeseboard.games.gouda_gangster.cards import CHEESE, GOUDA_GANGSTER, HOLE, NAILED_DOWN, ROOMS, STRENGTH, TRAP
from cheeseboard.games.gouda_gangster.state import Phase, clockwise
from cheeseboard.games.gouda_gangster.view import SideView, View, hidden_equipment

# In rats. A card kept is worth something, or everything would be laid at once.
POINT_VALUE_RATS = 0.008  # of a weapon's strength
CARD_VALUE_RATS = {TRAP: 0.04, CHEESE: 0.22, NAILED_DOWN: 0.05, GOUDA_GANGSTER: 0.16, HOLE: 0.16}
TRAP_BONUS_RATS = 0.07  # somebody may turn it over
EMPTY_ROOM_WEIGHT = 0.35  # how much a room without cheese draws others, beside one for each piece

MEAN_LAID, SPREAD_LAID = 10, 6.5  # of one unknown card of equipment
SHARE_LAID = 0.65  # of a hand, while others still think
EXPECTED_LATER_CARDS = 0.5  # how many more cards one may expect from somebody still to reinforce


class GangsterEvaluator(Evaluator[View]):
    """Expected cheese."""

    def evaluate(self, view: View, seat: Seat) -> float:
        """Rats, and parts of a rat."""
        side = view.sides[seat]
        value = float(side.rats)
        if side.own:
            value += sum([_kept(card) for card in side.own.hand])
            if side.own.room:
                value += p_cheese(view, seat) + TRAP_BONUS_RATS * side.own.down.count(TRAP)
        return value

    def shortlist(self, view: View, seat: Seat, menu: Menu, rng: Random) -> Sequence[Action]:
        """Where many cards could be laid: the best so many weapons, or one alone, with and without the rest."""
        if view.phase is not Phase.SNEAK:
            return list(expand(menu))
        rooms, equipment = (slot.words for slot in menu[0].slots)
        weapons = [card for card in equipment if card in STRENGTH]
        others = [card for card in (TRAP, CHEESE) if card in equipment]
        sets = {tuple(weapons[index:]) for index in range(len(weapons) + 1)}
        sets |= {(weapon,) for weapon in weapons} | {tuple(weapons[:number]) for number in range(len(weapons))}
        fills = [
            (*chosen, *(card for card, taken in zip(others, take, strict=True) if taken))
            for chosen in sorted(sets)
            for take in product((False, True), repeat=len(others))
        ]
        worth_going = [room for room, pieces in zip(ROOMS, view.pieces, strict=True) if pieces]
        return [
            Action("sneak", ((room,), fill))
            for room in rooms
            for fill in fills
            if room in worth_going or CHEESE in fill or not fill
        ]


def _kept(card: str) -> float:
    return POINT_VALUE_RATS * STRENGTH[card] if card in STRENGTH else CARD_VALUE_RATS[card]


def p_cheese(view: View, seat: Seat) -> float:
    """How likely it is that fewer rats are ahead in this rat's room than there are pieces in it."""
    side = view.sides[seat]
    assert side.own
    room = side.hole or side.own.room
    cheese = view.pieces[ROOMS.index(room)] + side.own.down.count(CHEESE) + side.up.count(CHEESE)
    ahead = [1.0]  # ahead[n]: how likely it is that n others are
    for other in view.playing:
        if other == seat:
            continue
        rival = view.sides[other]
        here = _p_room(view, rival, room)
        if not here:
            continue
        if here == 1.0:
            cheese += rival.up.count(CHEESE)
        stronger = here * _p_stronger(view, other, rival, side.strength)
        ahead = [
            (ahead[n] * (1 - stronger) if n < len(ahead) else 0.0) + (ahead[n - 1] * stronger if n else 0.0)
            for n in range(len(ahead) + 1)
        ]
    return sum(ahead[:cheese])


def _p_room(view: View, rival: SideView, room: str) -> float:
    """How likely it is that this rival is in the room."""
    where = rival.hole or rival.room
    if where:
        return float(where == room)
    return (view.pieces[ROOMS.index(room)] + EMPTY_ROOM_WEIGHT) / (sum(view.pieces) + EMPTY_ROOM_WEIGHT * len(ROOMS))


def _p_stronger(view: View, other: Seat, rival: SideView, mine: int) -> float:
    """How likely it is that this rival is ahead, what is unknown being spread as bells are."""
    if view.phase is Phase.SNEAK:
        unknown = rival.cards * SHARE_LAID
    else:
        unknown = hidden_equipment(rival)
    if rival.cards and _is_still_to_reinforce(view, other):
        unknown += EXPECTED_LATER_CARDS
    if not unknown:
        return float(rival.strength > mine)
    ahead = rival.strength + unknown * MEAN_LAID - mine
    return 0.5 + 0.5 * erf(ahead / (SPREAD_LAID * sqrt(2 * unknown)))


def _is_still_to_reinforce(view: View, other: Seat) -> bool:
    if view.phase is not Phase.REINFORCE:
        return True
    order = clockwise(view.playing, view.king)
    return order.index(other) >= order.index(view.to_act)


EVALUATOR = GangsterEvaluator()
