"""Time that runs out: one grace period, then a loss of two, a stand-in of more, and in a window a pass."""

import asyncio
from collections.abc import Sequence
from functools import partial
from random import Random

import pytest
from msgspec.structs import replace

from cheeseboard import games
from cheeseboard.bots import Question, make_bot
from cheeseboard.core import Action, BotKit, GameKit, Over, Seat, Stale, sample
from cheeseboard.core.finished_by_bot import finished_by_bot
from cheeseboard.core.gamefile import format_file, parse_file
from cheeseboard.core.verify import verify
from cheeseboard.protocol.updates import seat_update
from cheeseboard.tables import agreements, decisions, seating, stand_ins
from cheeseboard.tables.clock import deadline_of, is_in_grace, jobs_of
from cheeseboard.tables.jobs import JobRunner
from cheeseboard.tables.record import BankClock, Clock, DaysClock, DecisionClock, Job, LogRow
from cheeseboard.tables.registry import TableRegistry
from cheeseboard.tables.table import Table, events_of_row
from cheeseboard.tables.timeouts import run_out_of_time
from tables.memory import MemoryLog
from tables.test_tables import ANN, BOB, EVE, NONCE, code_of, committed, played, record

DAN = "p-dan"
PEOPLE = (ANN, BOB, EVE, DAN)
START = 2_000
CLOCK = DecisionClock(seconds=30, window_seconds=20)
HERS = ("e2", "e3", "d3", "d4", "c4", "c5", "b5")  # squares to walk, without a repetition
HIS = ("e8", "e7", "f7", "f8", "f9", "g9", "g8")
BANK = BankClock(seconds=60, increment=5)


def begun(game: str = "quoridor", seats: int = 2, clock: Clock = CLOCK, options: str = '{"first":0}') -> Table:
    table = Table.load(record(game, seats=seats, clock=clock, options=options))
    for seat, person in enumerate(PEOPLE[:seats]):
        table = committed(table, seating.sit(table, seat, person, person, nonce=NONCE))
    table = committed(table, seating.request_start(table, ANN, START))
    return table.after(replace(table.record, clock_from_ms=0))


def out_of_time(table: Table, seat: Seat, late: int = 0) -> Table:
    deadline = deadline_of(table, seat)
    assert deadline is not None
    question, was_in_grace = table.question_rows[seat], is_in_grace(table, seat)
    return committed(table, run_out_of_time(table, seat, question, deadline + late, was_in_grace=was_in_grace))


def out_of_all_time(table: Table, seat: Seat) -> Table:
    """Also the grace period is over."""
    return out_of_time(out_of_time(table, seat), seat)


def kinds_of(jobs: Sequence[Job]) -> list[tuple[str, Seat, int]]:
    return [(job.kind, job.seat, job.when) for job in jobs]


def types_of(table: Table, row: int) -> list[str]:
    return [type(event).__name__ for event in events_of_row(table, table.history.rows[row - 1], None)]


def answered(table: Table, seat: Seat, text: str, now: int, source: str = "") -> Table:
    action = Action.parse(text)
    return committed(table, decisions.act(table, seat, action, table.question_rows[seat], now, source=source))


def test_a_decision_clock_gives_one_grace_period_per_seat_and_game() -> None:
    table = begun()
    assert kinds_of(jobs_of(table)) == [("clock", 0, START + 30_000)]
    in_grace = out_of_time(table, 0)
    assert in_grace.n == table.n, "nothing is written in the log"
    assert kinds_of(jobs_of(in_grace)) == [("grace", 0, START + 60_000)]
    told = seat_update(in_grace, 1, BOB)
    assert (told.in_grace, told.deadline_ms) == ((0,), START + 60_000)
    assert told.status is not None
    assert [seat.has_used_grace for seat in told.status.seats] == [True, False]
    later = played(in_grace, "move e2", "move e8", now=50_000)
    assert seat_update(later, 1, BOB).in_grace == ()
    assert kinds_of(jobs_of(later)) == [("clock", 0, 80_000)], "and no second one"
    assert out_of_time(later, 0).is_over


