"""Windows with a beat: how long they last, what is held until they end, and that nobody learns of it."""

import asyncio
from collections.abc import Callable
from functools import partial

import pytest
from msgspec.structs import replace

from cheeseboard.core import Action, Refusal
from cheeseboard.protocol.updates import seat_update, window_status
from cheeseboard.tables import beats, clock, decisions, seating, stand_ins, windows
from cheeseboard.tables.clock import jobs_of
from cheeseboard.tables.record import BankClock, DaysClock, DecisionClock, LogRow, Pace, Reaction, TableRecord, pace_of
from cheeseboard.tables.registry import TableRegistry
from cheeseboard.tables.table import Table
from tables.beat_tables import (
    OPENED,
    PEOPLE,
    asks,
    at_end_of_turn,
    begun,
    bots_answered,
    card_of,
    checked,
    confirmed,
    end_of,
    ended,
    has_card,
    heard,
    played,
    waited,
    window,
)
from tables.memory import MemoryLog
from tables.test_tables import ANN, BOB, EVE

OTHERS = (0, 2, None)
PASS = Action("pass")


def code_of(decide: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as caught:
        decide()
    return caught.value.code


def with_card(seat: int = 1) -> Table:
    table = window()
    assert has_card(table, seat)
    return table


@pytest.mark.parametrize(
    ("reaction", "roll", "card", "end"), [("brisk", 2_000, 3_000, 800), ("relaxed", 4_000, 6_000, 2_000)]
)
def test_a_beat_is_as_long_as_its_kind_says(reaction: Reaction, roll: int, card: int, end: int) -> None:
    table = window(reaction)
    assert (beats.window_kind(table), end_of(table)) == ("roll", OPENED + roll)
    after_card = ended(played(table, 1, card_of(table, 1), OPENED + 1))
    assert (beats.window_kind(after_card), end_of(after_card)) == ("card", OPENED + roll + card)
    at_end = at_end_of_turn(table, OPENED + 9_000)
    assert (beats.window_kind(at_end), end_of(at_end)) == ("end", at_end.window_since + end)


def test_where_only_bots_are_asked_a_beat_is_half_a_second() -> None:
    table = window(people=(ANN,), bots=2)
    alone = table.after(
        replace(table.record, seats=(replace(table.record.seats[0], bot="greedy"), *table.record.seats[1:]))
    )
    assert end_of(bots_answered(alone, OPENED + 50)) == OPENED + 500


def test_silence_is_a_pass_and_all_is_one_append_in_the_order_of_seats() -> None:
    table = with_card(2)
    card = card_of(table, 2)
    change = windows.end_window(played(table, 2, card, OPENED + 5), OPENED + 2_000)
    answers = [(row.seat, str(row.action), row.source) for row in change.rows]
    assert answers == [(0, "pass", "beat"), (1, "pass", "beat"), (2, card, "")]
    assert change.record.held_answers == ()


def test_a_window_lasts_its_whole_beat_also_when_all_have_answered() -> None:
    table = window()
    for seat in range(3):
        table = played(table, seat, "pass", OPENED + 100)
    assert [(job.kind, job.when) for job in jobs_of(table)] == [("window", OPENED + 2_000)]
    assert code_of(lambda: windows.end_window(table, OPENED + 1_999)) == "stale"


def test_until_it_ends_nobody_else_hears_of_any_answer_armed_withdrawn_or_replaced() -> None:
    before = with_card()
    card = card_of(before, 1)
    steps: list[Callable[[Table], Table]] = [
        lambda table: played(table, 1, "pass", OPENED + 100),
        lambda table: played(table, 1, card, OPENED + 200),
        lambda table: checked(table, windows.withdraw(table, asks(BOB, table))),
        lambda table: played(table, 1, card, OPENED + 300),
        lambda table: checked(table, seating.set_auto_pass(table, 1, BOB, "pass")),
        lambda table: confirmed(table, BOB, OPENED + 900),
    ]
    for step in steps:
        after = step(before)
        assert (after.n, after.digest) == (before.n, before.digest)
        assert [heard(before, after, seat) for seat in OTHERS] == ["", "", ""]
        before = after
    status = window_status(before, 1)
    assert status is not None
    assert (status.answer, status.menu, status.question) == (card, before.menu(1), before.question_rows[1])


def test_planted_an_answer_that_becomes_a_row_at_once_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decisions, "_hold", decisions._play)
    before = window()
    assert heard(before, played(before, 1, "pass", OPENED + 100), 0) != ""


