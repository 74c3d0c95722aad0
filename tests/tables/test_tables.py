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
from cheeseboard.tables import agreements, answers, seating
from cheeseboard.tables.clock import dues_of
from cheeseboard.tables.desk import Desk
from cheeseboard.tables.live import Live
from cheeseboard.tables.record import BankClock, Change, Clock, DecisionClock, NoClock, Record, Seated
from cheeseboard.tables.telling import tell
from tables.memory import MemoryBell, MemoryLog

T = TypeVar("T")
NO_CLOCK = NoClock()
ANN, BOB, EVE = "p-ann", "p-bob", "p-eve"
NONCE = "0" * 32


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def record(game: str = "quoridor", seats: int = 2, clock: Clock = NO_CLOCK, options: str = '{"first":0}') -> Record:
    return Record(
        id="tbl-x",
        code="ABCDEF",
        game=game,
        options=options,
        seats=(Seated(),) * seats,
        creator=ANN,
        seed=bytes(range(32)),
        created=1_000,
        clock=clock,
    )


def started(clock: Clock = NO_CLOCK, options: str = '{"first":0}') -> Live:
    live = Live.load(record(clock=clock, options=options))
    live = live.after(seating.sit(live, 0, ANN, "Ann", nonce=NONCE).record)
    live = live.after(seating.sit(live, 1, BOB, "Bob", nonce=NONCE).record)
    return committed(live, seating.start(live, ANN, 2_000))


def committed(live: Live, change: Change) -> Live:
    return live.after(change.record, change.entries)


def played(live: Live, *texts: str, now: int = 3_000) -> Live:
    for text in texts:
        (seat,) = live.asked
        change = answers.answer(live, seat, Action.parse(text), live.asked_at[seat], now)
        live = live.after(change.record, change.entries)
    return live


def code_of(decide: Any, *args: Any, **named: Any) -> str:
    with pytest.raises(Refusal) as caught:
        decide(*args, **named)
    return caught.value.code


def test_people_sit_swap_stand_up_and_are_removed_before_the_start() -> None:
    live = Live.load(record(seats=4, options="{}"))
    live = live.after(seating.sit(live, 0, ANN, "Ann", nonce=NONCE).record)
    live = live.after(seating.sit(live, 1, BOB, "Bob", nonce=NONCE).record)
    assert code_of(seating.sit, live, 1, EVE, "Eve") == "seat-taken"
    assert code_of(seating.stand_up, live, 0, BOB) == "not-your-table"
    assert code_of(seating.sit, live, 7, EVE, "Eve") == "no-such-seat"
    swapped = live.after(seating.swap(live, 1, 3, BOB).record)
    assert [seated.name for seated in swapped.record.seats] == ["Ann", "", "", "Bob"]
    assert code_of(seating.swap, live, 0, 1, BOB) == "not-your-table"
    assert seating.stand_up(live, 1, ANN).record.seats[1].is_empty
    assert code_of(seating.start, live, ANN, 0) == "seats-empty"
    assert code_of(seating.start, live, BOB, 0, fill_with="greedy") == "not-your-table"
    full = seating.start(live, ANN, 0, fill_with="greedy").record
    assert full.names == ("Ann", "Bob", "greedy", "greedy")
    assert full.phase == "running"


def test_a_figure_belongs_to_one_seat() -> None:
    live = started()
    live = live.after(seating.dress(live, 0, ANN, "fox").record)
    assert code_of(seating.dress, live, 1, BOB, "fox") == "look-taken"
    assert code_of(seating.dress, live, 1, ANN, "owl") == "not-your-seat"


def test_answers_are_checked_against_question_seat_and_menu() -> None:
    live = started()
    assert code_of(answers.answer, live, 1, Action.parse("move e8"), 0, 1) == "not-your-turn"
    assert code_of(answers.answer, live, 0, Action.parse("move e5"), 0, 1) == "too-far"
    assert code_of(answers.answer, live, 0, Action.parse("move e2"), 5, 1) == "stale"
    later = played(live, "move e2", "move e8")
    assert (later.n, later.asked_at) == (2, {0: 2})
    assert live.n == 0, "a change that is not committed leaves no trace"
    assert code_of(answers.answer, Live.load(record()), 0, Action.parse("move e2"), 0, 1) == "not-started"


