"""What lies on the table in Gouda Gangster: options, everybody's cards, the pile, the cheese, and the phase.

Every tuple of playing cards is kept in the order of `cards.ORDER` (see `cards.in_order`), so that the order never shows
where a card came from. Every playing card of the deck is always in exactly one of these places: `stock`, `discard`, or
a side's `hand`, `down` or `up`; and every side that is `hurt` has one trap.
"""

import enum
from functools import cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from cheeseboard.core import Seat
from cheeseboard.core.options import IS_SEAT
from cheeseboard.games.gouda_gangster.events import Events

NO_SEAT: Seat = -4  # no seat at all, where CHANCE, TABLE and OPEN would mean something
NO_PIECES = (0, 0, 0, 0)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How this game of Gouda Gangster is played."""

    first: Literal["chance"] | Annotated[int, Meta(ge=0, le=5), IS_SEAT] = "chance"  # GG-2: the first king
    cheese: Literal["scarce", "long", "plenty"] | Annotated[int, Meta(ge=1, le=8)] = "scarce"  # pieces in play
    goal: Literal["gang", "last-rat"] = "gang"  # first to 5 rats (GG-19), or the last one with a life (GG-23)
    deck: Literal["full", "weapons"] = "full"  # all 55 cards, or the 40 weapons alone


class Phase(enum.Enum):
    """What is decided now. Fight and clean-up (phases 6 and 7) ask nobody and are resolved at once."""

    FIRST = "first"  # chance draws who is king in the first round
    RAIN = "rain"  # phase 1: chance drops the pieces of cheese, one by one
    DRAW = "draw"  # phase 2: chance deals cards to `to_act`, one by one
    SNEAK = "sneak"  # phase 3: all who play are asked at once; a side with a `room` has sealed its answer
    SPY = "spy"  # phase 4: `to_act` names an opponent
    TURN = "turn"  # phase 4: chance turns one of the face-down cards of `target`, for `to_act`
    REINFORCE = "reinforce"  # phase 5: `to_act` may lay one card
    OVER = "over"


class Side(Struct, frozen=True):
    """One seat: its rats, its hand, and the cards in front of it."""

    rats: int  # rat chips; lives where the goal is the last rat
    hand: tuple[str, ...] = ()  # playing cards in hand: secret, only their number is public
    room: str = ""  # the room card laid in phase 3, "" if none lies there
    room_up: bool = False  # the room card of phase 3 lies face up: a spy turned it
    down: tuple[str, ...] = ()  # playing cards laid face down: secret, only the number of all face-down cards is public
    up: tuple[str, ...] = ()  # playing cards of this side lying face up: spied ones, and the one of phase 5
    hurt: bool = False  # turned over a trap this round; that trap lies face up in front of this seat (GG-7)
    hole: str = ""  # the room entered through a hole in the wall, public; then `room` no longer counts (GG-11)
    out: int = 0  # the round in which this seat went out (GG-23), 0 while it is in


class GoudaGangster(Struct, frozen=True):
    """A state at rest: it asks a seat, it is a draw, or the game is over."""

    options: Options
    sides: tuple[Side, ...]  # by seat
    phase: Phase
    round: int  # counted from 1, finals too; 0 before the first rain
    king: Seat  # the starting player of this round; CHANCE until drawn
    to_act: Seat  # who draws, spies or may reinforce now; NO_SEAT in the other phases
    target: Seat  # whose card chance turns for `to_act` (phase TURN), else NO_SEAT
    left: int  # pieces still to fall (RAIN), or cards `to_act` still draws (DRAW), else 0
    cheese: int  # pieces of cheese in the game; in a final only one of them falls (GG-20)
    pieces: tuple[int, ...]  # pieces lying in each room now, in the order of `cards.ROOMS`
    playing: tuple[Seat, ...]  # who plays this round: all still in, or the finalists; by seat number
    stock: tuple[str, ...]  # the pile, unordered: the order here means nothing. Secret, only its number is public
    discard: tuple[str, ...]  # the discard pile, face up
    finals: int = 0  # which final this is, 0 if none (GG-20)
    winners: tuple[Seat, ...] = ()  # once the game is over: who has won or shares the victory
    end: str = ""  # why it is over
    events: Events = ()


@cache
def clockwise(playing: tuple[Seat, ...], king: Seat) -> tuple[Seat, ...]:
    """The seats of this round in turn order, the king first."""
    return tuple(seat for seat in playing if seat >= king) + tuple(seat for seat in playing if seat < king)


def room_of(side: Side) -> str:
    """The room this rat is in, "" if it has not sneaked in."""
    return side.hole or side.room


def covered(side: Side) -> int:
    """How many cards lie face down in front of this seat, the room card included (GG-5)."""
    return len(side.down) + bool(side.room and not side.room_up)


def next_clockwise(playing: tuple[Seat, ...], seat: Seat) -> Seat:
    """The next seat after this one among those that play."""
    return next((other for other in playing if other > seat), playing[0])
