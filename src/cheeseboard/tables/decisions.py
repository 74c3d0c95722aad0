"""Decide an answer: is the question still asked, is the action on the menu, and what does chance draw then?

Each function takes the table, the request and the time, and returns the change to be committed, or refuses.
Nothing here writes.
"""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from cheeseboard.core import CHANCE, TABLE, Action, Chance, Illegal, NotYours, Over, Seat, Stale, admit
from cheeseboard.core.chance import draw
from cheeseboard.tables.record import Change, HeldAnswer, LogRow, Ms, PersonId, next_version
from cheeseboard.tables.table import Table, seats_of

MIN_WINDOW_MS: Ms = 1_500  # so that auto-pass and a quick "pass" look like a considered answer


class ActionRequest(Struct, frozen=True, gc=False):
    """A person's answer to a question."""

    person: PersonId
    action: Action
    question: int
    seat: Seat | None = None  # None: the person's seat that is asked
    request_id: str = ""  # a resend with the same id is not played again
    only_in_window: bool = False  # refuse it unless an anonymous window is open


def decide_action(table: Table, request: ActionRequest, now: Ms) -> Change:
    """Play a person's answer; nothing changes if the same request was played before."""
    request_id, held_answers = request.request_id, table.record.held_answers
    if request_id and (table.row_of_request(request_id) or any(held.request_id == request_id for held in held_answers)):
        return Change(table.record)
    mine, seat = seats_of(table, request.person), request.seat
    if seat is None:
        seat = next((one for one in mine if one in table.asked), mine[0] if mine else 0)
    if seat not in mine:
        raise NotYours("not-your-seat", seat=seat)
    if table.record.seats[seat].bot:
        raise NotYours("bot-plays", seat=seat)
    if request.only_in_window and not table.is_anonymous and table.question_rows.get(seat) == request.question:
        raise Illegal("not-a-window")
    return act(table, seat, request.action, request.question, now, request_id=request_id)


def act(
    table: Table, seat: Seat, action: Action, question: int, now: Ms, *, source: str = "", request_id: str = ""
) -> Change:
    """Play this seat's answer to the question it was asked at row `question`, and draw what follows from it."""
    require_running(table)
    if seat not in table.asked:
        raise NotYours("not-your-turn", seat=seat)
    if table.question_rows[seat] != question or table.holds_answer_of(seat):
        raise Stale("stale", at=table.question_rows[seat])
    admitted = admit(table.game, table.history.state, seat, action, menu=table.menu(seat))
    if _must_hold(table, now):
        held = HeldAnswer(seat, question, str(admitted), table.window_since + MIN_WINDOW_MS, source, request_id)
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
    held = next((held for held in table.record.held_answers if (held.seat, held.at) == (seat, question)), None)
    if held is None or table.question_rows.get(seat) != question:
        raise Stale("stale", at=table.question_rows.get(seat, table.n))
    try:
        admitted = admit(table.game, table.history.state, seat, Action.parse(held.action), menu=table.menu(seat))
    except Illegal:
        raise Stale("stale", at=question) from None
    return _play(table, seat, admitted, now, held.source, held.request_id)


def act_by_default(table: Table, seat: Seat, question: int, now: Ms, source: str) -> Change:
    """Auto-pass plays the game's default for a seat."""
    if table.question_rows.get(seat) != question:
        raise Stale("stale", at=table.question_rows.get(seat, table.n))
    view = table.game.view(table.history.state, seat)
    return act(table, seat, table.kit.default_action(view, table.menu(seat)), question, now, source=source)


def opening_draws(table: Table, now: Ms) -> Change:
    """Draw until the first question of a game that has just begun."""
    return _draw_what_follows(table, [], [], now)


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
    people = any(seated.person and not seated.bot for seated in table.record.seats)
    return people and now < table.window_since + MIN_WINDOW_MS


def _play(table: Table, seat: Seat, action: Action, now: Ms, source: str, request_id: str) -> Change:
    row = LogRow(table.n + 1, seat, action, now, source, request_id)
    change = _draw_what_follows(table, [row], [table.game.play(table.history.state, seat, action)], now)
    is_returning = source == "bot" and table.record.seats[seat].is_returning
    return _hand_back(change, seat, now) if is_returning and change.record.phase == "running" else change


def _hand_back(change: Change, seat: Seat, now: Ms) -> Change:
    """The stand-in has answered its last question: the owner, who is back, plays from the next on."""
    seats = list(change.record.seats)
    seats[seat] = replace(seats[seat], bot="", bot_since=0, is_returning=False)
    row = LogRow(change.rows[-1].n + 1, TABLE, Action("human", ((str(seat),),)), now)
    record = next_version(change.record, seats=tuple(seats))
    return Change(record, (*change.rows, row), (*change.states, change.states[-1]))


def _draw_what_follows(table: Table, rows: list[LogRow], states: list[Any], now: Ms) -> Change:
    """Let chance play until somebody is asked or it is over."""
    state = states[-1] if states else table.history.state
    while isinstance(turn := table.game.turn(state), Chance):
        n = table.n + len(rows) + 1
        outcome = draw(table.draw_key, n, turn.outcomes)
        rows.append(LogRow(n, CHANCE, outcome, now))
        state = table.game.play(state, CHANCE, outcome)
        states.append(state)
    record = table.record
    held = tuple(held for held in record.held_answers if not rows or held.seat != rows[0].seat)
    if isinstance(turn, Over):
        record = next_version(record, phase="over", offer=None, held_answers=())
    elif record.offer is not None or held != record.held_answers:
        record = next_version(record, offer=None, held_answers=held)
    return Change(record, tuple(rows), tuple(states))
