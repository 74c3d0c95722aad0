"""Seats: before the start people sit down and leave; afterwards a seat keeps its owner, and a bot may play on.

Nothing here writes; each function returns the change to be committed, or refuses.
"""

from typing import Any

from msgspec.structs import replace

from cheeseboard.bots import parse_bot
from cheeseboard.core import TABLE, Action, Illegal, NotYours, Seat
from cheeseboard.core.options import initial_state
from cheeseboard.tables.decisions import opening_draws, require_running
from cheeseboard.tables.record import (
    EMPTY_SEAT,
    NO_WINDOW,
    Change,
    LogRow,
    Ms,
    NoClock,
    Pace,
    PersonId,
    SeatRecord,
    next_version,
    with_seat,
    without_answers_of,
)
from cheeseboard.tables.table import Table

NONCES_WITHIN_MS: Ms = 5_000  # after the start was asked for
CLOCK_WITHIN_MS: Ms = 10_000  # after the start, however long somebody's board takes to appear
PROMPT = "prompt"  # in place of an auto-pass: always prompt me
ARRIVED: dict[str, Any] = {"is_awaited": False, "bot": "", "bot_since": 0, "away_since": 0}


def sit(table: Table, seat: Seat, person: PersonId, name: str, *, nonce: str = "", avatar: str = "") -> Change:
    """Take an empty seat; one person may take several, for people who share a screen."""
    _require_open(table)
    if not _seated(table, seat).is_empty:
        raise Illegal("seat-taken", seat=seat)
    return _change_seat(table, seat, SeatRecord(person, name, "", avatar, nonce, taken=table.record.version + 1))


def seat_bot(table: Table, seat: Seat, person: PersonId, bot: str) -> Change:
    """Put a bot into an empty seat, or another bot into a bot's."""
    _require_open(table)
    _require_host(table, person)
    if _seated(table, seat).person:
        raise Illegal("seat-taken", seat=seat)
    return _change_seat(table, seat, SeatRecord("", "", str(parse_bot(bot))))


def stand_up(table: Table, seat: Seat, person: PersonId) -> Change:
    """Leave a seat before the start; the host may also free another's."""
    _require_open(table)
    if _seated(table, seat).person != person:
        _require_host(table, person)
    return _change_seat(table, seat, EMPTY_SEAT)


def swap(table: Table, seat: Seat, other: Seat, person: PersonId) -> Change:
    """Swap seats before the start: one's own with an empty seat or a bot's; the host may swap any two."""
    _require_open(table)
    mine, theirs = _seated(table, seat), _seated(table, other)
    if mine.person != person or (theirs.person and theirs.person != person):
        _require_host(table, person)
    seats = list(table.record.seats)
    seats[seat], seats[other] = theirs, mine
    return Change(next_version(table.record, seats=tuple(seats)))


def choose_avatar(table: Table, seat: Seat, person: PersonId, avatar: str) -> Change:
    """Choose a figure or colour that nobody else has."""
    if _seated(table, seat).person != person:
        raise NotYours("not-your-seat", seat=seat)
    if avatar and any(seated.avatar == avatar for other, seated in enumerate(table.record.seats) if other != seat):
        raise Illegal("look-taken", look=avatar[:20])
    return _change_seat(table, seat, replace(table.record.seats[seat], avatar=avatar))


def rename(table: Table, person: PersonId, old: str, new: str) -> Change:
    """Change a person's name where they sit under their own; the game file keeps the name of the start."""
    seats = tuple(
        replace(seated, name=new) if (seated.person, seated.name) == (person, old) else seated
        for seated in table.record.seats
    )
    return Change(
        table.record if table.is_over or seats == table.record.seats else next_version(table.record, seats=seats)
    )


def give_nonce(table: Table, person: PersonId, nonce: str, now: Ms) -> Change:
    """Add one's nonce, once, for all one's seats; after a request to start the last nonce starts the game.

    A second one changes nothing, also if the game has begun meanwhile: a page cannot know that.
    """
    _require_seated(table, person)
    if table.record.phase != "open":
        if all(seated.nonce for seated in table.record.seats if seated.person == person):
            return Change(table.record)
        raise Illegal("already-started")
    seats = _with_nonce(table.record.seats, person, nonce)
    if table.record.start_by_ms and _all_gave_nonces(seats):
        return _begin(table, seats, now)
    return Change(table.record if seats == table.record.seats else next_version(table.record, seats=seats))


