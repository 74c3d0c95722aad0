"""What people agree on: resigning, aborting the game, taking back. Each becomes a row of the log.

Nothing here writes; each function returns the change to be committed, or refuses.
"""

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from cheeseboard.core import TABLE, Action, Illegal, NotYours, Over, Seat
from cheeseboard.core.history import History
from cheeseboard.tables.decisions import is_known_request, own_seat, require_running
from cheeseboard.tables.record import (
    NO_WINDOW,
    Change,
    LogRow,
    Ms,
    Offer,
    PersonId,
    next_version,
    offer_after_action,
    people_seats,
    without_answers_of,
)
from cheeseboard.tables.stand_ins import stand_in_bot
from cheeseboard.tables.table import Table


def resign(table: Table, seat: Seat, person: PersonId, now: Ms) -> Change:
    """Resign: with two sides the game ends, with more a bot plays on and the seat ranks last."""
    require_running(table)
    _require_own_seat(table, seat, person)
    bot = stand_in_bot(table.kit)
    actions = resign_actions(table.history, seat, bot)
    record = next_version(table.record, offer=offer_after_action(table.record))
    if len(actions) == 1:
        record = replace(record, phase="over", offer=None, held_answers=())
    else:
        seats = list(record.seats)
        seats[seat] = replace(seats[seat], bot=bot, bot_since=now, is_returning=False, window=NO_WINDOW)
        record = without_answers_of(replace(record, seats=tuple(seats)), seat)
    return Change(record, tuple(LogRow(n, TABLE, action, now) for n, action in enumerate(actions, table.n + 1)))


def resign_actions(history: History, seat: Seat, bot: str) -> tuple[Action, ...]:
    """What the table writes when a seat resigns: that alone if it ends the game, else also that a bot plays on."""
    resigns, plays_on = Action("resign", ((str(seat),),)), Action("bot", ((str(seat),), (bot,)))
    trial = history.copy()
    trial.add(TABLE, resigns)
    return (resigns,) if isinstance(trial.turn(), Over) else (resigns, plays_on)


def offer(table: Table, seat: Seat, person: PersonId, what: Literal["back", "abort"], now: Ms) -> Change:
    """Propose to abort the game, or to take back this seat's last action; alone among bots it is done at once."""
    require_running(table)
    _require_own_seat(table, seat, person)
    row = takeback_row(table.history, (seat,)) if what == "back" else 0
    mine = _own_seats(table, person)
    before = table.record.offer
    if before is not None and before.agreed[0] not in mine and _is_open(table, before):
        if before.what == what == "abort":
            return agree(table, person, now)
        raise Illegal("offer-open")
    agreed = (seat, *(other for other in mine if other != seat))
    return _accept_if_unanimous(table, Offer(what, row, table.n, agreed), now)


def takeback_row(history: History, seats: Sequence[Seat]) -> int:
    """The row before the last action of these seats; refused if something has become known since."""
    own = [row.n for row in history.effective_rows() if row.seat in seats]
    if not own:
        raise Illegal("nothing-to-take-back")
    if own[-1] - 1 < history.takeback_limit():
        raise Illegal("back-too-far", row=own[-1] - 1)
    return own[-1] - 1


def undo(table: Table, person: PersonId, seat: Seat | None, row: int, now: Ms, request_id: str = "") -> Change:
    """Go back to a row without asking anybody: only this seat has acted since, and nobody else was asked."""
    if is_known_request(table, request_id):
        return Change(table.record)
    require_running(table)
    seat = own_seat(table, person, seat)
    earliest = table.history.undo_limit(seat)
    if earliest is None or not earliest <= row < table.n:
        raise Illegal("nothing-to-take-back")
    record = next_version(table.record, offer=offer_after_action(table.record))
    return Change(record, (LogRow(table.n + 1, TABLE, Action("back", ((str(row),),)), now, "", request_id),))


def agree(table: Table, person: PersonId, now: Ms) -> Change:
    """Agree to the open offer; when all people at the table have, it is carried out."""
    require_running(table)
    offered = table.record.offer
    mine = _own_seats(table, person)
    if offered is None or not _is_open(table, offered):
        raise Illegal("nothing-offered")
    if not mine:
        raise NotYours("not-at-this-table")
    return _accept_if_unanimous(table, replace(offered, agreed=tuple(dict.fromkeys((*offered.agreed, *mine)))), now)


def decline(table: Table, person: PersonId) -> Change:
    """Decline the open offer, or withdraw it."""
    require_running(table)
    if table.record.offer is None:
        raise Illegal("nothing-offered")
    if all(seated.person != person for seated in table.record.seats):
        raise NotYours("not-at-this-table")
    return Change(next_version(table.record, offer=None))


def human_seats(table: Table) -> tuple[Seat, ...]:
    """The seats whose agreement counts: those that people play themselves."""
    return tuple(people_seats(table.record))


def _accept_if_unanimous(table: Table, offered: Offer, now: Ms) -> Change:
    if not set(human_seats(table)) <= set(offered.agreed):
        return Change(next_version(table.record, offer=offered))
    action = Action("abort") if offered.what == "abort" else Action("back", ((str(offered.row),),))
    phase = "over" if offered.what == "abort" else table.record.phase
    record = next_version(table.record, offer=None, held_answers=(), phase=phase)
    return Change(record, (LogRow(table.n + 1, TABLE, action, now),))


def _is_open(table: Table, offered: Offer) -> bool:
    """A game can be called off at any later moment; a move is taken back only while nothing has followed."""
    return offered.what == "abort" or offered.at == table.n


def _own_seats(table: Table, person: PersonId) -> tuple[Seat, ...]:
    return tuple(seat for seat in human_seats(table) if table.record.seats[seat].person == person)


def _require_own_seat(table: Table, seat: Seat, person: PersonId) -> None:
    if not 0 <= seat < len(table.record.seats) or table.record.seats[seat].person != person:
        raise NotYours("not-your-seat", seat=seat)
