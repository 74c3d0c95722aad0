"""Seats: before the start people sit down and leave; afterwards a seat keeps its owner, and a bot may play on.

Nothing here writes; each function returns the change to be committed, or refuses.
"""

from msgspec.structs import replace

from cheeseboard.bots import parse_bot
from cheeseboard.core import TABLE, Action, Illegal, NotYours, Seat
from cheeseboard.core.options import initial_state
from cheeseboard.tables.decisions import opening_draws, require_running
from cheeseboard.tables.record import Change, LogRow, Ms, PersonId, SeatRecord, TableRecord, next_version
from cheeseboard.tables.table import Table

NONCES_WITHIN_MS: Ms = 5_000  # after the start was asked for
EMPTY = SeatRecord()


def sit(table: Table, seat: Seat, person: PersonId, name: str, *, nonce: str = "", avatar: str = "") -> Change:
    """Take an empty seat; one person may take several, for people who share a screen."""
    _require_open(table)
    if not _seated(table, seat).is_empty:
        raise Illegal("seat-taken", seat=seat)
    return _with_seat(table, seat, SeatRecord(person, name, "", avatar, nonce, taken=table.record.version + 1))


def seat_bot(table: Table, seat: Seat, person: PersonId, bot: str) -> Change:
    """Put a bot into an empty seat, or another bot into a bot's."""
    _require_open(table)
    _require_host(table, person)
    if _seated(table, seat).person:
        raise Illegal("seat-taken", seat=seat)
    return _with_seat(table, seat, SeatRecord("", "", str(parse_bot(bot))))


def stand_up(table: Table, seat: Seat, person: PersonId) -> Change:
    """Leave a seat before the start; the host may also free another's."""
    _require_open(table)
    if _seated(table, seat).person != person:
        _require_host(table, person)
    return _with_seat(table, seat, EMPTY)


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
    return _with_seat(table, seat, replace(table.record.seats[seat], avatar=avatar))


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
    names = table.kit.auto_pass
    if name and name not in names:
        raise Illegal("unknown-order", order=name[:40], orders=" | ".join(names) or "–")
    return _with_seat(table, seat, replace(table.record.seats[seat], auto_pass=name))


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
        return _with_seat(table, seat, transferred)
    require_running(table)
    return _table_row(
        table, Action("human", ((str(seat),),)), seat, replace(transferred, bot="", is_returning=False), now
    )


def rematch(table: Table, person: PersonId, table_id: str) -> Change:
    """Note this new table as the rematch, unless somebody was faster."""
    _require_seated(table, person)
    if not table.is_over:
        raise Illegal("not-over")
    return Change(table.record if table.record.rematch else next_version(table.record, rematch=table_id))


def rematch_seats(record: TableRecord) -> tuple[SeatRecord, ...]:
    """The same people and bots for the next game, all moved on by one seat."""
    fresh = [
        SeatRecord(
            person=seated.person,
            name=seated.name,
            bot="" if seated.person else seated.bot,
            avatar=seated.avatar,
            auto_pass=seated.auto_pass,
            taken=seated.taken,
        )
        for seated in record.seats
    ]
    return (fresh[-1], *fresh[:-1])


def _with_nonce(seats: tuple[SeatRecord, ...], person: PersonId, nonce: str) -> tuple[SeatRecord, ...]:
    return tuple(
        replace(seated, nonce=nonce) if seated.person == person and not seated.nonce else seated for seated in seats
    )


def _all_gave_nonces(seats: tuple[SeatRecord, ...]) -> bool:
    return all(seated.nonce for seated in seats if seated.person)


def _begin(table: Table, seats: tuple[SeatRecord, ...], now: Ms) -> Change:
    """Start the game: names and nonces are fixed from here on, and chance may draw."""
    record = next_version(
        table.record,
        seats=seats,
        phase="running",
        started_ms=now,
        start_by_ms=0,
        loses_on_time=True,
        names=tuple(seated.name or seated.bot for seated in seats),
        nonces=tuple(seated.nonce for seated in seats),
    )
    first = opening_draws(table.after(record), now)
    return replace(first, record=replace(first.record, version=record.version))


def _set_away_since(table: Table, person: PersonId, away_since: Ms) -> Change:
    seats = tuple(
        replace(seated, away_since=away_since) if seated.person == person else seated for seated in table.record.seats
    )
    return Change(table.record if seats == table.record.seats else next_version(table.record, seats=seats))


def _table_row(table: Table, action: Action, seat: Seat, seated: SeatRecord, now: Ms) -> Change:
    change = _with_seat(table, seat, seated)
    return Change(change.record, (LogRow(table.n + 1, TABLE, action, now),))


def _with_seat(table: Table, seat: Seat, seated: SeatRecord) -> Change:
    _seated(table, seat)
    seats = (*table.record.seats[:seat], seated, *table.record.seats[seat + 1 :])
    return Change(next_version(table.record, seats=seats))


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
