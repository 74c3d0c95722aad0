"""What people do about a reaction window, and how one with a beat ends: all answers are played in one append.

Until then nothing of it is a row, so that neither the number of rows nor any message tells that somebody has answered.
Nothing here writes; each function returns the change to be committed, or refuses.
"""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from cheeseboard.core import Action, Illegal, NotYours, Seat, Stale, canonical, not_now
from cheeseboard.tables.beats import (
    MAX_HOLD_MS,
    PASS,
    answer_of,
    holds_until,
    is_confirming,
    is_shown,
    wait_left,
    window_end,
    window_kind,
)
from cheeseboard.tables.decisions import (
    draw_what_follows,
    hand_back,
    is_known_request,
    own_seat,
    require_running,
    with_request,
)
from cheeseboard.tables.record import (
    ARMED,
    NO_WINDOW,
    Change,
    DroppedAnswer,
    HeldAnswer,
    LogRow,
    Ms,
    PersonId,
    SeatRecord,
    SeatWindow,
    next_version,
)
from cheeseboard.tables.table import Table

BEAT = "beat"  # the source of a pass by who said nothing
MAX_MISSED = 50  # windows that somebody who was away is told of


class WindowRequest(Struct, frozen=True, gc=False):
    """What somebody wants to do about a window besides answering it."""

    person: PersonId
    seat: Seat | None = None  # None: the person's seat that is asked
    question: int = -1
    request_id: str = ""  # a resend with the same id is not done again


def end_window(table: Table, now: Ms) -> Change:
    """The beat is over: play every answer in the order of seats, and a pass for who has said nothing."""
    require_running(table)
    end = window_end(table) if table.has_beat else None
    if end is None or now < end:
        raise Stale("stale", at=table.n)
    state, rows, states = table.history.state, list[LogRow](), list[Any]()
    seats = list(table.record.seats)
    for seat in table.asked:
        held = answer_of(table, seat)
        given = canonical(table.menu(seat), Action.parse(held.action)) if held else None
        row = LogRow(table.n + len(rows) + 1, seat, given or PASS, now, BEAT)
        if held and given:
            row = replace(row, source=held.source, request_id=held.request_id)
        seats[seat] = _after_window(table, seat, now, held, is_dropped=given is None, row=row.n)
        rows.append(row)
        state = table.game.play(state, seat, row.action)
        states.append(state)
    is_end = window_kind(table) == "end"
    armed = () if is_end else tuple(held for held in table.record.held_answers if held.at == ARMED)
    change = draw_what_follows(table, rows, states, now, armed)
    change = replace(change, record=next_version(change.record, seats=tuple(seats)))
    if change.record.phase == "running":
        for row in rows:
            if row.source == "bot" and table.record.seats[row.seat].is_returning:
                change = hand_back(change, row.seat, now)
    return change


def _after_window(
    table: Table, seat: Seat, now: Ms, held: HeldAnswer | None, *, is_dropped: bool, row: int
) -> SeatRecord:
    """A seat once a window is over: what it was held open for is spent, and its owner can read what became of it."""
    seated = table.record.seats[seat]
    if seated.bot:
        return seated
    window = seated.window if seated.window.at == table.question_rows[seat] else NO_WINDOW
    held_ms = max(0, min(window.hold_until, now) - window.hold_since) if window.hold_since else 0
    missed = seated.missed
    if held is None and seated.away_since:
        missed = (*missed, table.question_rows[seat])[-MAX_MISSED:]
    return replace(
        seated,
        window=NO_WINDOW,
        held_ms=seated.held_ms + held_ms,
        confirms_windows=seated.confirms_windows and (is_shown(table, seat) or not is_confirming(table, seat)),
        dropped=DroppedAnswer(held.action, row) if held and is_dropped else seated.dropped,
        missed=missed,
    )


def withdraw(table: Table, request: WindowRequest) -> Change:
    """Take back one's answer to the window that is open, else the one that is armed."""
    if is_known_request(table, request.request_id):
        return Change(table.record)
    require_running(table)
    seat = own_seat(table, request.person, request.seat)
    mine = [held for held in table.record.held_answers if held.seat == seat]
    if not mine or (table.holds_answer_of(seat) and not table.has_beat):
        raise Stale("stale", at=table.question_rows.get(seat, table.n))
    withdrawn = answer_of(table, seat) or mine[0]
    answers = tuple(held for held in table.record.held_answers if held is not withdrawn)
    return Change(with_request(replace(table.record, held_answers=answers), seat, request.request_id))


def arm(table: Table, request: WindowRequest, action: Action) -> Change:
    """Answer a window before it opens; what is armed is replaced by what comes later, unseen."""
    if is_known_request(table, request.request_id):
        return Change(table.record)
    require_running(table)
    seat = own_seat(table, request.person, request.seat)
    windows = table.kit.windows
    admitted = canonical(windows.armable(table.view(seat)), action) if windows else None
    if admitted is None:
        raise not_now(action)
    others = [held for held in table.record.held_answers if held.seat != seat or held.at != ARMED]
    armed = HeldAnswer(seat, ARMED, str(admitted), 0, "", request.request_id)
    record = replace(table.record, held_answers=(*others, armed))
    return Change(with_request(record, seat, request.request_id, dropped=None))


def wait(table: Table, request: WindowRequest, now: Ms, *, on: bool) -> Change:
    """Hold the window open to think, once and not too long, or let it go; everybody sees that, and nobody who."""
    if is_known_request(table, request.request_id):
        return Change(table.record)
    seat = _seat_in_beat(table, request)
    holding = holds_until(table, seat)
    if on == bool(holding):
        return Change(table.record)
    window = table.record.seats[seat].window
    if on:
        if not (left := wait_left(table, seat)):
            raise Illegal("no-wait-left")
        shown_ms = window.shown_ms if window.at == request.question else 0
        window = SeatWindow(request.question, shown_ms, hold_since=now, hold_until=now + min(MAX_HOLD_MS, left))
    else:
        window = replace(window, hold_until=min(holding, now), is_let_go=True)
    return Change(with_request(table.record, seat, request.request_id, window=window))


def confirm_window(table: Table, request: WindowRequest, now: Ms) -> Change:
    """All that came before the window is at rest on this person's screen; a page that is late is expected again."""
    seat = own_seat(table, request.person, request.seat)
    seated = table.record.seats[seat]
    is_open = table.has_beat and table.question_rows.get(seat) == request.question
    if is_open and not is_shown(table, seat):
        window = seated.window if seated.window.at == request.question else SeatWindow(request.question)
        window = replace(window, shown_ms=now)
        return Change(with_request(table.record, seat, "", window=window, confirms_windows=True))
    if seated.confirms_windows or table.is_over:
        return Change(table.record)
    return Change(with_request(table.record, seat, "", confirms_windows=True))


def _seat_in_beat(table: Table, request: WindowRequest) -> Seat:
    require_running(table)
    seat = own_seat(table, request.person, request.seat)
    if not table.has_beat:
        raise Illegal("not-a-window")
    if seat not in table.asked:
        raise NotYours("not-your-turn", seat=seat)
    if table.question_rows[seat] != request.question:
        raise Stale("stale", at=table.question_rows[seat])
    return seat
