"""What happens when the time of a seat is out: a grace period, a pass, a loss on time, or a bot that plays on.

Nothing here writes; the function returns the change to be committed, or refuses.
"""

from msgspec.structs import replace

from cheeseboard.core import TABLE, Action, Seat, Stale, canonical
from cheeseboard.tables.beats import PASS
from cheeseboard.tables.clock import grace_of, is_in_grace
from cheeseboard.tables.decisions import act, require_running
from cheeseboard.tables.record import Change, LogRow, Ms, next_version, with_seat
from cheeseboard.tables.stand_ins import CLOCK, put_stand_in, stand_in_bot
from cheeseboard.tables.table import Table


def run_out_of_time(table: Table, seat: Seat, question: int, now: Ms, *, was_in_grace: bool = False) -> Change:
    """The time of this seat for the question it was asked at row `question` is out, or its grace period."""
    require_running(table)
    seated = table.record.seats[seat]
    is_asked = table.question_rows.get(seat) == question and not table.holds_answer_of(seat) and not seated.bot
    if not is_asked or is_in_grace(table, seat) != was_in_grace or table.has_beat:
        raise Stale("stale", at=table.question_rows.get(seat, table.n))
    if table.is_anonymous and (passes := canonical(table.menu(seat), PASS)):
        return act(table, seat, passes, question, now, source=CLOCK)  # never a card, and nobody is told whose time
    if grace_of(table) and seated.grace_at < 0:
        return Change(with_seat(table.record, seat, replace(seated, grace_at=question)))
    if table.record.loses_on_time and table.history.may_lose_on_time(seat):
        record = next_version(table.record, phase="over", offer=None, held_answers=())
        return Change(record, (LogRow(table.n + 1, TABLE, Action("timeout", ((str(seat),),)), now, CLOCK),))
    return put_stand_in(table, seat, stand_in_bot(table.kit), now, is_by_clock=True)