def test_the_chain_and_the_file_are_those_of_the_game_file() -> None:
    live = played(started(), "move e2", "wall e3h")
    assert live.file().digest == live.digest.hex()
    assert live.file().seed is None
    done = agreements.resign(live, 0, ANN, 9)
    over = live.after(done.record, done.entries)
    text = format_file(over.file())
    history = verify(over.game, parse_file(text), digest=live.digest.hex())
    assert history.turn() == Over((1, 0), "resigned")
    assert over.record.phase == "over"
    assert code_of(answers.answer, over, 0, Action.parse("move e2"), 0, 1) == "game-over"


def test_a_process_that_loads_the_log_knows_the_same_as_one_that_was_there() -> None:
    async def play() -> None:
        log = MemoryLog()
        desk = Desk(log, MemoryBell())
        await desk.open(record(options="{}"))
        await desk.change("tbl-x", lambda live: seating.sit(live, 0, ANN, "Ann", nonce=NONCE))
        await desk.change("tbl-x", lambda live: seating.start(live, ANN, 5, fill_with="random"))
        for number in range(20):
            live = await desk.look("tbl-x")
            (seat,) = live.asked
            action = sample(live.menu(seat), Random(number))
            await desk.change("tbl-x", partial(answers.answer, seat=seat, action=action, at=live.asked_at[seat], now=7))
        here, there = await desk.look("tbl-x"), await Desk(log, MemoryBell()).look("tbl-x")
        assert here.n == 21
        assert (here.n, here.digest, here.asked_at, here.spent) == (there.n, there.digest, there.asked_at, there.spent)
        assert here.course.states == there.course.states

    run(play())


def test_two_desks_race_and_exactly_one_wins_each_step() -> None:
    async def race() -> None:
        log = MemoryLog()
        one, two = Desk(log, MemoryBell()), Desk(log, MemoryBell())
        await one.open(record())
        await one.change("tbl-x", lambda live: seating.sit(live, 0, ANN, "Ann", nonce=NONCE))
        await one.change("tbl-x", lambda live: seating.start(live, ANN, 5, fill_with="random"))
        before = await two.look("tbl-x")

        def move(live: Live) -> Any:
            return answers.answer(live, 0, Action.parse("move e2"), 0, 7)

        def wall(live: Live) -> Any:
            return answers.answer(live, 0, Action.parse("wall e5h"), 0, 7)

        assert before.n == 0
        await one.change("tbl-x", move)
        with pytest.raises((Stale, NotYours)):
            await two.change("tbl-x", wall)
        assert [entry.action for entry in log.entries["tbl-x"]] == ["move e2"]
        assert (await two.look("tbl-x")).n == 1

    run(race())


def test_a_table_that_is_not_there_is_unknown() -> None:
    with pytest.raises(Unknown, match="unknown-table"):
        run(Desk(MemoryLog(), MemoryBell()).look("nowhere"))


def test_resend_of_an_action_is_known_by_its_key() -> None:
    live = started()
    change = answers.answer(live, 0, Action.parse("move e2"), 0, 5, key="ann/1")
    later = live.after(change.record, change.entries)
    assert later.row_of("ann/1") == 1
    assert live.row_of("ann/1") is None, "what could not be committed leaves no trace"


def test_the_newest_action_ids_are_known_and_old_ones_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cheeseboard.tables.live.KEYS_TOGETHER", 2)
    live = started()
    for n, square in enumerate(("e2", "e8", "e3", "e7", "e2", "e8")):
        change = answers.answer(live, n % 2, Action.parse(f"move {square}"), live.n, n, key=f"{square}{n}")
        live = live.after(change.record, change.entries)
    assert [live.row_of(key) for key in ("e32", "e73", "e24", "e85")] == [3, 4, 5, 6]
    assert [live.row_of(key) for key in ("e20", "e81")] == [None, None]


def test_a_take_back_needs_everybody_and_goes_no_further_than_the_last_draw() -> None:
    live = played(started(), "move e2")
    assert code_of(agreements.offer, live, 1, BOB, "back", 5) == "nothing-to-take-back"
    asked = live.after(agreements.offer(live, 0, ANN, "back", 5).record)
    assert asked.record.offer is not None
    assert code_of(agreements.agree, live, BOB, 6) == "nothing-offered"
    done = agreements.agree(asked, BOB, 6)
    back = asked.after(done.record, done.entries)
    assert (back.n, back.asked, back.record.offer) == (2, (0,), None)
    assert back.course.state == started().course.state
    assert agreements.decline(asked, BOB).record.offer is None
    assert played(asked, "move e8").record.offer is None, "any action makes an offer void"


