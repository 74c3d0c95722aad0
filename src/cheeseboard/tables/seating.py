"""Who sits where: before the start people come and go; afterwards a seat keeps its owner, and a bot may play on.

Nothing here writes; each function returns the change to be committed, or refuses.
"""

from msgspec.structs import replace

from cheeseboard.bots import parse_bot
from cheeseboard.core import TABLE, Action, Illegal, NotYours, Seat
from cheeseboard.core.options import initial_state as first_state
from cheeseboard.tables.answers import drawn, must_run
from cheeseboard.tables.live import Live
from cheeseboard.tables.record import Change, Entry, Ms, PersonId, Record, Seated, changed

GRACE: Ms = 60_000  # how long somebody may be away before the others may let a bot play on
NONCES_WITHIN: Ms = 5_000  # after the start was asked for
EMPTY = Seated()


def sit(live: Live, seat: Seat, person: PersonId, name: str, *, nonce: str = "", look: str = "") -> Change:
    """Take an empty seat; one person may take several, for people who share a screen."""
    _must_be_open(live)
    if not _seated(live, seat).is_empty:
        raise Illegal("seat-taken", seat=seat)
    return _with_seat(live, seat, Seated(person, name, "", look, nonce, taken=live.record.version + 1))


def seat_bot(live: Live, seat: Seat, by: PersonId, bot: str) -> Change:
    """Put a bot into an empty seat, or another bot into a bot's."""
    _must_be_open(live)
    _must_be_creator(live, by)
    if _seated(live, seat).person:
        raise Illegal("seat-taken", seat=seat)
    return _with_seat(live, seat, Seated("", "", str(parse_bot(bot))))


def stand_up(live: Live, seat: Seat, by: PersonId) -> Change:
    """Leave a seat before the start; whoever made the table may also free another's."""
    _must_be_open(live)
    if _seated(live, seat).person != by:
        _must_be_creator(live, by)
    return _with_seat(live, seat, EMPTY)


def swap(live: Live, seat: Seat, other: Seat, by: PersonId) -> Change:
    """Change places before the start: one's own with an empty seat or a bot's; whoever made the table, any two."""
    _must_be_open(live)
    mine, theirs = _seated(live, seat), _seated(live, other)
    if mine.person != by or (theirs.person and theirs.person != by):
        _must_be_creator(live, by)
    seats = list(live.record.seats)
    seats[seat], seats[other] = theirs, mine
    return Change(changed(live.record, seats=tuple(seats)))


def dress(live: Live, seat: Seat, by: PersonId, look: str) -> Change:
    """Choose a figure or colour that nobody else has."""
    if _seated(live, seat).person != by:
        raise NotYours("not-your-seat", seat=seat)
    if look and any(seated.look == look for other, seated in enumerate(live.record.seats) if other != seat):
        raise Illegal("look-taken", look=look[:20])
    return _with_seat(live, seat, replace(live.record.seats[seat], look=look))


def rename(live: Live, person: PersonId, old: str, new: str) -> Change:
    """Somebody is called otherwise, where they sit under their own name; the game file keeps the name of the start."""
    seats = tuple(
        replace(seated, name=new) if (seated.person, seated.name) == (person, old) else seated
        for seated in live.record.seats
    )
    return Change(live.record if live.is_over or seats == live.record.seats else changed(live.record, seats=seats))


def give_nonce(live: Live, by: PersonId, nonce: str, now: Ms) -> Change:
    """Add one's own chance, for all one's seats; what is given stays. Once the start was asked, the last one begins."""
    if live.record.phase != "open":
        raise Illegal("already-started")
    _must_sit(live, by)
    seats = _with_nonce(live.record.seats, by, nonce)
    if live.record.started and _all_have_given(seats):
        return _begin(live, seats, now)
    return Change(live.record if seats == live.record.seats else changed(live.record, seats=seats))


def command(live: Live, seat: Seat, by: PersonId, order: str) -> Change:
    """Give a standing order of the game, or take it back with the empty name; nobody else learns of it."""
    if _seated(live, seat).person != by:
        raise NotYours("not-your-seat", seat=seat)
    known = live.kit.auto_pass
    if order and order not in known:
        raise Illegal("unknown-order", order=order[:40], orders=" | ".join(known) or "–")
    return _with_seat(live, seat, replace(live.record.seats[seat], order=order))


def start(live: Live, by: PersonId, now: Ms, *, fill_with: str = "", nonce: str = "") -> Change:
    """Ask for the start: all seats taken, or the empty ones filled with bots; nobody sits or leaves from here on.

    It begins when everybody has given their nonce, and without those that do not come in time.
    """
    _must_be_open(live)
    _must_be_creator(live, by)
    bot = str(parse_bot(fill_with)) if fill_with else ""
    seats = tuple(Seated(bot=bot) if seated.is_empty and bot else seated for seated in live.record.seats)
    if any(seated.is_empty for seated in seats):
        raise Illegal("seats-empty")
    first_state(live.game, live.course.options, len(seats))
    seats = _with_nonce(seats, by, nonce)
    if _all_have_given(seats):
        return _begin(live, seats, now)
    return Change(changed(live.record, seats=seats, started=now + NONCES_WITHIN))


def begin(live: Live, now: Ms) -> Change:
    """Begin without the nonces that did not come in time."""
    if live.record.phase != "open" or not 0 < live.record.started <= now:
        return Change(live.record)
    return _begin(live, live.record.seats, now)


