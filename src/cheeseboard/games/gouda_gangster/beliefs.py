"""Where hidden rats probably are and what they probably carry: `imagine`, weighed by what players do."""

from random import Random

from msgspec.structs import replace

from cheeseboard.games.gouda_gangster.cards import CHEESE, ROOMS, STRENGTH
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Phase, Side
from cheeseboard.games.gouda_gangster.taste import BARE_ROOM
from cheeseboard.games.gouda_gangster.view import View, imagine

GUESSES = 4  # one of so many deals is kept
ARMED = 0.06  # a point more among what lies hidden makes a deal so much likelier
OWN_CHEESE = 3.0  # how much a room draws a rat that brings its own cheese, beside one for each piece


def suppose(view: View, rng: Random) -> GoudaGangster:
    """A state this view allows, such as people bring about; answers that may be sealed are open again."""
    if view.phase is Phase.SNEAK:
        waiting = tuple([side if side.own else replace(side, ready=False) for side in view.sides])
        return imagine(replace(view, sides=waiting), rng)
    deals = [imagine(view, rng) for _ in range(GUESSES)]
    weights = [_armed(view, deal) for deal in deals]
    deal = rng.choices(deals, weights)[0]
    sides = tuple(
        [_placed(view, seat, side, rng) if not view.sides[seat].own else side for seat, side in enumerate(deal.sides)]
    )
    return replace(deal, sides=sides)


def drawn_to(pieces: tuple[int, ...], room: str) -> float:
    """How likely a rat is to go to this room, before anything else is known of it."""
    return (pieces[ROOMS.index(room)] + BARE_ROOM) / (sum(pieces) + BARE_ROOM * len(ROOMS))


def _armed(view: View, deal: GoudaGangster) -> float:
    """Who lays cards lays good ones."""
    points = 0
    for seen, side in zip(view.sides, deal.sides, strict=True):
        if not seen.own:
            points += sum([STRENGTH.get(card, 0) for card in side.down])
    return float((1 + ARMED) ** points)


def _placed(view: View, seat: int, side: Side, rng: Random) -> Side:
    """A rat whose room card lies hidden is where cheese draws it, or where it brings its own."""
    if side.room_up or not side.room:
        return side
    bare = OWN_CHEESE if CHEESE in side.down else BARE_ROOM
    rooms = [room for room in ROOMS if room != view.sides[seat].hole]
    weights = [view.pieces[ROOMS.index(room)] + bare for room in rooms]
    return replace(side, room=rng.choices(rooms, weights)[0])