def test_what_is_sent_when_it_ends_does_not_tell_who_had_tapped_what() -> None:
    """A pass that was tapped, replaced or never given: the same bytes for everybody else."""
    table = with_card()
    silent, tapped = table, played(table, 1, "pass", OPENED + 100)
    changed = played(played(table, 1, card_of(table, 1), OPENED + 100), 1, "pass", OPENED + 900)
    for seat in OTHERS:
        assert len({heard(one, ended(one), seat) for one in (silent, tapped, changed)}) == 1


def test_an_answer_can_be_replaced_and_withdrawn_until_the_end_and_not_later() -> None:
    table = with_card()
    card = card_of(table, 1)
    once = played(table, 1, card, OPENED + 100)
    twice = played(once, 1, "pass", OPENED + 1_999)
    assert str(ended(twice).history.rows[-2].action) != card
    gone = checked(once, windows.withdraw(once, asks(BOB, once)))
    assert [row.action.verb for row in windows.end_window(gone, OPENED + 2_000).rows[:3]] == ["pass"] * 3
    over = ended(once)
    assert code_of(lambda: decisions.act(over, 1, PASS, once.question_rows[1], OPENED + 2_001)) in (
        "stale",
        "not-your-turn",
    )


def test_the_same_id_gets_the_same_answer_also_after_it_was_replaced_and_the_window_is_over() -> None:
    table = with_card()
    first = decisions.ActionRequest(BOB, (Action.parse(card_of(table, 1)),), table.question_rows[1], 1, "b:1")
    second = replace(first, actions=(PASS,), request_id="b:2")
    once = checked(table, decisions.decide_action(table, first, OPENED + 100))
    twice = checked(once, decisions.decide_action(once, second, OPENED + 200))
    for later in (twice, ended(twice)):
        for request in (first, second):
            assert decisions.decide_action(later, request, OPENED + 5_000).record is later.record


def test_the_beat_of_a_page_that_confirms_starts_when_the_roll_is_at_rest() -> None:
    table = window()
    page = table.after(_confirming(table, 1))
    status = window_status(page, 1)
    assert status is not None
    assert status.ends_ms == 0, "its page has not shown the roll yet"
    assert end_of(page) == OPENED + beats.ROLL_MS + beats.SHOWN_WITHIN_MS, "it is waited for"
    assert end_of(confirmed(page, BOB, OPENED + 100)) == OPENED + beats.ROLL_MS + 2_000, "skipping shortens nothing"
    shown = confirmed(page, BOB, OPENED + 1_500)
    assert end_of(shown) == OPENED + 1_500 + 2_000
    assert [heard(page, shown, seat) for seat in OTHERS] == ["", "", ""]
    assert end_of(confirmed(page, BOB, OPENED + 60_000)) == OPENED + beats.ROLL_MS + 3_000 + 2_000
    over = ended(page)
    assert not over.record.seats[1].confirms_windows, "who never confirms is not waited for again"


def _confirming(table: Table, seat: int) -> TableRecord:
    seats = list(table.record.seats)
    seats[seat] = replace(seats[seat], confirms_windows=True)
    return replace(table.record, seats=tuple(seats))


def test_holding_a_window_keeps_it_open_until_it_is_let_go_and_nobody_learns_who() -> None:
    table = window()
    held = waited(table, BOB, OPENED + 1_000)
    assert end_of(held) == OPENED + 21_000
    assert heard(table, held, 0) == heard(table, waited(table, EVE, OPENED + 1_000), 0) != ""
    for seat in OTHERS:
        status = window_status(held, seat)
        assert status is not None
        assert (status.is_held, status.hold_until_ms) == (True, 0)
    own = window_status(held, 1)
    assert own is not None
    assert (own.hold_until_ms, own.can_wait) == (OPENED + 21_000, False)
    gone = waited(held, BOB, OPENED + 5_000, on=False)
    assert end_of(gone) == OPENED + 5_000
    assert '"is_held"' not in heard(held, gone, 0)
    assert ended(gone).record.seats[1].held_ms == 4_000
    early = waited(waited(table, BOB, OPENED + 100), BOB, OPENED + 200, on=False)
    assert end_of(early) == OPENED + 2_000, "letting go shortens no beat"