def unlist(live: Live) -> Change:
    """Take an open table off the lobby; its code and its address still lead to it."""
    is_shown = live.record.phase == "open" and live.record.listed
    return Change(changed(live.record, listed=False) if is_shown else live.record)


def go_away(live: Live, person: PersonId, now: Ms) -> Change:
    """Somebody's last connection has gone; their seats stay theirs."""
    return _mark(live, person, now)


def come_back(live: Live, person: PersonId) -> Change:
    """Somebody is here again."""
    return _mark(live, person, 0)


def bot_may_play_from(seated: Seated) -> Ms:
    """When the others may let a bot play on for this seat; 0 while its person is here."""
    return seated.away_since + GRACE if seated.away_since else 0


def let_bot_play(live: Live, seat: Seat, by: PersonId, bot: str, now: Ms) -> Change:
    """Let a bot play on for somebody who has been away too long; one's own seat at any time."""
    must_run(live)
    seated = _seated(live, seat)
    name = str(parse_bot(bot))
    if not seated.person or seated.bot:
        raise Illegal("seat-has-bot", seat=seat)
    if seated.person != by:
        _must_sit(live, by)
        if not seated.away_since or now < bot_may_play_from(seated):
            raise Illegal("not-away-long-enough", seat=seat)
    return _table_row(live, Action("bot", ((str(seat),), (name,))), seat, replace(seated, bot=name), now)


def take_over(live: Live, seat: Seat, by: PersonId, now: Ms) -> Change:
    """Take one's own seat back from the bot that played on."""
    must_run(live)
    seated = _seated(live, seat)
    if seated.person != by:
        raise NotYours("not-your-seat", seat=seat)
    if not seated.bot or seat in live.course.resigned:
        raise Illegal("seat-has-no-bot", seat=seat)
    return _table_row(live, Action("human", ((str(seat),),)), seat, replace(seated, bot="", away_since=0), now)


def hand_over(live: Live, seat: Seat, by: PersonId, to: PersonId, name: str, now: Ms) -> Change:
    """Give one's seat to somebody else."""
    if _seated(live, seat).person != by:
        raise NotYours("not-your-seat", seat=seat)
    given = replace(live.record.seats[seat], person=to, name=name, away_since=0, taken=live.record.version + 1)
    if live.record.phase == "open":
        return _with_seat(live, seat, given)
    must_run(live)
    return _table_row(live, Action("human", ((str(seat),),)), seat, replace(given, bot=""), now)


def rematch(live: Live, by: PersonId, table: str) -> Change:
    """Go on to another game at this new table, unless somebody was faster with the same thought."""
    _must_sit(live, by)
    if not live.is_over:
        raise Illegal("not-over")
    return Change(live.record if live.record.rematch else changed(live.record, rematch=table))


def rematch_seats(record: Record) -> tuple[Seated, ...]:
    """The same people and bots for the next game, everybody one seat on."""
    fresh = [
        replace(seated, nonce="", away_since=0, bot="" if seated.person else seated.bot) for seated in record.seats
    ]
    return (fresh[-1], *fresh[:-1])


def _with_nonce(seats: tuple[Seated, ...], person: PersonId, nonce: str) -> tuple[Seated, ...]:
    return tuple(
        replace(seated, nonce=nonce) if seated.person == person and not seated.nonce else seated for seated in seats
    )


def _all_have_given(seats: tuple[Seated, ...]) -> bool:
    return all(seated.nonce for seated in seats if seated.person)


def _begin(live: Live, seats: tuple[Seated, ...], now: Ms) -> Change:
    """Names and nonces are fixed from here on, and chance may draw."""
    record = changed(
        live.record,
        seats=seats,
        phase="running",
        started=now,
        names=tuple(seated.name or seated.bot for seated in seats),
        nonces=tuple(seated.nonce for seated in seats),
    )
    first = drawn(live.after(record), now)
    return Change(replace(first.record, version=record.version), first.entries)


def _mark(live: Live, person: PersonId, away_since: Ms) -> Change:
    seats = tuple(
        replace(seated, away_since=away_since) if seated.person == person else seated for seated in live.record.seats
    )
    return Change(live.record if seats == live.record.seats else changed(live.record, seats=seats))


def _table_row(live: Live, action: Action, seat: Seat, seated: Seated, now: Ms) -> Change:
    change = _with_seat(live, seat, seated)
    return Change(change.record, (Entry(live.n + 1, TABLE, str(action), now),))


def _with_seat(live: Live, seat: Seat, seated: Seated) -> Change:
    _seated(live, seat)
    seats = (*live.record.seats[:seat], seated, *live.record.seats[seat + 1 :])
    return Change(changed(live.record, seats=seats))


def _seated(live: Live, seat: Seat) -> Seated:
    if not 0 <= seat < len(live.record.seats):
        raise Illegal("no-such-seat", seat=seat)
    return live.record.seats[seat]


def _must_be_open(live: Live) -> None:
    if live.record.phase != "open" or live.record.started:
        raise Illegal("already-started")


def _must_be_creator(live: Live, person: PersonId) -> None:
    if live.record.creator != person:
        raise NotYours("not-your-table")


def _must_sit(live: Live, person: PersonId) -> None:
    if all(seated.person != person for seated in live.record.seats):
        raise NotYours("not-at-this-table")