def set_auto_pass(table: Table, seat: Seat, person: PersonId, name: str) -> Change:
    """Switch auto-pass on by one of the game's names, or off by the empty name; nobody else learns of it."""
    if _seated(table, seat).person != person:
        raise NotYours("not-your-seat", seat=seat)
    names = (*table.kit.auto_pass, PROMPT)
    if name and name not in names:
        raise Illegal("unknown-order", order=name[:40], orders=" | ".join(names) or "–")
    return _change_seat(table, seat, replace(table.record.seats[seat], auto_pass=name))


def set_pace(table: Table, person: PersonId, pace: Pace) -> Change:
    """Say how fast one likes to play, in all one's seats; the table is as fast as its slowest person."""
    _require_seated(table, person)
    seats = tuple(replace(seated, pace=pace) if seated.person == person else seated for seated in table.record.seats)
    return Change(table.record if seats == table.record.seats else next_version(table.record, seats=seats))


def request_start(table: Table, person: PersonId, now: Ms, *, fill_with: str = "", nonce: str = "") -> Change:
    """Request the start: all seats taken, or empty ones filled with bots; nobody sits down or leaves from here on.

    The game begins when all nonces are there, or without the missing ones after a while.
    """
    _require_open(table)
    _require_host(table, person)
    bot = str(parse_bot(fill_with)) if fill_with else ""
    seats = tuple(SeatRecord(bot=bot) if seated.is_empty and bot else seated for seated in table.record.seats)
    if any(seated.is_empty for seated in seats):
        raise Illegal("seats-empty")
    initial_state(table.game, table.history.options, len(seats))
    seats = _with_nonce(seats, person, nonce)
    if _all_gave_nonces(seats):
        return _begin(table, seats, now)
    return Change(next_version(table.record, seats=seats, start_by_ms=now + NONCES_WITHIN_MS))


def start_without_nonces(table: Table, now: Ms) -> Change:
    """Begin without the nonces that did not come in time."""
    if table.record.phase != "open" or not 0 < table.record.start_by_ms <= now:
        return Change(table.record)
    return _begin(table, table.record.seats, now)


def set_listed(table: Table, person: PersonId, listed: bool) -> Change:
    """Let anybody find the table in the lobby, or only those who have its address or code; the host says."""
    _require_open(table)
    _require_host(table, person)
    return Change(table.record if table.record.listed == listed else next_version(table.record, listed=listed))


def unlist(table: Table) -> Change:
    """Remove an open table from the lobby; its code and its address still work."""
    is_shown = table.record.phase == "open" and table.record.listed
    return Change(next_version(table.record, listed=False) if is_shown else table.record)


def mark_away(table: Table, person: PersonId, now: Ms) -> Change:
    """Note that a person's last connection has gone; their seats stay theirs."""
    return _set_away_since(table, person, now)


def mark_present(table: Table, person: PersonId) -> Change:
    """Note that a person is connected again."""
    return _set_away_since(table, person, 0)


def transfer_seat(table: Table, seat: Seat, owner: PersonId, new_owner: PersonId, name: str, now: Ms) -> Change:
    """Give one's seat to somebody else."""
    if _seated(table, seat).person != owner:
        raise NotYours("not-your-seat", seat=seat)
    transferred = replace(
        table.record.seats[seat], person=new_owner, name=name, away_since=0, taken=table.record.version + 1
    )
    if table.record.phase == "open":
        return _change_seat(table, seat, transferred)
    require_running(table)
    return _table_row(
        table,
        Action("human", ((str(seat),),)),
        seat,
        replace(transferred, bot="", bot_since=0, is_returning=False, is_awaited=False, window=NO_WINDOW),
        now,
    )


def start_rematch(table: Table, now: Ms) -> Change:
    """Request the start of a rematch, in which every seat is taken already; nothing changes if that was done."""
    record = table.record
    if record.phase != "open" or record.start_by_ms:
        return Change(record)
    if _all_gave_nonces(record.seats):
        return _begin(table, record.seats, now)
    return Change(next_version(record, start_by_ms=now + NONCES_WITHIN_MS))