def test_a_grace_period_is_a_minute_at_most() -> None:
    in_grace = out_of_time(begun(clock=DecisionClock(seconds=300)), 0)
    assert kinds_of(jobs_of(in_grace)) == [("grace", 0, START + 360_000)]


@pytest.mark.parametrize("clock", [BANK, DaysClock(days=2)])
def test_other_clocks_have_no_grace_period(clock: Clock) -> None:
    assert out_of_time(begun(clock=clock), 0).is_over


def test_of_two_the_one_whose_time_is_out_loses() -> None:
    over = out_of_all_time(begun(), 0)
    assert over.turn == Over((1, 0), "timeout")
    assert (over.record.phase, jobs_of(over)) == ("over", ())
    assert types_of(over, over.n) == ["TimeRanOut"]
    text = format_file(over.file())
    assert "1 T timeout 0\n" in text
    assert verify(over.kit, parse_file(text)).turn() == over.turn
    told = seat_update(over, 1, BOB)
    assert told.over == over.turn


def test_tables_begun_before_there_was_losing_on_time_get_a_stand_in() -> None:
    table = begun()
    old = table.after(replace(table.record, loses_on_time=False))
    later = out_of_all_time(old, 0)
    assert (later.is_over, later.record.seats[0].bot) == (False, stand_ins.stand_in_bot(table.kit))


@pytest.mark.parametrize("game", ["quoridor", "pac-man"])
def test_of_more_a_stand_in_plays_on(game: str) -> None:
    table = begun(game, seats=3, options="{}")
    seat = table.asked[0]
    later = out_of_all_time(table, seat)
    assert later.record.seats[seat].bot == stand_ins.stand_in_bot(table.kit)
    assert types_of(later, later.n) == ["TimeRanOut", "StandInSeated"]
    (job,) = jobs_of(later)
    assert (job.kind, job.seat, job.at) == ("bot", seat, later.question_rows[seat])
    told = seat_update(later, seat, ANN)
    assert (told.question, told.menu, told.deadline_ms) == (None, (), 0), "the bot is asked, and no time runs for it"
    again = Table.load(later.record, _rows(later))
    assert types_of(again, later.n) == ["TimeRanOut", "StandInSeated"], "the log says so also after a restart"


def _rows(table: Table) -> list[LogRow]:
    """The log of a table as it is stored."""
    sources = dict.fromkeys(table.clock_rows, "clock")
    return [LogRow(row.n, row.seat, row.action, 99_000, sources.get(row.n, "")) for row in table.history.rows]


def test_two_seats_of_one_team_never_lose_on_time() -> None:
    """Pac-Man of three: two seats play the ghosts together, so a stand-in plays on."""
    table = begun("pac-man", seats=3, options="{}")
    assert not table.history.may_lose_on_time(table.asked[0])


def window(clock: Clock = CLOCK, seats: int = 3) -> Table:
    table = begun("gouda-gouda", seats=seats, clock=clock)
    while not table.is_anonymous:
        (seat,) = table.asked
        question = table.question_rows[seat]
        table = committed(table, decisions.act(table, seat, sample(table.menu(seat), Random(1)), question, START))
    return table


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("clock", [CLOCK, BANK])
def test_a_window_that_runs_out_is_a_pass_and_nobody_is_told_whose(clock: Clock, seats: int) -> None:
    table = window(clock, seats)
    later = out_of_time(table, 1, late=2_000)
    assert str(later.history.rows[-1]) == f"{later.n} 1 pass"
    assert (later.record.seats[1].bot, later.record.seats[1].grace_at) == ("", -1)
    assert 1 not in later.asked
    assert types_of(later, later.n) == []
    assert seat_update(later, 0, ANN).in_grace == ()


def test_a_window_that_runs_out_is_a_pass_also_with_cards_in_hand() -> None:
    table = window()
    forms = {form.verb for form in table.menu(1)}
    assert forms - {"pass"}, "Bob could play a card"
    assert out_of_time(table, 1).history.rows[-1].action == Action("pass")


