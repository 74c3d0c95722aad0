"""Answers that are armed before their window opens, lists of actions, and going back while a roll is carried out."""

import pytest
from msgspec.structs import replace

from cheeseboard.core import Action, Refusal, Seat
from cheeseboard.core.history import MAX_UNDONE
from cheeseboard.protocol.updates import seat_update
from cheeseboard.tables import agreements, beats, decisions, seating, stand_ins, windows
from cheeseboard.tables.clock import jobs_of
from cheeseboard.tables.events import RowsTakenBack
from cheeseboard.tables.table import Table, events_of_row
from tables.beat_tables import OPENED, PEOPLE, at_end_of_turn, begun, checked, end_of, ended, heard, played, window
from tables.test_tables import ANN, BOB, EVE, record

LATER = OPENED + 60_000


def with_again(table: Table, seat: Seat) -> Table:
    """The same table, with `again` in this seat's hand instead of its first card."""
    state = table.history.state
    hand = state.hands[seat]
    first = next(power for power, number in enumerate(hand) if number)
    cards = [number - (power == first) + (power == 1) for power, number in enumerate(hand)]
    hands = (*state.hands[:seat], tuple(cards), *state.hands[seat + 1 :])
    changed = replace(state, hands=hands)
    later = table.after(table.record)
    later.history = table.history.copy()
    later.history.state = later.history.states[-1] = changed
    later.history._turn = None
    later.cache = later.cache.after_row()
    later._find_turn()
    return later


def armed(table: Table, seat: Seat, action: str, request_id: str = "") -> Table:
    request = windows.WindowRequest(PEOPLE[seat], seat, -1, request_id)
    return checked(table, windows.arm(table, request, Action.parse(action)))


def test_again_is_armed_during_the_turn_and_played_at_its_end() -> None:
    table = with_again(begun(), 0)
    assert [form.verb for form in seat_update(table, 0, ANN).armable] == ["again"]
    ready = armed(table, 0, "again")
    assert [heard(table, ready, seat) for seat in (1, 2, None)] == ["", "", ""]
    assert seat_update(ready, 0, ANN).armed == "again"
    at_end = at_end_of_turn(ready, LATER)
    assert seat_update(at_end, 0, ANN).window.answer == "again"  # type: ignore[union-attr]
    change = windows.end_window(at_end, end_of(at_end))
    assert (change.rows[0].seat, str(change.rows[0].action)) == (0, "again")
    assert change.record.held_answers == ()


def test_what_is_armed_is_replaced_and_withdrawn_unseen_before_and_in_its_window() -> None:
    table = armed(with_again(begun(), 1), 1, "again green-barrel", "b:1")
    request = windows.WindowRequest(BOB, 1)
    gone = checked(table, windows.withdraw(table, request))
    assert seat_update(gone, 1, BOB).armed == ""
    assert [heard(table, gone, seat) for seat in (0, 2, None)] == ["", "", ""]
    again = windows.WindowRequest(BOB, 1, -1, "b:1")
    assert windows.arm(gone, again, Action.parse("again green-barrel")).record is gone.record, "a resend arms nothing"
    at_end = at_end_of_turn(table, LATER)
    passed = played(at_end, 1, "pass", LATER + 1)
    assert str(windows.end_window(passed, end_of(passed)).rows[1].action) == "pass"
    withdrawn = checked(at_end, windows.withdraw(at_end, request))
    assert str(windows.end_window(withdrawn, end_of(withdrawn)).rows[1].action) == "pass"


def test_what_is_not_on_the_menu_at_the_end_is_a_pass_and_only_its_owner_is_told() -> None:
    table = with_again(begun(), 1)
    ready = armed(table, 1, "again green-barrel")
    held = replace(ready.record.held_answers[0], action="again orange-table")
    at_end = at_end_of_turn(ready.after(replace(ready.record, held_answers=(held,))), LATER)
    silent = at_end.after(replace(at_end.record, held_answers=()))
    after = ended(at_end)
    assert str(after.history.rows[at_end.n + 1].action) == "pass"
    dropped = seat_update(after, 1, BOB).dropped
    assert dropped is not None
    assert (dropped.action, dropped.row) == ("again orange-table", at_end.n + 2)
    for seat in (0, 2, None):
        assert heard(at_end, after, seat) == heard(silent, ended(silent), seat)
        assert seat_update(after, seat, "").dropped is None


def test_only_what_is_armable_is_armed() -> None:
    table = with_again(begun(), 0)
    for seat, action in ((0, "again green-barrel"), (0, "reroll red"), (1, "again orange-table")):
        with pytest.raises(Refusal, match="not-now"):
            armed(table, seat, action)
    with pytest.raises(Refusal, match="not-your-seat"):
        windows.arm(table, windows.WindowRequest(BOB, 0), Action("again"))


def test_take_back_abort_resign_stand_in_and_a_new_owner_clear_what_is_held_and_armed() -> None:
    table = played(armed(with_again(window(), 1), 1, "again green-barrel"), 1, "pass", OPENED + 10)
    assert len(table.record.held_answers) == 2
    assert checked(table, agreements.resign(table, 1, BOB, OPENED + 20)).record.held_answers == ()
    assert checked(table, stand_ins.seat_stand_in(table, 1, BOB, "greedy", OPENED + 20)).record.held_answers == ()
    assert checked(table, seating.transfer_seat(table, 1, BOB, "p-new", "New", OPENED + 20)).record.held_answers == ()
    aborted = checked(table, agreements.offer(table, 0, ANN, "abort", OPENED + 20))
    for person in (BOB, EVE):
        aborted = checked(aborted, agreements.agree(aborted, person, OPENED + 30))
    assert aborted.record.held_answers == ()
    back = armed(with_again(begun(), 1), 1, "again green-barrel")
    carrying = next(one for one in _carrying(back) if one.history.takeback_limit() < one.n)
    offered = checked(carrying, agreements.offer(carrying, 0, ANN, "back", LATER))
    for person in (BOB, EVE):
        offered = checked(offered, agreements.agree(offered, person, LATER))
    assert offered.record.held_answers == ()


