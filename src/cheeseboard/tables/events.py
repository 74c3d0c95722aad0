"""What the table itself does, as events: somebody resigns, a bot stands in, rows are taken back. All may see them.

Each is read from a row of the seat TABLE, which `core.history` plays. A change that is no row, such as a new name or
avatar, makes no event: clients see it in the table's status.
"""

from collections.abc import Sequence
from typing import ClassVar

from cheeseboard.core import TABLE, Event, Seat
from cheeseboard.core.history import Row


class PlayerResigned(Event, frozen=True):
    """Somebody gave up."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat


class TimeRanOut(Event, frozen=True):
    """Somebody's time was out: they lost, or a bot plays on."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat


class StandInSeated(Event, frozen=True):
    """From now on a bot plays for somebody."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat


class SeatReclaimed(Event, frozen=True):
    """Somebody plays again for whom a bot stood in."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat


class RowsTakenBack(Event, frozen=True):
    """Somebody took back a move: the game goes on from an earlier row."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat
    row: int  # the first that is taken back


class GameAborted(Event, frozen=True):
    """All agreed to stop."""


TableEvent = PlayerResigned | TimeRanOut | StandInSeated | SeatReclaimed | RowsTakenBack | GameAborted


def table_events(row: Row, rows: Sequence[Row], *, is_by_clock: bool = False) -> tuple[TableEvent, ...]:
    """What a row of the table says, one of these rows; `is_by_clock`: somebody's time was out."""
    assert row.seat == TABLE, row
    number = int(row.action.word) if row.action.fills else 0
    match row.action.verb:
        case "back":
            taken_back, earlier = rows[number : row.n - 1], reversed(rows[:number])
            return tuple(RowsTakenBack(one.seat, number + 1) for one in (*taken_back, *earlier) if one.seat >= 0)[:1]
        case "abort":
            return (GameAborted(),)
        case "resign":
            return (PlayerResigned(number),)
        case "timeout":
            return (TimeRanOut(number),)
        case "bot":
            return (TimeRanOut(number), StandInSeated(number)) if is_by_clock else (StandInSeated(number),)
        case "human":
            return (SeatReclaimed(number),)
        case _:
            raise AssertionError(row)
