"""What each seat is told: the only way out of a table. Built up from nothing, like the views it carries."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from cheeseboard.core import CHANCE, OPEN, TABLE, Menu, Over, Seat, visible_events
from cheeseboard.core.history import Row
from cheeseboard.tables.events import table_event
from cheeseboard.tables.live import Live
from cheeseboard.tables.record import Clock, Ms, Offer, PersonId
from cheeseboard.tables.seating import bot_may_play_from

SomeEvent = Annotated[Any, Meta(extra={"typescript": "SomeEvent"})]  # of the game's event types, or the table's
_SINCE_START = -1
PEOPLE_KEPT = 32


class SeatNow(Struct, frozen=True, omit_defaults=True):
    """What everybody may know of a seat."""

    name: str = ""
    bot: str = ""
    look: str = ""
    away_since: Ms = 0
    bot_from: Ms = 0  # from when the others may let a bot play on; 0: not at all
    is_person: bool = False
    is_yours: bool = False


class Around(Struct, frozen=True):
    """The table itself: seats, agreements, who is asked."""

    phase: str
    starts: Ms  # until when nonces are waited for, once the start was asked for; else 0
    seats: tuple[SeatNow, ...]
    creator_is_you: bool
    watchable: bool
    clock: Clock
    offer: Offer | None
    commitment: str
    rematch: str


class Step(Struct, frozen=True):
    """One row of the log as a seat saw it happen."""

    n: int
    events: tuple[SomeEvent, ...]


class Told(Struct, frozen=True):
    """All that one seat learns when the table has moved on to row n."""

    n: int
    digest: str
    steps: tuple[Step, ...]  # rows in which this seat saw something happen
    view: Any  # of the game's view type
    around: Around
    waiting: tuple[Seat, ...]  # who is asked, if everybody may know it
    waiting_for: int  # how many are asked
    at: int | None = None  # the question this seat is asked, if it is
    menu: Menu = ()
    is_in: bool = False  # this seat's answer waits for the end of its window
    since: Ms = 0  # since when it is asked
    over: Over | None = None
    has_draws: bool = False  # at the end: whether anything was drawn that can be checked
    asks: tuple[tuple[Seat, int], ...] = ()  # the open questions of all one's seats, where one has several
    order: str = ""  # this seat's standing order, for its owner alone


def tell(live: Live, seat: Seat | None, person: PersonId, since: int = _SINCE_START) -> Told:
    """What this seat (None: a spectator) is told who knew all up to row `since`."""
    ended_by_the_rules = isinstance(live.game.turn(live.course.state), Over) if live.is_over else False
    eyes = OPEN if ended_by_the_rules else seat  # what is still secret when people call it off stays so here
    rows = live.course.rows.since(max(since, 0))
    steps = [Step(row.n, events) for row in rows if (events := events_of_row(live, row, seat))]
    asked = live.asked
    mine = seat is not None and seat in asked
    is_in = mine and live.holds_answer_of(seat)
    return Told(
        n=live.n,
        digest=live.digest.hex(),
        steps=tuple(steps),
        view=live.view(eyes) if live.record.phase != "open" else None,
        around=around(live, person),
        waiting=() if live.is_hushed else asked,
        waiting_for=len(asked),
        at=live.asked_at[seat] if mine and not is_in and seat is not None else None,
        menu=live.menu(seat) if mine and not is_in and seat is not None else (),
        is_in=is_in,
        since=live.asked_since[seat] if mine and seat is not None else 0,
        over=live.turn if isinstance(live.turn, Over) and live.record.phase != "open" else None,
        has_draws=live.is_over and any(row.seat == CHANCE for row in live.course.rows),
        asks=_asks(live, person),
        order=live.record.seats[seat].order if seat is not None else "",
    )


def _asks(live: Live, person: PersonId) -> tuple[tuple[Seat, int], ...]:
    """Which of one's several seats are asked, and since which row: who shares a screen must know whom to pass it to."""
    mine = seats_of(live, person)
    if len(mine) < 2:
        return ()
    held = {held.seat for held in live.record.held}
    return tuple(
        (seat, live.asked_at[seat])
        for seat in mine
        if seat in live.asked and seat not in held and not live.record.seats[seat].bot
    )


def events_of_row(live: Live, row: Row, seat: Seat | None) -> tuple[Any, ...]:
    """What a seat saw happen in a row; what the table did all see, and events of a state gone back to are old."""
    return (table_event(row),) if row.seat == TABLE else visible_events(live.course.states[row.n], seat)


def around(live: Live, person: PersonId) -> Around:
    """The table as everybody may see it; the same until its record changes."""
    if person not in live.arounds:
        if len(live.arounds) >= PEOPLE_KEPT:
            live.arounds.clear()
        live.arounds[person] = _around(live, person)
    there: Around = live.arounds[person]
    return there


def _around(live: Live, person: PersonId) -> Around:
    record = live.record
    return Around(
        phase=record.phase,
        starts=record.started if record.phase == "open" else 0,
        seats=tuple(
            SeatNow(
                name=seated.name,
                bot=seated.bot,
                look=seated.look,
                away_since=seated.away_since,
                bot_from=bot_may_play_from(seated),
                is_person=bool(seated.person),
                is_yours=bool(person) and seated.person == person,
            )
            for seated in record.seats
        ),
        creator_is_you=record.creator == person,
        watchable=record.watchable,
        clock=record.clock,
        offer=record.offer,
        commitment=live.commitment,
        rematch=record.rematch,
    )


def seats_of(live: Live, person: PersonId) -> tuple[Seat, ...]:
    """The seats this person owns; the same until the record changes."""
    if not person:
        return ()
    if person not in live.owned:
        if len(live.owned) >= PEOPLE_KEPT:
            live.owned.clear()
        live.owned[person] = tuple(seat for seat, seated in enumerate(live.record.seats) if seated.person == person)
    return live.owned[person]
