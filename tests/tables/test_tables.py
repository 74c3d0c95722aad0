"""Tables: seats, answers, agreements, clocks and what each seat is told."""

import asyncio
from collections.abc import Coroutine
from functools import partial
from random import Random
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from cheeseboard.bots import Question, make_bot
from cheeseboard.core import Action, NotYours, Over, Refusal, Stale, Unknown, sample
from cheeseboard.core.gamefile import format_file, parse_file
from cheeseboard.core.verify import verify
from cheeseboard.protocol.updates import seat_update
from cheeseboard.tables import agreements, decisions, seating, stand_ins
from cheeseboard.tables.clock import jobs_of
from cheeseboard.tables.record import BankClock, Change, Clock, DaysClock, NoClock, SeatRecord, TableRecord
from cheeseboard.tables.registry import TableRegistry
from cheeseboard.tables.table import Table
from tables.memory import MemoryLog

T = TypeVar("T")
NO_CLOCK = NoClock()
ANN, BOB, EVE = "p-ann", "p-bob", "p-eve"
NONCE = "0" * 32


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def record(
    game: str = "quoridor", seats: int = 2, clock: Clock = NO_CLOCK, options: str = '{"first":0}'
) -> TableRecord:
    return TableRecord(
        id="tbl-x",
        code="ABCDEF",
        game=game,
        options=options,
        seats=(SeatRecord(),) * seats,
        host=ANN,
        seed=bytes(range(32)),
        created=1_000,
        clock=clock,
    )


def started(clock: Clock = NO_CLOCK, options: str = '{"first":0}') -> Table:
    table = Table.load(record(clock=clock, options=options))
    table = table.after(seating.sit(table, 0, ANN, "Ann", nonce=NONCE).record)
    table = table.after(seating.sit(table, 1, BOB, "Bob", nonce=NONCE).record)
    return committed(table, seating.request_start(table, ANN, 2_000))


def committed(table: Table, change: Change) -> Table:
    return table.after(change.record, change.rows)


def played(table: Table, *texts: str, now: int = 3_000) -> Table:
    for text in texts:
        (seat,) = table.asked
        change = decisions.act(table, seat, Action.parse(text), table.question_rows[seat], now)
        table = table.after(change.record, change.rows)
    return table


def code_of(decide: Any, *args: Any, **named: Any) -> str:
    with pytest.raises(Refusal) as caught:
        decide(*args, **named)
    return caught.value.code


def test_people_sit_swap_stand_up_and_are_removed_before_the_start() -> None:
    table = Table.load(record(seats=4, options="{}"))
    table = table.after(seating.sit(table, 0, ANN, "Ann", nonce=NONCE).record)
    table = table.after(seating.sit(table, 1, BOB, "Bob", nonce=NONCE).record)
    assert code_of(seating.sit, table, 1, EVE, "Eve") == "seat-taken"
    assert code_of(seating.stand_up, table, 0, BOB) == "not-your-table"
    assert code_of(seating.sit, table, 7, EVE, "Eve") == "no-such-seat"
    swapped = table.after(seating.swap(table, 1, 3, BOB).record)
    assert [seated.name for seated in swapped.record.seats] == ["Ann", "", "", "Bob"]
    assert code_of(seating.swap, table, 0, 1, BOB) == "not-your-table"
    assert seating.stand_up(table, 1, ANN).record.seats[1].is_empty
    assert code_of(seating.request_start, table, ANN, 0) == "seats-empty"
    assert code_of(seating.request_start, table, BOB, 0, fill_with="greedy") == "not-your-table"
    full = seating.request_start(table, ANN, 0, fill_with="greedy").record
    assert full.names == ("Ann", "Bob", "greedy", "greedy")
    assert full.phase == "running"


def test_a_figure_belongs_to_one_seat() -> None:
    table = started()
    table = table.after(seating.choose_avatar(table, 0, ANN, "fox").record)
    assert code_of(seating.choose_avatar, table, 1, BOB, "fox") == "look-taken"
    assert code_of(seating.choose_avatar, table, 1, ANN, "owl") == "not-your-seat"


def test_answers_are_checked_against_question_seat_and_menu() -> None:
    table = started()
    assert code_of(decisions.act, table, 1, Action.parse("move e8"), 0, 1) == "not-your-turn"
    assert code_of(decisions.act, table, 0, Action.parse("move e5"), 0, 1) == "too-far"
    assert code_of(decisions.act, table, 0, Action.parse("move e2"), 5, 1) == "stale"
    later = played(table, "move e2", "move e8")
    assert (later.n, later.question_rows) == (2, {0: 2})
    assert table.n == 0, "a change that is not committed leaves no trace"
    assert code_of(decisions.act, Table.load(record()), 0, Action.parse("move e2"), 0, 1) == "not-started"


def test_the_chain_and_the_file_are_those_of_the_game_file() -> None:
    table = played(started(), "move e2", "wall e3h")
    assert table.file().digest == table.digest.hex()
    assert table.file().seed is None
    done = agreements.resign(table, 0, ANN, 9)
    over = table.after(done.record, done.rows)
    text = format_file(over.file())
    history = verify(over.kit, parse_file(text), digest=table.digest.hex())
    assert history.turn() == Over((1, 0), "resigned")
    assert over.record.phase == "over"
    assert code_of(decisions.act, over, 0, Action.parse("move e2"), 0, 1) == "game-over"


