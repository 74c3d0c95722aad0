"""Stand-ins: a bot that plays on for the owner of a seat, until the owner is back.

Nothing here writes; each function returns the change to be committed, or refuses.
"""

from msgspec.structs import replace

from cheeseboard.bots import parse_bot
from cheeseboard.core import TABLE, Action, GameKit, Illegal, NotYours, Seat
from cheeseboard.tables.decisions import require_running
from cheeseboard.tables.record import (
    NO_WINDOW,
    Change,
    Clock,
    DaysClock,
    LogRow,
    Ms,
    PersonId,
    SeatRecord,
    with_seat,
    without_answers_of,
)
from cheeseboard.tables.table import Table

AWAY_GRACE_MS: Ms = 60_000  # how long somebody may be away before the others may let a bot play on
CLOCK = "clock"  # the source of rows that are written because somebody's time was out


def stand_in_bot(kit: GameKit) -> str:
    """The bot that plays on for somebody: the middle level, else greedy, else random."""
    if kit.bots is None:
        return "random"
    levels = len(kit.bots.levels)
    return f"level-{(levels + 1) // 2}" if levels else "greedy"


def stand_in_from(seated: SeatRecord, clock: Clock) -> Ms:
    """When the others may let a bot play on for this seat; 0: not while its person is here, or has days."""
    return seated.away_since + AWAY_GRACE_MS if seated.away_since and not isinstance(clock, DaysClock) else 0


def seat_stand_in(table: Table, seat: Seat, person: PersonId, bot: str, now: Ms) -> Change:
    """Let a bot play on for somebody who has been away too long; one's own seat at any time."""
    require_running(table)
    seated = _seated(table, seat)
    if not seated.person or (seated.bot and not seated.is_returning):
        raise Illegal("seat-has-bot", seat=seat)
    if seated.person != person:
        if all(other.person != person for other in table.record.seats):
            raise NotYours("not-at-this-table")
        allowed_from = stand_in_from(seated, table.record.clock)
        if not allowed_from or now < allowed_from:
            raise Illegal("not-away-long-enough", seat=seat)
    return put_stand_in(table, seat, str(parse_bot(bot)), now)


def put_stand_in(table: Table, seat: Seat, bot: str, now: Ms, *, is_by_clock: bool = False) -> Change:
    """A bot plays in this seat from here on; `is_by_clock`: the owner's time for the question asked now was out."""
    old = table.record.seats[seat]
    timed_out_at = table.question_rows[seat] if is_by_clock else old.timed_out_at
    seated = replace(old, bot=bot, bot_since=now, is_returning=False, timed_out_at=timed_out_at, window=NO_WINDOW)
    source = CLOCK if is_by_clock else ""
    row = LogRow(table.n + 1, TABLE, Action("bot", ((str(seat),), (bot,))), now, source)
    return Change(without_answers_of(with_seat(table.record, seat, seated), seat), (row,))


def reclaim_seat(table: Table, seat: Seat, person: PersonId, now: Ms) -> Change:
    """Take one's own seat back; the question for which one's time was out is still the stand-in's to answer."""
    require_running(table)
    seated = _seated(table, seat)
    if seated.person != person:
        raise NotYours("not-your-seat", seat=seat)
    if not seated.bot or seat in table.history.resigned:
        raise Illegal("seat-has-no-bot", seat=seat)
    if table.question_rows.get(seat) == seated.timed_out_at:
        is_known = seated.is_returning and not seated.away_since
        returning = replace(seated, is_returning=True, away_since=0)
        return Change(table.record if is_known else with_seat(table.record, seat, returning))
    row = LogRow(table.n + 1, TABLE, Action("human", ((str(seat),),)), now)
    reclaimed = replace(seated, bot="", bot_since=0, away_since=0, is_awaited=False)
    return Change(with_seat(table.record, seat, reclaimed), (row,))


def _seated(table: Table, seat: Seat) -> SeatRecord:
    if not 0 <= seat < len(table.record.seats):
        raise Illegal("no-such-seat", seat=seat)
    return table.record.seats[seat]
