"""Planted leaks: ways of looking that tell a seat a little too much. The secrecy tests must find every one of them."""

from collections.abc import Callable

from msgspec.structs import replace

from cheeseboard.core import Seat
from cheeseboard.games.gouda_gangster.cards import TRAP
from cheeseboard.games.gouda_gangster.events import GoudaGangsterEvent
from cheeseboard.games.gouda_gangster.fight import fight_key
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Phase
from cheeseboard.games.gouda_gangster.view import Own, View, view

Look = Callable[[GoudaGangster, Seat | None], View]
See = Callable[[GoudaGangster, Seat | None], tuple[GoudaGangsterEvent, ...]]


def neighbours_hand(state: GoudaGangster, seat: Seat | None) -> View:
    """Everybody sees the hand of seat 0."""
    honest, first = view(state, seat), state.sides[0]
    seen = replace(honest.sides[0], own=Own(first.hand, "", ()))
    return honest if seat == 0 else replace(honest, sides=(seen, *honest.sides[1:]))


def events_for_all(state: GoudaGangster, seat: Seat | None) -> tuple[GoudaGangsterEvent, ...]:
    """Nobody asks who may see an event."""
    return tuple(one.event for one in state.events)


def loud(state: GoudaGangster) -> GoudaGangster:
    """The same state, but everybody may see all its events."""
    return replace(state, events=tuple(replace(one, visible_to=None) for one in state.events))


def hidden_rooms(state: GoudaGangster, seat: Seat | None) -> View:
    """Room cards are shown although they lie face down."""
    honest = view(state, seat)
    pairs = zip(honest.sides, state.sides, strict=True)
    return replace(honest, sides=tuple(replace(seen, room=own.room) for seen, own in pairs))


def whole_strength(state: GoudaGangster, seat: Seat | None) -> View:
    """The strength of others counts their face-down weapons: no word of a card, but a number that tells."""
    honest = view(state, seat)
    pairs = zip(honest.sides, state.sides, strict=True)
    return replace(honest, sides=tuple(replace(seen, strength=fight_key(own).strength) for seen, own in pairs))


def early_count(state: GoudaGangster, seat: Seat | None) -> View:
    """While others still think, the number of cards left in a hand tells how many were laid."""
    honest = view(state, seat)
    pairs = zip(honest.sides, state.sides, strict=True)
    return replace(honest, sides=tuple(replace(seen, cards=len(own.hand)) for seen, own in pairs))


def traps_in_the_pile(state: GoudaGangster, seat: Seat | None) -> View:
    """The size of the pile is one more if it holds a trap."""
    honest = view(state, seat)
    return replace(honest, stock=honest.stock + (TRAP in state.stock))


def order_tells(state: GoudaGangster, seat: Seat | None) -> View:
    """The discard pile is listed in another order if somebody else lays a trap: an order that tells."""
    honest = view(state, seat)
    laid = state.phase is not Phase.SNEAK and any(
        TRAP in own.down for other, own in enumerate(state.sides) if other != seat
    )
    return replace(honest, discard=honest.discard[::-1]) if laid else honest