def test_of_several_who_are_asked_everybody_is_told_whose_time_is_out_when() -> None:
    table = begun("gouda-gangster", seats=3, options="{}")
    assert seat_update(begun(), 1, BOB).deadlines == (), "one who is asked needs no list"
    later = out_of_time(table, 0)  # the grace period of one of them runs
    ends = {seat: deadline_of(later, seat) for seat in later.asked}
    assert ends[0] != ends[1]
    for seat, person in ((0, ANN), (1, BOB), (None, "")):
        assert dict(seat_update(later, seat, person).deadlines) == ends
    assert seat_update(later, 1, BOB).deadline_ms == ends[1]
    assert seat_update(window(), 0, ANN).deadlines == (), "in a window nobody learns who is asked"


def test_other_sealed_questions_take_the_stand_ins_choice() -> None:
    table = begun("gouda-gangster", seats=3, options="{}")
    assert len(table.asked) > 1
    assert not table.is_anonymous
    seat = table.asked[-1]
    later = out_of_all_time(table, seat)
    assert later.record.seats[seat].bot
    assert ("bot", seat) in [(job.kind, job.seat) for job in jobs_of(later)]
    assert {job.kind for job in jobs_of(later)} == {"bot", "clock"}, "the others keep their own time"


def test_a_clock_that_comes_late_changes_nothing() -> None:
    table = begun()
    with pytest.raises(Stale):
        run_out_of_time(out_of_time(table, 0), 0, 0, START + 31_000)  # it has given the grace period already
    with pytest.raises(Stale):
        run_out_of_time(table, 0, 0, START + 31_000, was_in_grace=True)
    later = played(table, "move e2", now=9_000)
    with pytest.raises(Stale):
        run_out_of_time(later, 0, 0, 99_000)
    assert code_of(run_out_of_time, out_of_all_time(begun(seats=3), 0), 0, 0, 999_000) == "stale"


def test_the_stand_in_is_the_middle_level_else_greedy_else_random() -> None:
    for game_id in games.packages():
        kit = games.find_kit(game_id)
        if kit.bots and (levels := len(kit.bots.levels)):
            assert stand_ins.stand_in_bot(kit) == f"level-{-(-levels // 2)}"
    bots = games.find_kit("quoridor").bots
    assert bots is not None
    kit = games.find_kit("quoridor")
    assert stand_ins.stand_in_bot(_kit(kit, BotKit(bots.evaluator, ()))) == "greedy"
    assert stand_ins.stand_in_bot(_kit(kit, None)) == "random"


def _kit(kit: GameKit, bots: BotKit | None) -> GameKit:
    return replace(kit, bots=bots)


def test_whoever_is_back_decides_from_the_next_question_on() -> None:
    table = out_of_all_time(begun(seats=3), 0)
    back = committed(table, stand_ins.reclaim_seat(table, 0, ANN, 90_000))
    assert back.n == table.n
    assert back.record.seats[0].is_returning
    assert [job.kind for job in jobs_of(back)] == ["bot"], "the question whose time was out is still the bot's"
    assert code_of(decisions.decide_action, back, _request(back), 90_001) == "bot-plays"
    later = answered(back, 0, "move e2", 90_500, source="bot")
    assert [str(row) for row in later.history.rows[-2:]] == [f"{later.n - 1} 0 move e2", f"{later.n} T human 0"]
    assert (later.record.seats[0].bot, later.record.seats[0].is_returning) == ("", False)
    assert Table.load(later.record, _rows(later)).digest == later.digest
    assert stand_ins.reclaim_seat(back, 0, ANN, 91_000).record is back.record, "a second tap changes nothing"


def test_whoever_was_coming_back_may_go_away_again() -> None:
    table = out_of_all_time(begun(seats=3), 0)
    back = committed(table, stand_ins.reclaim_seat(table, 0, ANN, 90_000))
    away = committed(back, stand_ins.seat_stand_in(back, 0, ANN, "greedy", 90_001))
    assert (away.record.seats[0].bot, away.record.seats[0].is_returning) == ("greedy", False)
    assert code_of(stand_ins.seat_stand_in, away, 0, ANN, "greedy", 90_002) == "seat-has-bot"


