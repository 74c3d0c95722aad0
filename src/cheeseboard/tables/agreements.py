"""What people settle among themselves: giving up, calling the game off, taking back. Each becomes a row of the log.

Nothing here writes; each function returns the change to be committed, or refuses.
"""

from typing import Literal

from msgspec.structs import replace

from cheeseboard.core import TABLE, Action, Illegal, NotYours, Over, Seat
from cheeseboard.tables.decisions import require_running
from cheeseboard.tables.record import Change, LogRow, Ms, Offer, PersonId, next_version
from cheeseboard.tables.table import Table

STAND_IN_BOT = "greedy"  # the bot that goes on for somebody who has given up


def resign(table: Table, seat: Seat, person: PersonId, now: Ms) -> Change:
    """Give up: with two sides the game ends, with more a bot plays on and the seat ranks last."""
    require_running(table)
    _require_own_seat(table, seat, person)
    actions = [Action("resign", ((str(seat),),))]
    trial = table.history.copy()
    trial.add(TABLE, actions[0])
    record = next_version(table.record, offer=None)
    if isinstance(trial.turn(), Over):
        record = replace(record, phase="over", held_answers=())
    else:
        actions.append(Action("bot", ((str(seat),), (STAND_IN_BOT,))))
        seats = list(record.seats)
        seats[seat] = replace(seats[seat], bot=STAND_IN_BOT)
        record = replace(record, seats=tuple(seats))
    return Change(record, tuple(LogRow(n, TABLE, action, now) for n, action in enumerate(actions, table.n + 1)))


def offer(table: Table, seat: Seat, person: PersonId, what: Literal["back", "abort"], now: Ms) -> Change:
    """Propose to call the game off, or to take back this seat's last action; alone among bots it is done at once."""
    require_running(table)
    _require_own_seat(table, seat, person)
    row = _row_before_last_action(table, seat) if what == "back" else 0
    agreed = tuple(other for other in human_seats(table) if table.record.seats[other].person == person)
    return _accept_if_unanimous(table, Offer(what, row, table.n, agreed), now)


def agree(table: Table, person: PersonId, now: Ms) -> Change:
    """Agree to what is on offer; when all people at the table do, it happens."""
    require_running(table)
    offered = table.record.offer
    mine = tuple(seat for seat in human_seats(table) if table.record.seats[seat].person == person)
    if offered is None or offered.at != table.n:
        raise Illegal("nothing-offered")
    if not mine:
        raise NotYours("not-at-this-table")
    return _accept_if_unanimous(table, replace(offered, agreed=tuple(sorted({*offered.agreed, *mine}))), now)


def decline(table: Table, person: PersonId) -> Change:
    """Say no to what is on offer, or withdraw it."""
    require_running(table)
    if table.record.offer is None:
        raise Illegal("nothing-offered")
    if all(seated.person != person for seated in table.record.seats):
        raise NotYours("not-at-this-table")
    return Change(next_version(table.record, offer=None))


def human_seats(table: Table) -> tuple[Seat, ...]:
    """The seats whose agreement counts: those of people who are playing themselves."""
    return tuple(seat for seat, seated in enumerate(table.record.seats) if seated.person and not seated.bot)


def _accept_if_unanimous(table: Table, offered: Offer, now: Ms) -> Change:
    if set(offered.agreed) != set(human_seats(table)):
        return Change(next_version(table.record, offer=offered))
    action = Action("abort") if offered.what == "abort" else Action("back", ((str(offered.row),),))
    phase = "over" if offered.what == "abort" else table.record.phase
    record = next_version(table.record, offer=None, held_answers=(), phase=phase)
    return Change(record, (LogRow(table.n + 1, TABLE, action, now),))


def _row_before_last_action(table: Table, seat: Seat) -> int:
    mine = [row.n for row in table.history.effective_rows() if row.seat == seat]
    if not mine:
        raise Illegal("nothing-to-take-back")
    if mine[-1] - 1 < table.history.takeback_limit():
        raise Illegal("back-too-far", row=mine[-1] - 1)
    return mine[-1] - 1


def _require_own_seat(table: Table, seat: Seat, person: PersonId) -> None:
    if not 0 <= seat < len(table.record.seats) or table.record.seats[seat].person != person:
        raise NotYours("not-your-seat", seat=seat)