def test_a_process_that_loads_the_log_knows_the_same_as_one_that_was_there() -> None:
    async def play() -> None:
        log = MemoryLog()
        registry = TableRegistry(log)
        await registry.create(record(options="{}"))
        await registry.commit("tbl-x", lambda table: seating.sit(table, 0, ANN, "Ann", nonce=NONCE))
        await registry.commit("tbl-x", lambda table: seating.request_start(table, ANN, 5, fill_with="random"))
        for number in range(20):
            table = await registry.load("tbl-x")
            (seat,) = table.asked
            action = sample(table.menu(seat), Random(number))
            await registry.commit(
                "tbl-x", partial(decisions.act, seat=seat, action=action, question=table.question_rows[seat], now=7)
            )
        here, there = await registry.load("tbl-x"), await TableRegistry(log).load("tbl-x")
        assert here.n == 21
        assert (here.n, here.digest, here.question_rows, here.time_spent) == (
            there.n,
            there.digest,
            there.question_rows,
            there.time_spent,
        )
        assert here.history.states == there.history.states

    run(play())


def test_two_desks_race_and_exactly_one_wins_each_step() -> None:
    async def race() -> None:
        log = MemoryLog()
        one, two = TableRegistry(log), TableRegistry(log)
        await one.create(record())
        await one.commit("tbl-x", lambda table: seating.sit(table, 0, ANN, "Ann", nonce=NONCE))
        await one.commit("tbl-x", lambda table: seating.request_start(table, ANN, 5, fill_with="random"))
        before = await two.load("tbl-x")

        def move(table: Table) -> Any:
            return decisions.act(table, 0, Action.parse("move e2"), 0, 7)

        def wall(table: Table) -> Any:
            return decisions.act(table, 0, Action.parse("wall e5h"), 0, 7)

        assert before.n == 0
        await one.commit("tbl-x", move)
        with pytest.raises((Stale, NotYours)):
            await two.commit("tbl-x", wall)
        assert [str(entry.action) for entry in log.entries["tbl-x"]] == ["move e2"]
        assert (await two.load("tbl-x")).n == 1

    run(race())


def test_a_table_that_is_not_there_is_unknown() -> None:
    with pytest.raises(Unknown, match="unknown-table"):
        run(TableRegistry(MemoryLog()).load("nowhere"))


def test_resend_of_an_action_is_known_by_its_key() -> None:
    table = started()
    change = decisions.act(table, 0, Action.parse("move e2"), 0, 5, request_id="ann/1")
    later = table.after(change.record, change.rows)
    assert later.row_of_request("ann/1") == 1
    assert table.row_of_request("ann/1") is None, "what could not be committed leaves no trace"


def test_the_newest_action_ids_are_known_and_old_ones_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cheeseboard.tables.table.REQUESTS_TOGETHER", 2)
    table = started()
    for n, square in enumerate(("e2", "e8", "e3", "e7", "e2", "e8")):
        change = decisions.act(table, n % 2, Action.parse(f"move {square}"), table.n, n, request_id=f"{square}{n}")
        table = table.after(change.record, change.rows)
    assert [table.row_of_request(key) for key in ("e32", "e73", "e24", "e85")] == [3, 4, 5, 6]
    assert [table.row_of_request(key) for key in ("e20", "e81")] == [None, None]


def test_a_take_back_needs_everybody_and_goes_no_further_than_the_last_draw() -> None:
    table = played(started(), "move e2")
    assert code_of(agreements.offer, table, 1, BOB, "back", 5) == "nothing-to-take-back"
    asked = table.after(agreements.offer(table, 0, ANN, "back", 5).record)
    assert asked.record.offer is not None
    assert code_of(agreements.agree, table, BOB, 6) == "nothing-offered"
    done = agreements.agree(asked, BOB, 6)
    back = asked.after(done.record, done.rows)
    assert (back.n, back.asked, back.record.offer) == (2, (0,), None)
    assert back.history.state == started().history.state
    assert agreements.decline(asked, BOB).record.offer is None
    assert played(asked, "move e8").record.offer is None, "any action makes a take-back void"


def test_an_offer_to_call_the_game_off_stays_until_it_is_answered() -> None:
    table = played(started(), "move e2")
    asked = played(committed(table, agreements.offer(table, 0, ANN, "abort", 5)), "move e8", "move e3")
    assert asked.record.offer is not None
    assert asked.record.offer.agreed == (0,)
    assert code_of(agreements.offer, asked, 1, BOB, "back", 6) == "offer-open"
    assert agreements.decline(asked, BOB).record.offer is None
    own = agreements.offer(asked, 0, ANN, "back", 6).record.offer
    assert own is not None
    assert own.what == "back", "who offers something else withdraws the first"
    for change in (agreements.agree(asked, BOB, 6), agreements.offer(asked, 1, BOB, "abort", 6)):
        over = committed(asked, change)
        assert (over.is_over, over.record.offer, str(change.rows[0].action)) == (True, None, "abort")
    assert committed(asked, agreements.resign(asked, 1, BOB, 6)).record.offer is None