def _request(table: Table) -> decisions.ActionRequest:
    return decisions.ActionRequest(ANN, (Action.parse("move e2"),), table.question_rows[0], 0)


def test_a_stand_in_of_ones_own_choice_is_ended_at_once_and_its_late_answer_does_not_count() -> None:
    table = begun()
    away = committed(table, stand_ins.seat_stand_in(table, 0, ANN, "greedy", 3_000))
    back = committed(away, stand_ins.reclaim_seat(away, 0, ANN, 3_100))
    assert (back.record.seats[0].bot, back.record.seats[0].is_returning) == ("", False)
    with pytest.raises(Stale):
        decisions.act_for_bot(back, 0, "greedy", Action.parse("move e2"), back.question_rows[0], 3_200)
    assert [job.kind for job in jobs_of(back)] == ["clock"]


def test_whoever_is_back_while_not_asked_has_the_seat_at_once() -> None:
    table = answered(out_of_all_time(begun(seats=3), 0), 0, "move e2", 90_000, source="bot")
    back = committed(table, stand_ins.reclaim_seat(table, 0, ANN, 90_000))
    assert str(back.history.rows[-1].action) == "human 0"
    assert back.record.seats[0].bot == ""


def test_an_open_page_alone_is_not_back() -> None:
    table = out_of_all_time(begun(seats=3), 0)
    table = committed(table, seating.mark_away(table, ANN, 70_000))
    present = committed(table, seating.mark_present(table, ANN))
    assert present.record.seats[0].bot
    assert not present.record.seats[0].is_returning


def finish(table: Table, by_bot: Sequence[bool]) -> list[bool]:
    """Seat 0 makes so many decisions, and then the game is resigned; who of all is finished by a bot."""
    for number, bot in enumerate(by_bot):
        is_replaced = bot and table.record.seats[0].person
        if is_replaced:
            table = committed(table, stand_ins.seat_stand_in(table, 0, ANN, "greedy", 9_000))
        table = answered(table, 0, f"move {HERS[number]}", 9_000, source="bot" if bot else "")
        if is_replaced:
            table = committed(table, stand_ins.reclaim_seat(table, 0, ANN, 9_000))
        table = answered(table, 1, f"move {HIS[number]}", 9_000)
    done = committed(table, agreements.resign(table, 1, BOB, 10_000))
    told = seat_update(done, 0, ANN)
    assert told.status is not None
    told_of = [seat.finished_by_bot for seat in told.status.seats]
    file = parse_file(format_file(done.file()))
    assert [seat in finished_by_bot(file.rows) for seat in range(2)] == told_of, "its file says the same"
    return told_of


@pytest.mark.parametrize(
    ("by_bot", "finished"),
    [
        ((False, False, False, False), False),
        ((True, False, False, False), False),
        ((True, False, False), True),
        ((False, False, False, True), True),
        ((True, False, True, False, False, False, False), False),
    ],
)
def test_a_third_of_the_decisions_or_the_last_one_makes_a_seat_finished_by_a_bot(
    by_bot: Sequence[bool], finished: bool
) -> None:
    assert finish(begun(), by_bot) == [finished, False]


def test_everybody_knows_who_has_resigned_while_others_play_on() -> None:
    table = begun(seats=3)
    later = committed(table, agreements.resign(table, 1, BOB, START + 1))
    told = seat_update(later, 0, ANN)
    assert told.status is not None
    assert [seat.has_resigned for seat in told.status.seats] == [False, True, False]


def test_a_seat_of_a_bot_alone_is_not_finished_by_a_bot() -> None:
    table = Table.load(record())
    table = committed(table, seating.sit(table, 1, BOB, "Bob", nonce=NONCE))
    table = committed(table, seating.request_start(table, ANN, START, fill_with="greedy"))
    assert finish(table, (True, True)) == [False, False]