def test_a_window_is_held_once_by_each_and_not_for_ever() -> None:
    table = waited(waited(window(), BOB, OPENED + 100), BOB, OPENED + 200, on=False)
    assert code_of(lambda: waited(table, BOB, OPENED + 300)) == "no-wait-left"
    assert end_of(waited(table, EVE, OPENED + 300)) == OPENED + 20_300, "somebody else may still"
    seats = list(table.record.seats)
    seats[2] = replace(seats[2], held_ms=beats.MAX_HELD_MS - 3_000)
    little = table.after(replace(table.record, seats=tuple(seats)))
    assert end_of(waited(little, EVE, OPENED + 300)) == OPENED + 3_300
    seats[2] = replace(seats[2], held_ms=beats.MAX_HELD_MS)
    assert (
        code_of(lambda: waited(table.after(replace(table.record, seats=tuple(seats))), EVE, OPENED + 1))
        == "no-wait-left"
    )


def test_only_a_window_with_a_beat_is_held_and_only_by_who_is_asked() -> None:
    assert code_of(lambda: waited(window("everybody"), BOB, OPENED)) == "not-a-window"
    assert code_of(lambda: waited(begun(), BOB, OPENED)) == "not-a-window"
    table = window()
    late = replace(asks(BOB, table), question=0)
    assert code_of(lambda: windows.wait(table, late, OPENED, on=True)) == "stale"


def test_the_same_wait_again_is_one_wait() -> None:
    table = waited(window(), BOB, OPENED + 100, request_id="b:1")
    gone = waited(table, BOB, OPENED + 200, on=False, request_id="b:2")
    assert waited(gone, BOB, OPENED + 300, request_id="b:1") is not None
    assert end_of(waited(gone, BOB, OPENED + 300, request_id="b:1")) == OPENED + 2_000


@pytest.mark.parametrize("watchable", [True, False])
@pytest.mark.parametrize("people", [(ANN,), (ANN, BOB)])
def test_a_pass_ends_the_beat_only_for_who_plays_alone_and_unwatched(watchable: bool, people: tuple[str, ...]) -> None:
    table = bots_answered(window(people=people, bots=1, watchable=watchable), OPENED + 50)
    passed = played(table, 0, "pass", OPENED + 700)
    is_alone = len(people) == 1 and not watchable
    assert end_of(passed) == OPENED + (700 if is_alone else 2_000)
    assert seat_update(table, 0, ANN).window.can_end is is_alone  # type: ignore[union-attr]
    if has_card(table, 0):
        assert end_of(played(table, 0, card_of(table, 0), OPENED + 700)) == OPENED + 2_000


def test_bots_are_asked_at_once_and_a_late_one_extends_the_window_by_whole_thoughts() -> None:
    table = window(people=(ANN,), bots=1, bot="greedy@3s")
    assert [(job.kind, job.when) for job in jobs_of(table)] == [("bot", OPENED)]
    thought = 3_100
    assert {end_of(bots_answered(table, OPENED + took)) for took in (1, 900, 2_500)} == {OPENED + thought}
    assert end_of(bots_answered(table, OPENED + thought + 1)) == OPENED + 2 * thought
    quick = window(people=(ANN,), bots=1)
    assert {end_of(bots_answered(quick, OPENED + took)) for took in (1, 150, 1_700)} == {OPENED + 2_000}


def test_a_clock_of_days_and_a_shared_screen_wait_for_everybody() -> None:
    assert not window(clock=DaysClock()).has_beat
    assert not window(people=(ANN, BOB, ANN)).has_beat
    shared = window(people=(ANN, BOB, ANN))
    alone = checked(shared, stand_ins.seat_stand_in(shared, 2, ANN, "greedy", OPENED + 10))
    assert alone.has_beat, "a seat that a bot plays shares no screen"
    assert window(clock=DecisionClock()).has_beat