def test_among_bots_one_may_take_back_alone() -> None:
    table = Table.load(record())
    table = committed(table, seating.sit(table, 0, ANN, "Ann", nonce=NONCE))
    table = committed(table, seating.request_start(table, ANN, 5, fill_with="random"))
    table = played(table, "move e2", "move e8")
    change = agreements.offer(table, 0, ANN, "back", 9)
    assert [str(entry.action) for entry in change.rows] == ["back 0"]
    assert [str(entry.action) for entry in agreements.offer(table, 0, ANN, "abort", 9).rows] == ["abort"]


def test_who_is_away_too_long_may_be_played_by_a_bot_and_takes_the_seat_back() -> None:
    table = started()
    assert code_of(stand_ins.seat_stand_in, table, 1, ANN, "greedy", 10) == "not-away-long-enough"
    table = table.after(seating.mark_away(table, BOB, 10).record)
    assert (
        code_of(stand_ins.seat_stand_in, table, 1, ANN, "greedy", 10 + stand_ins.AWAY_GRACE_MS - 1)
        == "not-away-long-enough"
    )
    assert (
        code_of(stand_ins.seat_stand_in, table, 1, EVE, "greedy", 10 + stand_ins.AWAY_GRACE_MS) == "not-at-this-table"
    )
    change = stand_ins.seat_stand_in(table, 1, ANN, "greedy", 10 + stand_ins.AWAY_GRACE_MS)
    table = table.after(change.record, change.rows)
    assert table.record.seats[1].bot == "greedy"
    assert [job.kind for job in jobs_of(played(table, "move e2"))] == ["bot"]
    assert code_of(stand_ins.reclaim_seat, table, 1, ANN, 99) == "not-your-seat"
    change = stand_ins.reclaim_seat(table, 1, BOB, 99_999)
    table = table.after(change.record, change.rows)
    assert (table.record.seats[1].bot, table.record.seats[1].away_since) == ("", 0)
    assert [str(row.action) for row in table.history.rows] == ["bot 1 greedy", "human 1"]


def test_who_has_days_is_not_replaced_before_they_are_over() -> None:
    table = started()
    table = table.after(seating.mark_away(table, BOB, 10).record)
    table = table.after(replace(table.record, clock=DaysClock(days=1)))
    later = 10 + 2 * stand_ins.AWAY_GRACE_MS
    assert stand_ins.stand_in_from(table.record.seats[1], table.record.clock) == 0
    assert code_of(stand_ins.seat_stand_in, table, 1, ANN, "greedy", later) == "not-away-long-enough"
    own = stand_ins.seat_stand_in(table, 1, BOB, "greedy", later)  # for oneself one may at any time
    assert own.record.seats[1].bot == "greedy"


def test_a_question_stays_the_same_while_the_table_itself_does_something() -> None:
    table = started()
    change = stand_ins.seat_stand_in(table, 1, BOB, "random", 9)
    later = table.after(change.record, change.rows)
    assert later.question_rows == {0: 0}, "a bot in another seat does not make my answer stale"


def test_a_bank_runs_down_and_gets_its_increment() -> None:
    table = started(BankClock(seconds=60, increment=5))
    table = table.after(replace(table.record, clock_from_ms=0))
    (job,) = jobs_of(table)
    assert job.when == 2_000 + 65_000
    table = played(table, "move e2", now=12_000)
    table = played(table, "move e8", now=13_000)
    (job,) = jobs_of(table)
    assert job.when == 13_000 + 60_000 + 2 * 5_000 - 10_000


def test_a_spectator_and_each_seat_are_told_their_own() -> None:
    table = played(started(), "move e2")
    bob, watcher = seat_update(table, 1, BOB), seat_update(table, None, "")
    assert bob.question == 1
    assert bob.menu
    assert (watcher.question, watcher.menu) == (None, ())
    assert bob.status is not None
    assert [seat.is_yours for seat in bob.status.seats] == [False, True]
    assert [step.n for step in seat_update(table, 1, BOB, since=0).steps] == [1]
    assert seat_update(table, 1, BOB, since=1).steps == ()
    assert bob.status.commitment == table.commitment


def test_bots_can_play_a_whole_game_at_a_table() -> None:
    table = Table.load(replace(record(options='{"size":5}')))
    change = seating.request_start(table, ANN, 0, fill_with="greedy")
    table = table.after(change.record, change.rows)
    bots = [make_bot("greedy", "quoridor", Random(seat)) for seat in range(2)]
    while not table.is_over:
        (seat,) = table.asked
        action = bots[seat].choose(Question(seat, table.view(seat), table.menu(seat)))
        change = decisions.act(table, seat, action, table.question_rows[seat], table.n)
        table = table.after(change.record, change.rows)
    verify(table.kit, parse_file(format_file(table.file())))
    assert table.record.phase == "over"