def test_among_bots_one_may_take_back_alone() -> None:
    live = Live.load(record())
    live = committed(live, seating.sit(live, 0, ANN, "Ann", nonce=NONCE))
    live = committed(live, seating.start(live, ANN, 5, fill_with="random"))
    live = played(live, "move e2", "move e8")
    change = agreements.offer(live, 0, ANN, "back", 9)
    assert [entry.action for entry in change.entries] == ["back 0"]
    assert [entry.action for entry in agreements.offer(live, 0, ANN, "abort", 9).entries] == ["abort"]


def test_who_is_away_too_long_may_be_played_by_a_bot_and_takes_the_seat_back() -> None:
    live = started()
    assert code_of(seating.let_bot_play, live, 1, ANN, "greedy", 10) == "not-away-long-enough"
    live = live.after(seating.go_away(live, BOB, 10).record)
    assert code_of(seating.let_bot_play, live, 1, ANN, "greedy", 10 + seating.GRACE - 1) == "not-away-long-enough"
    assert code_of(seating.let_bot_play, live, 1, EVE, "greedy", 10 + seating.GRACE) == "not-at-this-table"
    change = seating.let_bot_play(live, 1, ANN, "greedy", 10 + seating.GRACE)
    live = live.after(change.record, change.entries)
    assert live.record.seats[1].bot == "greedy"
    assert [due.kind for due in dues_of(played(live, "move e2"))] == ["bot"]
    assert code_of(seating.take_over, live, 1, ANN, 99) == "not-your-seat"
    change = seating.take_over(live, 1, BOB, 99_999)
    live = live.after(change.record, change.entries)
    assert (live.record.seats[1].bot, live.record.seats[1].away_since) == ("", 0)
    assert [str(row.action) for row in live.course.rows] == ["bot 1 greedy", "human 1"]


def test_a_question_stays_the_same_while_the_table_itself_does_something() -> None:
    live = started()
    change = seating.let_bot_play(live, 1, BOB, "random", 9)
    later = live.after(change.record, change.entries)
    assert later.asked_at == {0: 0}, "a bot in another seat does not make my answer stale"


def test_the_clock_plays_the_default_and_says_so() -> None:
    live = started(DecisionClock(seconds=30))
    (due,) = dues_of(live)
    assert (due.kind, due.seat, due.at, due.when) == ("clock", 0, 0, 2_000 + 30_000)
    change = answers.by_itself(live, 0, 0, due.when, "clock")
    assert change.entries[0].by == "clock"
    later = live.after(change.record, change.entries)
    with pytest.raises(Stale):
        answers.by_itself(later, 0, 0, due.when + 1, "clock")


def test_a_bank_runs_down_and_gets_its_increment() -> None:
    live = started(BankClock(seconds=60, increment=5))
    (due,) = dues_of(live)
    assert due.when == 2_000 + 65_000
    live = played(live, "move e2", now=12_000)
    live = played(live, "move e8", now=13_000)
    (due,) = dues_of(live)
    assert due.when == 13_000 + 60_000 + 2 * 5_000 - 10_000


def test_a_spectator_and_each_seat_are_told_their_own() -> None:
    live = played(started(), "move e2")
    bob, watcher = tell(live, 1, BOB), tell(live, None, "")
    assert bob.at == 1
    assert bob.menu
    assert (watcher.at, watcher.menu) == (None, ())
    assert [seat.is_yours for seat in bob.around.seats] == [False, True]
    assert [step.n for step in tell(live, 1, BOB, since=0).steps] == [1]
    assert tell(live, 1, BOB, since=1).steps == ()
    assert bob.around.commitment == live.commitment


def test_a_rematch_turns_the_seats_on() -> None:
    live = started()
    assert [seated.name for seated in seating.rematch_seats(live.record)] == ["Bob", "Ann"]


def test_bots_can_play_a_whole_game_at_a_table() -> None:
    live = Live.load(replace(record(options='{"size":5}')))
    change = seating.start(live, ANN, 0, fill_with="greedy")
    live = live.after(change.record, change.entries)
    bots = [make_bot("greedy", "quoridor", Random(seat)) for seat in range(2)]
    while not live.is_over:
        (seat,) = live.asked
        told = tell(live, seat, "")
        action = bots[seat].choose(Question(seat, told.view, told.menu))
        change = answers.answer(live, seat, action, live.asked_at[seat], live.n)
        live = live.after(change.record, change.entries)
    verify(live.game, parse_file(format_file(live.file())))
    assert live.record.phase == "over"