def test_a_beat_costs_no_bank_time_and_earns_no_increment() -> None:
    bank = BankClock(seconds=600, increment=5)
    table = begun(clock=bank)
    table = played(table.after(replace(table.record, clock_from_ms=0)), 0, "name green-barrel", OPENED)
    spent, allowed = table.time_spent, [clock.time_allowed(table, seat) for seat in range(3)]
    assert seat_update(table, 1, BOB).deadline_ms == 0
    later = ended(waited(table, BOB, OPENED + 100))
    assert later.time_spent == spent
    assert allowed == [clock.WINDOW_MS] * 3
    assert clock.time_allowed(later, 0) == 1_000 * (600 + 5 * 2) - spent[0], "one decision so far: the name"


def test_who_waits_for_everybody_passes_after_a_while_if_away() -> None:
    table = window("everybody")
    assert [job for job in jobs_of(table) if job.seat == 1] == []
    away = checked(table, seating.mark_away(table, BOB, OPENED + 500))
    assert [(job.kind, job.when) for job in jobs_of(away) if job.seat == 1] == [("clock", OPENED + 60_500)]


def test_auto_pass_answers_nothing_in_a_beat_and_says_who_is_prompted() -> None:
    table = window()
    by_name = {}
    for name in ("", "prompt", "pass-unless-mine", "pass"):
        chosen = checked(table, seating.set_auto_pass(table, 1, BOB, name))
        assert [job.kind for job in jobs_of(chosen)] == ["window"]
        status = window_status(chosen, 1)
        assert status is not None
        assert status.question is not None, "cards can be tapped all the same"
        by_name[name] = status.is_prompted
    assert (by_name["prompt"], by_name["pass"]) == (True, False)
    assert by_name[""] == by_name["pass-unless-mine"]


def test_who_was_away_reads_which_windows_were_missed() -> None:
    table = window()
    away = checked(table, seating.mark_away(table, BOB, OPENED + 1))
    later = ended(away)
    assert seat_update(later, 1, BOB).missed_windows == (table.question_rows[1],)
    assert seat_update(later, 0, ANN).missed_windows == seat_update(later, None, "").missed_windows == ()
    assert seat_update(ended(table), 1, BOB).missed_windows == ()


@pytest.mark.parametrize("pace", ["normal", "fast", "instant"])
def test_the_slowest_person_sets_the_pace_and_beats_of_people_stay(pace: Pace) -> None:
    table = window()
    for person in PEOPLE:
        assert pace_of(table.record) == "normal"
        table = checked(table, seating.set_pace(table, person, pace))
    assert pace_of(table.record) == seat_update(table, 0, ANN).status.pace == pace  # type: ignore[union-attr]
    assert end_of(table) == OPENED + 2_000
    assert beats.rest_ms(table) - OPENED == {"normal": 900, "fast": 450, "instant": 0}[pace]


def test_of_two_processes_one_ends_the_window_with_all_that_either_holds() -> None:
    async def play() -> None:
        log, table = MemoryLog(), with_card()
        await log.create(table.record)
        rows = [LogRow(row.n, row.seat, row.action, OPENED) for row in table.history.rows]
        log.entries[table.record.id] += rows
        here, there = (TableRegistry(log) for _ in range(2))
        for registry in (here, there):
            await registry.load(table.record.id)
        card = card_of(table, 1)
        question = (await here.load(table.record.id)).question_rows[1]
        act = partial(decisions.act, seat=1, action=Action.parse(card), question=question, now=OPENED + 10)
        await here.commit(table.record.id, lambda found: act(found))
        end = partial(windows.end_window, now=OPENED + 60_000)
        ended_there = await there.commit(table.record.id, end)
        assert [str(row.action) for row in ended_there.history.rows[table.n : table.n + 3]] == ["pass", card, "pass"]
        with pytest.raises(Refusal, match="stale"):
            await here.commit(table.record.id, partial(windows.end_window, now=OPENED + 60_001))
        assert (await here.load(table.record.id)).n == ended_there.n

    asyncio.run(play())