def test_with_several_asked_everybody_is_told_their_own_time() -> None:
    table = begun("gouda-gangster", seats=3, options="{}")
    assert len(table.asked) == 3
    in_grace = out_of_time(table, 0)
    deadlines = [seat_update(in_grace, seat, PEOPLE[seat]).deadline_ms for seat in range(3)]
    assert deadlines == [START + 60_000, START + 30_000, START + 30_000]
    assert seat_update(in_grace, None, "").deadline_ms == START + 30_000, "a spectator is told whose time is out first"


@pytest.mark.parametrize(("increment", "seconds", "left"), [(0, 600, 60_000), (5, 600, 60_000), (0, 20, 20_000)])
def test_whoever_comes_back_to_an_empty_bank_has_a_minute(increment: int, seconds: int, left: int) -> None:
    table = out_of_time(begun(seats=3, clock=BankClock(seconds=seconds, increment=increment)), 0)
    back = committed(table, stand_ins.reclaim_seat(table, 0, ANN, 700_000))
    for square in ("e2", "b5", "e8"):
        (seat,) = back.asked
        back = answered(back, seat, f"move {square}", 700_000, source="" if seat else "bot")
    assert (back.asked, back.record.seats[0].bot) == ((0,), "")
    assert deadline_of(back, 0) == 700_000 + left
    again = committed(back, run_out_of_time(back, 0, back.question_rows[0], 700_000 + left))
    assert again.record.seats[0].bot, "and then a bot plays for her again"


def test_a_bot_of_ones_own_choice_gives_and_takes_no_time() -> None:
    table = begun(seats=3, clock=BankClock(seconds=60, increment=0))
    away = committed(table, stand_ins.seat_stand_in(table, 0, ANN, "greedy", START + 50_000))
    back = committed(away, stand_ins.reclaim_seat(away, 0, ANN, START + 52_000))
    assert deadline_of(back, 0) == START + 60_000
    played_on = answered(away, 0, "move e2", START + 59_000, source="bot")
    assert played_on.time_spent == (50_000, 0, 0), "her own thoughts count, and not those of the bot"


async def think(bot: str, game_id: str, question: Question) -> Action:
    return make_bot("random", game_id, Random(question.seat)).choose(question)


class Still:
    """A clock that stands where it is put."""

    def __init__(self) -> None:
        self.ms = START

    def __call__(self) -> int:
        return self.ms


@pytest.mark.parametrize("seats", [2, 3])
def test_two_processes_end_or_fill_a_seat_once(seats: int) -> None:
    async def play() -> None:
        log, still = MemoryLog(), Still()
        desks = [TableRegistry(log) for _ in range(2)]
        runners = [JobRunner(desk, log, think, owner=str(n), now=still) for n, desk in enumerate(desks)]
        await desks[0].create(record(seats=seats, clock=CLOCK))
        for seat, person in enumerate(PEOPLE[:seats]):
            sit = partial(seating.sit, seat=seat, person=person, name=person, nonce=NONCE)
            await desks[0].commit("tbl-x", sit)
        await desks[1].commit("tbl-x", lambda table: seating.request_start(table, ANN, START))
        for _ in range(2):  # the clock, and the grace period
            (job,) = log.jobs["tbl-x"]
            still.ms = job.when
            await asyncio.gather(*(runner._run(job) for runner in runners))
        rows = [str(entry.action) for entry in log.entries["tbl-x"]]
        bot = stand_ins.stand_in_bot(games.find_kit("quoridor"))
        assert rows == ["timeout 0" if seats == 2 else f"bot 0 {bot}"]
        fresh = await TableRegistry(log).load("tbl-x")
        assert fresh.is_over is (seats == 2)
        if seats == 2:
            return
        (job,) = log.jobs["tbl-x"]
        still.ms += 60_000
        await asyncio.gather(*(runner._run(job) for runner in runners))
        assert [(entry.seat, entry.source) for entry in log.entries["tbl-x"]][1:] == [(0, "bot")]

    asyncio.run(play())