def show_board(table: Table, person: PersonId, now: Ms, *, confirms_windows: bool = False) -> Change:
    """Note that somebody has the board on screen: clocks run once all have, and who was awaited has arrived."""
    record = table.record
    if record.phase != "running" or table.is_over or all(seated.person != person for seated in record.seats):
        return Change(record)
    is_early = now < record.clock_from_ms
    arrived = [seat for seat, seated in enumerate(record.seats) if seated.person == person and seated.is_awaited]
    seats = tuple(
        replace(
            seated,
            has_board=seated.has_board or is_early,
            confirms_windows=confirms_windows,
            **ARRIVED if seat in arrived else {},
        )
        if seated.person == person
        else seated
        for seat, seated in enumerate(record.seats)
    )
    all_have = all(seated.has_board for seated in seats if seated.person and not seated.bot)
    clock_from_ms = now if is_early and all_have else record.clock_from_ms
    if (seats, clock_from_ms) == (record.seats, record.clock_from_ms):
        return Change(record)
    rows = tuple(LogRow(n, TABLE, Action("human", ((str(seat),),)), now) for n, seat in enumerate(arrived, table.n + 1))
    return Change(next_version(record, seats=seats, clock_from_ms=clock_from_ms), rows)


def _with_nonce(seats: tuple[SeatRecord, ...], person: PersonId, nonce: str) -> tuple[SeatRecord, ...]:
    """The seats with this person's nonce, if they gave none before; who was awaited has come."""
    return tuple(
        replace(seated, nonce=seated.nonce or nonce, **ARRIVED if seated.is_awaited else {})
        if seated.person == person
        else seated
        for seated in seats
    )


def _all_gave_nonces(seats: tuple[SeatRecord, ...]) -> bool:
    return all(seated.nonce for seated in seats if seated.person and not seated.is_awaited)


def _begin(table: Table, seats: tuple[SeatRecord, ...], now: Ms) -> Change:
    """Start the game: names and nonces are fixed from here on, and chance may draw."""
    record = next_version(
        table.record,
        seats=seats,
        phase="running",
        started_ms=now,
        start_by_ms=0,
        loses_on_time=True,
        takeback=2 if table.kit.revealed else 1,
        clock_from_ms=0 if isinstance(table.record.clock, NoClock) else now + CLOCK_WITHIN_MS,
        names=tuple(seated.name or seated.bot for seated in seats),
        nonces=tuple(seated.nonce for seated in seats),
    )
    first = opening_draws(table.after(record), now)
    awaited = [seat for seat, seated in enumerate(seats) if seated.is_awaited]
    rows = tuple(
        LogRow(n, TABLE, Action("bot", ((str(seat),), (seats[seat].bot,))), now)
        for n, seat in enumerate(awaited, table.n + len(first.rows) + 1)
    )
    states = (*first.states, *first.states[-1:] * len(rows))
    return Change(replace(first.record, version=record.version), (*first.rows, *rows), states)


def _set_away_since(table: Table, person: PersonId, away_since: Ms) -> Change:
    seats = tuple(
        replace(seated, away_since=away_since) if seated.person == person else seated for seated in table.record.seats
    )
    return Change(table.record if seats == table.record.seats else next_version(table.record, seats=seats))


def _table_row(table: Table, action: Action, seat: Seat, seated: SeatRecord, now: Ms) -> Change:
    change = _change_seat(table, seat, seated)
    return Change(without_answers_of(change.record, seat), (LogRow(table.n + 1, TABLE, action, now),))


def _change_seat(table: Table, seat: Seat, seated: SeatRecord) -> Change:
    _seated(table, seat)
    return Change(with_seat(table.record, seat, seated))


def _seated(table: Table, seat: Seat) -> SeatRecord:
    if not 0 <= seat < len(table.record.seats):
        raise Illegal("no-such-seat", seat=seat)
    return table.record.seats[seat]


def _require_open(table: Table) -> None:
    if table.record.phase != "open" or table.record.start_by_ms:
        raise Illegal("already-started")


def _require_host(table: Table, person: PersonId) -> None:
    if table.record.host != person:
        raise NotYours("not-your-table")


def _require_seated(table: Table, person: PersonId) -> None:
    if all(seated.person != person for seated in table.record.seats):
        raise NotYours("not-at-this-table")
