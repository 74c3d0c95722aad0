"""What people settle among themselves: giving up, calling the game off, taking back. Each becomes a row of the log.

Nothing here writes; each function returns the change to be committed, or refuses.
"""

from typing import Literal

from msgspec.structs import replace

from cheeseboard.core import TABLE, Action, Illegal, NotYours, Over, Seat
from cheeseboard.tables.answers import must_run
from cheeseboard.tables.live import Live
from cheeseboard.tables.record import Change, Entry, Ms, Offer, PersonId, changed

PLAYS_ON = "greedy"  # the bot that goes on for somebody who has given up


def resign(live: Live, seat: Seat, by: PersonId, now: Ms) -> Change:
    """Give up: with two sides the game ends, with more a bot plays on and the seat ranks last."""
    must_run(live)
    _must_be_theirs(live, seat, by)
    rows = [Action("resign", ((str(seat),),))]
    trial = live.course.copy()
    trial.add(TABLE, rows[0])
    record = changed(live.record, offer=None)
    if isinstance(trial.turn(), Over):
        record = replace(record, phase="over", held=())
    else:
        rows.append(Action("bot", ((str(seat),), (PLAYS_ON,))))
        seats = list(record.seats)
        seats[seat] = replace(seats[seat], bot=PLAYS_ON)
        record = replace(record, seats=tuple(seats))
    return Change(record, tuple(Entry(live.n + k, TABLE, str(row), now) for k, row in enumerate(rows, 1)))


def offer(live: Live, seat: Seat, by: PersonId, what: Literal["back", "abort"], now: Ms) -> Change:
    """Propose to call the game off, or to take back this seat's last action; alone among bots it is done at once."""
    must_run(live)
    _must_be_theirs(live, seat, by)
    row = _row_before_last_action(live, seat) if what == "back" else 0
    agreed = tuple(other for other in people(live) if live.record.seats[other].person == by)
    return _settle(live, Offer(what, row, live.n, agreed), now)


def agree(live: Live, by: PersonId, now: Ms) -> Change:
    """Agree to what is on offer; when all people at the table do, it happens."""
    must_run(live)
    there = live.record.offer
    mine = tuple(seat for seat in people(live) if live.record.seats[seat].person == by)
    if there is None or there.at != live.n:
        raise Illegal("nothing-offered")
    if not mine:
        raise NotYours("not-at-this-table")
    return _settle(live, replace(there, agreed=tuple(sorted({*there.agreed, *mine}))), now)


def decline(live: Live, by: PersonId) -> Change:
    """Say no to what is on offer, or withdraw it."""
    must_run(live)
    if live.record.offer is None:
        raise Illegal("nothing-offered")
    if all(seated.person != by for seated in live.record.seats):
        raise NotYours("not-at-this-table")
    return Change(changed(live.record, offer=None))


def people(live: Live) -> tuple[Seat, ...]:
    """The seats whose agreement counts: those of people who are playing themselves."""
    return tuple(seat for seat, seated in enumerate(live.record.seats) if seated.person and not seated.bot)


def _settle(live: Live, there: Offer, now: Ms) -> Change:
    if set(there.agreed) != set(people(live)):
        return Change(changed(live.record, offer=there))
    action = Action("abort") if there.what == "abort" else Action("back", ((str(there.row),),))
    phase = "over" if there.what == "abort" else live.record.phase
    record = changed(live.record, offer=None, held=(), phase=phase)
    return Change(record, (Entry(live.n + 1, TABLE, str(action), now),))


def _row_before_last_action(live: Live, seat: Seat) -> int:
    mine = [row.n for row in live.course.effective_rows() if row.seat == seat]
    if not mine:
        raise Illegal("nothing-to-take-back")
    if mine[-1] - 1 < live.course.takeback_limit():
        raise Illegal("back-too-far", row=mine[-1] - 1)
    return mine[-1] - 1


def _must_be_theirs(live: Live, seat: Seat, by: PersonId) -> None:
    if not 0 <= seat < len(live.record.seats) or live.record.seats[seat].person != by:
        raise NotYours("not-your-seat", seat=seat)
