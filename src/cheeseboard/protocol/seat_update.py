"""What each seat is told: the only way out of a table. Built up from nothing, like the views it carries."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from cheeseboard.core import CHANCE, OPEN, Menu, Over, Seat
from cheeseboard.tables.record import Clock, Ms, Offer, PersonId
from cheeseboard.tables.seating import stand_in_from
from cheeseboard.tables.table import PEOPLE_CACHE_SIZE, Table, events_of_row, seats_of

SomeEvent = Annotated[Any, Meta(extra={"typescript": "SomeEvent"})]  # of the game's event types, or the table's
_SINCE_START = -1


class SeatStatus(Struct, frozen=True, omit_defaults=True):
    """What everybody may know of a seat."""

    name: str = ""
    bot: str = ""
    avatar: str = ""
    away_since: Ms = 0
    stand_in_from: Ms = 0  # from when the others may let a bot play on; 0: not at all
    is_person: bool = False
    is_yours: bool = False


class TableStatus(Struct, frozen=True):
    """The table itself: seats, agreements, who is asked."""

    phase: str
    start_by_ms: Ms  # until when nonces are waited for, once the start was asked for; else 0
    seats: tuple[SeatStatus, ...]
    is_host: bool
    watchable: bool
    clock: Clock
    offer: Offer | None
    commitment: str
    rematch: str


class Step(Struct, frozen=True):
    """One row of the log as a seat saw it happen."""

    n: int
    events: tuple[SomeEvent, ...]


class SeatUpdate(Struct, frozen=True):
    """All that one seat learns when the table has moved on to row n."""

    n: int
    digest: str
    steps: tuple[Step, ...]  # rows in which this seat saw something happen
    view: Any  # of the game's view type
    status: TableStatus
    asked: tuple[Seat, ...]  # who is asked, if everybody may know it
    asked_count: int  # how many are asked
    question: int | None = None  # the question this seat is asked, if it is
    menu: Menu = ()
    answer_is_held: bool = False  # this seat's answer waits for the end of its window
    since: Ms = 0  # since when it is asked
    over: Over | None = None
    has_draws: bool = False  # at the end: whether anything was drawn that can be checked
    own_questions: tuple[tuple[Seat, int], ...] = ()  # the open questions of all one's seats, where one has several
    auto_pass: str = ""  # this seat's auto-pass, for its owner alone


def seat_update(table: Table, seat: Seat | None, person: PersonId, since: int = _SINCE_START) -> SeatUpdate:
    """What this seat (None: a spectator) is told who knew all up to row `since`."""
    ended_by_the_rules = isinstance(table.game.turn(table.history.state), Over) if table.is_over else False
    viewpoint = OPEN if ended_by_the_rules else seat  # what is still secret when people call it off stays so here
    rows = table.history.rows.since(max(since, 0))
    steps = [Step(row.n, events) for row in rows if (events := events_of_row(table, row, seat))]
    asked = table.asked
    mine = seat is not None and seat in asked
    is_in = mine and table.holds_answer_of(seat)
    return SeatUpdate(
        n=table.n,
        digest=table.digest.hex(),
        steps=tuple(steps),
        view=table.view(viewpoint) if table.record.phase != "open" else None,
        status=table_status(table, person),
        asked=() if table.is_anonymous else asked,
        asked_count=len(asked),
        question=table.asked_at[seat] if mine and not is_in and seat is not None else None,
        menu=table.menu(seat) if mine and not is_in and seat is not None else (),
        answer_is_held=is_in,
        since=table.asked_since[seat] if mine and seat is not None else 0,
        over=table.turn if isinstance(table.turn, Over) and table.record.phase != "open" else None,
        has_draws=table.is_over and any(row.seat == CHANCE for row in table.history.rows),
        own_questions=_own_questions(table, person),
        auto_pass=table.record.seats[seat].auto_pass if seat is not None else "",
    )


def _own_questions(table: Table, person: PersonId) -> tuple[tuple[Seat, int], ...]:
    """Which of one's several seats are asked, and since which row: who shares a screen must know whom to pass it to."""
    mine = seats_of(table, person)
    if len(mine) < 2:
        return ()
    held = {held.seat for held in table.record.held_answers}
    return tuple(
        (seat, table.asked_at[seat])
        for seat in mine
        if seat in table.asked and seat not in held and not table.record.seats[seat].bot
    )


def table_status(table: Table, person: PersonId) -> TableStatus:
    """The table as everybody may see it; the same until its record changes."""
    known = table.cache.status
    if person not in known:
        if len(known) >= PEOPLE_CACHE_SIZE:
            known.clear()
        known[person] = _table_status(table, person)
    status: TableStatus = known[person]
    return status


def _table_status(table: Table, person: PersonId) -> TableStatus:
    record = table.record
    return TableStatus(
        phase=record.phase,
        start_by_ms=record.start_by_ms if record.phase == "open" else 0,
        seats=tuple(
            SeatStatus(
                name=seat.name,
                bot=seat.bot,
                avatar=seat.avatar,
                away_since=seat.away_since,
                stand_in_from=stand_in_from(seat),
                is_person=bool(seat.person),
                is_yours=bool(person) and seat.person == person,
            )
            for seat in record.seats
        ),
        is_host=record.host == person,
        watchable=record.watchable,
        clock=record.clock,
        offer=record.offer,
        commitment=table.commitment,
        rematch=record.rematch,
    )
