"""Decide an answer: is the question still asked, is the action on the menu, and what does chance draw then?

Each function takes the table, the request and the time, and returns the change to be committed, or refuses.
Nothing here writes.
"""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from cheeseboard.core import (
    CHANCE,
    TABLE,
    Action,
    Chance,
    Illegal,
    NotYours,
    Over,
    Seat,
    Stale,
    admit,
    canonical,
    not_now,
)
from cheeseboard.core.chance import draw
from cheeseboard.tables import clock
from cheeseboard.tables.beats import PASS, answer_of, can_end, thought_until, window_kind
from cheeseboard.tables.record import (
    ARMED,
    Change,
    DroppedAnswer,
    HeldAnswer,
    LogRow,
    Ms,
    PersonId,
    TableRecord,
    next_version,
    offer_after_action,
    people_seats,
)
from cheeseboard.tables.table import Table, seats_of

MAX_RECENT_REQUESTS = 16  # that each seat remembers


class ActionRequest(Struct, frozen=True, gc=False):
    """A person's answer to a question."""

    person: PersonId
    actions: tuple[Action, ...]  # several are all played or none
    question: int
    seat: Seat | None = None  # None: the person's seat that is asked
    request_id: str = ""  # a resend with the same id is not played again
    only_in_window: bool = False  # refuse it unless an anonymous window is open


def decide_action(table: Table, request: ActionRequest, now: Ms) -> Change:
    """Play a person's answer; nothing changes if the same request was played before."""
    if is_known_request(table, request.request_id):
        return Change(table.record)
    seat = own_seat(table, request.person, request.seat)
    if request.only_in_window and not table.is_anonymous and table.question_rows.get(seat) == request.question:
        raise Illegal("not-a-window")
    *before, last = request.actions
    rows: tuple[LogRow, ...] = ()
    states: tuple[Any, ...] = ()
    question = request.question
    for action in before:
        if table.is_anonymous:
            raise not_now(action)
        change = act(table, seat, action, question, now)
        table = table.after(change.record, change.rows, change.states)
        rows, states, question = (*rows, *change.rows), (*states, *change.states), table.question_rows.get(seat, -1)
        if table.asked != (seat,) or len(change.rows) > 1:
            raise NotYours("not-your-turn", seat=seat)  # somebody else's business, or chance's, comes in between
    change = act(table, seat, last, question, now, request_id=request.request_id)
    return Change(change.record, (*rows, *change.rows), (*states, *change.states)) if rows else change


def own_seat(table: Table, person: PersonId, seat: Seat | None) -> Seat:
    """The seat that a person's message is about: the one it names, else one that is asked; no bot may play there."""
    mine = seats_of(table, person)
    if seat is None:
        seat = next((one for one in mine if one in table.asked), mine[0] if mine else 0)
    if seat not in mine:
        raise NotYours("not-your-seat", seat=seat)
    if table.record.seats[seat].bot:
        raise NotYours("bot-plays", seat=seat)
    return seat


def is_known_request(table: Table, request_id: str) -> bool:
    """Whether a request was done before; sent again, it is not done again."""
    if not request_id:
        return False
    is_held = any(held.request_id == request_id for held in table.record.held_answers)
    is_recent = any(request_id in seated.recent_requests for seated in table.record.seats)
    return bool(table.row_of_request(request_id)) or is_held or is_recent


def with_request(record: TableRecord, seat: Seat, request_id: str, **fields: Any) -> TableRecord:
    """The record after a request of this seat that became no row; these fields of the seat change with it."""
    seated = record.seats[seat]
    recent = (*seated.recent_requests, request_id)[-MAX_RECENT_REQUESTS:] if request_id else seated.recent_requests
    seats = (*record.seats[:seat], replace(seated, recent_requests=recent, **fields), *record.seats[seat + 1 :])
    return next_version(record, seats=seats)


def act(
    table: Table, seat: Seat, action: Action, question: int, now: Ms, *, source: str = "", request_id: str = ""
) -> Change:
    """Play this seat's answer to the question it was asked at row `question`, and draw what follows from it."""
    require_running(table)
    if seat not in table.asked:
        raise NotYours("not-your-turn", seat=seat)
    may_replace = table.has_beat and not source
    if table.question_rows[seat] != question or (table.holds_answer_of(seat) and not may_replace):
        raise Stale("stale", at=table.question_rows[seat])
    admitted = admit(table.game, table.history.state, seat, action, menu=table.menu(seat))
    if table.has_beat:
        return _hold(table, seat, admitted, now, source, request_id)
    if _must_hold(table, now):
        held = HeldAnswer(seat, question, str(admitted), table.window_since + clock.MIN_WINDOW_MS, source, request_id)
        return Change(next_version(table.record, held_answers=(*table.record.held_answers, held)))
    return _play(table, seat, admitted, now, source, request_id)


def act_for_bot(table: Table, seat: Seat, bot: str, action: Action, question: int, now: Ms) -> Change:
    """Play a bot's answer, unless its seat was taken back while it thought."""
    if table.record.seats[seat].bot != bot:
        raise Stale("stale", at=table.question_rows.get(seat, table.n))
    return act(table, seat, action, question, now, source="bot")


