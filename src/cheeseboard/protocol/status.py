"""How a table stands, as a seat may know it: the parts that HTTP bodies and messages of sockets share."""

from msgspec import Struct

from cheeseboard.core import Menu, Seat
from cheeseboard.core.kit import WindowKind
from cheeseboard.protocol.bodies import SomeEvent
from cheeseboard.tables.record import Clock, Ms, Offer, Pace, Reaction, RematchOffer


class SeatStatus(Struct, frozen=True, omit_defaults=True):
    """What everybody may know of a seat."""

    name: str = ""
    bot: str = ""
    avatar: str = ""
    away_since: Ms = 0
    stand_in_from: Ms = 0  # from when the others may let a bot play on; 0: not at all
    is_returning: bool = False  # the owner has taken the seat back and plays from the next question on
    is_awaited: bool = False  # a bot plays until the owner comes to the rematch
    has_used_grace: bool = False  # its one grace period
    has_resigned: bool = False  # others play on, and a bot does so here for good
    finished_by_bot: bool = False  # at the end: a bot played so much here that the owner has not won
    pace: Pace = "normal"  # as fast as this person likes to play
    first_table: str = ""  # in a rematch: the first game of the series, by which bots are named
    first_seat: Seat = -1  # and the seat there, by which they are named and coloured
    is_person: bool = False
    is_yours: bool = False


class TableStatus(Struct, frozen=True):
    """The table itself: phase, seats, host, clock and open offer."""

    phase: str
    start_by_ms: Ms  # how long nonces are awaited once the start was requested; else 0
    seats: tuple[SeatStatus, ...]
    is_host: bool
    listed: bool
    watchable: bool
    clock: Clock
    offer: Offer | None
    commitment: str
    rematch: str  # the table of the next game, once it is there
    rematch_offer: RematchOffer | None = None
    clock_from_ms: Ms = 0  # no clock runs before
    reaction: Reaction = "everybody"  # how reaction windows end here now
    pace: Pace = "normal"  # the slowest that somebody likes


class WindowStatus(Struct, frozen=True, omit_defaults=True):
    """The reaction window that is open, as one seat may know it. With `beat_ms` 0 it waits for everybody's answer.

    All but `is_held` is public, or the seat's own.
    """

    kind: WindowKind
    opened_ms: Ms
    beat_ms: Ms = 0  # how long there is to react, from when the window is on screen
    ends_ms: Ms = 0  # when the beat of this screen ends; 0: not before it is confirmed, or let go
    is_held: bool = False  # somebody holds it open; nobody learns who
    question: int | None = None  # of this seat, also while its answer is held
    answer: str = ""  # this seat's own, which can be replaced or withdrawn until the window ends
    menu: Menu = ()  # what it can be replaced by; without an answer the menu of the update counts
    is_prompted: bool = False  # whether this seat wants a sound and a light
    is_shown: bool = False  # this seat's page has said that the window is on screen
    hold_until_ms: Ms = 0  # this seat holds the window open, until then at most
    can_wait: bool = False  # this seat may hold it open now
    wait_left_ms: Ms = 0  # for how much longer in this game
    can_end: bool = False  # this seat's own pass ends it at once


class Step(Struct, frozen=True):
    """One row of the log as a seat saw it happen."""

    n: int
    events: tuple[SomeEvent, ...]


class RenderedText(Struct, frozen=True, omit_defaults=True):
    """A drawing and sentences, for clients that know no game."""

    show: str = ""
    describe: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    names: dict[str, str] = {}  # of verbs, words and roles that occur here
    over: str = ""