def test_a_window_that_waits_for_everybody_plays_what_is_armed_after_its_shortest_time() -> None:
    table = armed(with_again(begun("everybody"), 0), 0, "again")
    now = LATER
    while not (table.is_anonymous and beats.window_kind(table) == "end"):
        now += 5_000
        table = played(table, table.asked[0], _first(table, table.asked[0]), now)
    opened = table.window_since
    (job,) = [job for job in jobs_of(table) if job.seat == 0]
    assert (job.kind, job.when) == ("held", opened + 1_500)
    released = checked(table, decisions.release_held(table, 0, job.at, job.when))
    assert str(released.history.rows[-1].action) == "again"
    assert released.record.held_answers == ()


def _first(table: Table, seat: Seat) -> str:
    menu = table.menu(seat)
    return (
        "pass" if menu[0].verb == "pass" else str(Action(menu[0].verb, tuple(slot.words[:1] for slot in menu[0].slots)))
    )


def _carrying(table: Table) -> list[Table]:
    """Tables in the midst of a roll, one for each die that was carried out."""
    found = []
    while not (table.is_anonymous and beats.window_kind(table) == "end"):
        if table.is_anonymous:
            table = ended(table)
        else:
            table = played(table, 0, _first(table, 0), LATER)
        if table.asked == (0,):
            found.append(table)
    return found


def base(seed: int = 3) -> Table:
    """A game without cards, after a roll with at least two dice to carry out."""
    fresh = record("gouda-gouda", seats=2, options='{"first":0,"magic":"none"}')
    for number in range(99):
        table = Table.load(replace(fresh, seed=bytes([number]) * 32, reaction="brisk"))
        for seat, person in enumerate((ANN, BOB)):
            table = checked(table, seating.sit(table, seat, person, person, nonce="0" * 32))
        table = checked(table, seating.request_start(table, ANN, 1_000))
        table = played(table, 0, "name green-barrel", 2_000)
        if table.history.state.dice[0] >= seed:
            return table
    raise AssertionError


def request(table: Table, *actions: str, request_id: str = "a:1") -> decisions.ActionRequest:
    return decisions.ActionRequest(ANN, tuple(map(Action.parse, actions)), table.question_rows[0], 0, request_id)


UP = "up 0 paint-bucket"


def test_several_actions_are_rows_of_one_append_or_none() -> None:
    table = base()
    change = decisions.decide_action(table, request(table, UP, UP), 3_000)
    assert [(row.n, str(row.action), row.request_id) for row in change.rows] == [
        (table.n + 1, UP, ""),
        (table.n + 2, UP, "a:1"),
    ]
    later = checked(table, change)
    assert decisions.decide_action(later, request(table, UP, UP), 3_001).record is later.record
    with pytest.raises(Refusal, match="no-link"):
        decisions.decide_action(table, request(table, UP, "up 0 orange-table"), 3_000)
    greens = table.history.state.dice[0]
    with pytest.raises(Refusal):
        decisions.decide_action(table, request(table, *([UP] * (greens + 1))), 3_000)


def test_who_carries_out_goes_back_to_the_roll_without_asking_and_no_further() -> None:
    table = base()
    assert seat_update(table, 0, ANN).can_undo_to is None
    once = played(table, 0, UP, 3_000)
    twice = played(once, 0, UP, 3_100)
    assert seat_update(twice, 0, ANN).can_undo_to == table.n
    back = checked(twice, agreements.undo(twice, ANN, None, once.n, 3_200, "a:9"))
    assert str(back.history.rows[-1]) == f"{back.n} T back {once.n}"
    assert back.history.state.mice == once.history.state.mice
    assert agreements.undo(back, ANN, None, once.n, 3_300, "a:9").record is back.record, "the same id is one undo"
    roll = checked(back, agreements.undo(back, ANN, None, table.n, 3_300))
    assert roll.history.state.mice == table.history.state.mice
    again = checked(roll, agreements.undo(roll, ANN, None, back.n, 3_400))  # nothing lies between but a take-back
    for gone_back, row in ((back, once.n), (roll, table.n), (again, back.n)):
        assert events_of_row(gone_back, gone_back.history.rows[-1], None) == (RowsTakenBack(0, row + 1),)
    with pytest.raises(Refusal, match="nothing-to-take-back"):
        agreements.undo(twice, ANN, None, table.n - 1, 3_300)
    with pytest.raises(Refusal, match="not-your-seat"):
        agreements.undo(twice, BOB, 0, table.n, 3_300)
    with pytest.raises(Refusal, match="nothing-to-take-back"):
        agreements.undo(twice, BOB, None, table.n, 3_300)


def test_nobody_goes_back_for_ever_nor_once_somebody_else_was_asked() -> None:
    table = base()
    moved = played(table, 0, UP, 3_000)
    for _ in range(MAX_UNDONE):
        moved = played(checked(moved, agreements.undo(moved, ANN, None, moved.n - 1, 3_000)), 0, UP, 3_000)
    assert seat_update(moved, 0, ANN).can_undo_to is None
    while table.asked == (0,):
        table = played(table, 0, _first(table, 0), 4_000)
    with pytest.raises(Refusal, match="nothing-to-take-back"):
        agreements.undo(table, ANN, 0, table.n - 1, 4_000)