def release_held(table: Table, seat: Seat, question: int, now: Ms) -> Change:
    """Play the answer that was held back until its window had been open long enough."""
    require_running(table)
    held = answer_of(table, seat)
    if held is None or held.at not in (question, ARMED) or table.question_rows.get(seat) != question or table.has_beat:
        raise Stale("stale", at=table.question_rows.get(seat, table.n))
    admitted = canonical(table.menu(seat), Action.parse(held.action))
    change = _play(table, seat, admitted or PASS, now, held.source, held.request_id)
    if admitted is None:
        dropped = DroppedAnswer(held.action, table.n + 1)
        return replace(change, record=with_request(change.record, seat, "", dropped=dropped))
    return change


def act_by_default(table: Table, seat: Seat, question: int, now: Ms, source: str) -> Change:
    """Auto-pass plays the game's default for a seat."""
    if table.question_rows.get(seat) != question or table.has_beat:
        raise Stale("stale", at=table.question_rows.get(seat, table.n))
    view = table.game.view(table.history.state, seat)
    return act(table, seat, table.kit.default_action(view, table.menu(seat)), question, now, source=source)


def opening_draws(table: Table, now: Ms) -> Change:
    """Draw until the first question of a game that has just begun."""
    return draw_what_follows(table, [], [], now)


def require_running(table: Table) -> None:
    """Refuse what can only be done while the game is running."""
    if table.record.phase == "open":
        raise Illegal("not-started")
    if table.is_over:
        raise Illegal("game-over")


def _must_hold(table: Table, now: Ms) -> bool:
    """Whether an anonymous window is too young for any answer to show; bots among themselves need not wait.

    All early answers wait, not only the last: an answer that comes at once would show that it was auto-pass.
    """
    if not table.is_anonymous:
        return False
    return bool(people_seats(table.record)) and now < table.window_since + clock.MIN_WINDOW_MS


def _hold(table: Table, seat: Seat, action: Action, now: Ms, source: str, request_id: str) -> Change:
    """Keep an answer until its window ends, in place of an earlier one; nobody else learns that there is one."""
    until = 0
    if source == "bot":
        until = thought_until(table, seat, now)
    elif action == PASS and can_end(table.record, seat):
        until = now
    held = HeldAnswer(seat, table.question_rows[seat], str(action), until, source, request_id)
    answers = (*without_answer(table, seat), held)
    return Change(with_request(replace(table.record, held_answers=answers), seat, request_id, dropped=None, missed=()))


def without_answer(table: Table, seat: Seat) -> tuple[HeldAnswer, ...]:
    """The answers that are held without this seat's own to the window that is open; one armed for a later one stays."""
    if not table.record.held_answers:
        return ()
    mine = answer_of(table, seat)
    is_end = table.is_anonymous and window_kind(table) == "end"
    return tuple(
        held
        for held in table.record.held_answers
        if held.seat != seat or (held is not mine and held.at == ARMED and not is_end)
    )


def _play(table: Table, seat: Seat, action: Action, now: Ms, source: str, request_id: str) -> Change:
    row = LogRow(table.n + 1, seat, action, now, source, request_id)
    held = without_answer(table, seat)
    change = draw_what_follows(table, [row], [table.game.play(table.history.state, seat, action)], now, held)
    is_returning = source == "bot" and table.record.seats[seat].is_returning
    return hand_back(change, seat, now) if is_returning and change.record.phase == "running" else change


def hand_back(change: Change, seat: Seat, now: Ms) -> Change:
    """The stand-in has answered its last question: the owner, who is back, plays from the next on."""
    seats = list(change.record.seats)
    seats[seat] = replace(seats[seat], bot="", bot_since=0, is_returning=False)
    row = LogRow(change.rows[-1].n + 1, TABLE, Action("human", ((str(seat),),)), now)
    record = next_version(change.record, seats=tuple(seats))
    return Change(record, (*change.rows, row), (*change.states, change.states[-1]))


def draw_what_follows(
    table: Table, rows: list[LogRow], states: list[Any], now: Ms, held: tuple[HeldAnswer, ...] = ()
) -> Change:
    """Let chance play until somebody is asked or it is over; these answers are still held then."""
    state = states[-1] if states else table.history.state
    while isinstance(turn := table.game.turn(state), Chance):
        n = table.n + len(rows) + 1
        outcome = draw(table.draw_key, n, turn.outcomes)
        rows.append(LogRow(n, CHANCE, outcome, now))
        state = table.game.play(state, CHANCE, outcome)
        states.append(state)
    record = table.record
    offer = record.offer and offer_after_action(record)
    if isinstance(turn, Over):
        record = next_version(record, phase="over", offer=None, held_answers=())
    elif offer != record.offer or held != record.held_answers:
        record = next_version(record, offer=offer, held_answers=held)
    return Change(record, tuple(rows), tuple(states))
