"""Hushed windows: no answer shows before the shortest time, and a bot's time says nothing of its thoughts."""

import asyncio
from random import Random

import pytest
from msgspec.structs import replace

from cheeseboard.bots import Question, make_bot, max_think_seconds
from cheeseboard.core import Action, Illegal, Seat, Stale, sample
from cheeseboard.protocol.updates import UpdateEncoder
from cheeseboard.tables import clock, decisions, seating
from cheeseboard.tables.clock import jobs_of, now_ms
from cheeseboard.tables.jobs import JobRunner, answer_delay
from cheeseboard.tables.record import BankClock, Clock, NoClock
from cheeseboard.tables.registry import TableRegistry
from cheeseboard.tables.table import Table
from cheeseboard.words.table_words import Translations
from tables.memory import MemoryLog
from tables.test_tables import ANN, BOB, EVE, NONCE, committed, record

PEOPLE = (ANN, BOB, EVE)
OPENED = 100_000
PASS = Action("pass")
NO_CLOCK = NoClock()


def window(by: Clock = NO_CLOCK) -> Table:
    """Gouda! Gouda! at its first window, which has just opened; Ann, Bob and Eve are asked."""
    table = Table.load(record("gouda-gouda", seats=3, options='{"first":0}', clock=by))
    for seat, person in enumerate(PEOPLE):
        table = committed(table, seating.sit(table, seat, person, person, nonce=NONCE))
    table = committed(table, seating.request_start(table, ANN, 1_000))
    while not table.is_anonymous:
        (seat,) = table.asked
        change = decisions.act(table, seat, sample(table.menu(seat), Random(1)), table.question_rows[seat], OPENED)
        table = committed(table, change)
    assert (table.asked, table.window_since) == ((0, 1, 2), OPENED)
    return table


def passed(table: Table, seat: Seat, after: int) -> Table:
    return committed(table, decisions.act(table, seat, PASS, table.question_rows[seat], OPENED + after))


def heard(before: Table, after: Table, seat: Seat | None) -> str:
    """What a listener is told who knew all of the table before."""
    encoder, person = UpdateEncoder(before, Translations()), PEOPLE[seat] if seat is not None else "p-somebody"
    _, known = encoder.encode_for(seat, person, None, "")
    encoder.advance(after)
    return encoder.encode_for(seat, person, known, "")[0].decode()


def test_early_answers_wait_and_nobody_hears_that_there_are_any() -> None:
    before = window()
    early = passed(before, 1, 300)
    assert early.n == before.n
    assert heard(before, early, 0) == heard(before, early, 2) == heard(before, early, None) == ""
    assert '"answer_is_held":true' in heard(before, early, 1)
    both = passed(early, 0, 900)
    assert heard(early, both, 1) == heard(early, both, None) == ""
    assert {(job.kind, job.when) for job in jobs_of(both)} == {("held", OPENED + clock.MIN_WINDOW_MS)}
    released = both
    for seat in (1, 0):
        at = released.question_rows[seat]
        released = committed(released, decisions.release_held(released, seat, at, OPENED + clock.MIN_WINDOW_MS))
    assert (released.n, released.asked) == (before.n + 2, (2,))
    assert passed(released, 2, clock.MIN_WINDOW_MS + 1).n > released.n, "later answers wait no more"


def test_a_seat_passes_a_window_unseen_and_nothing_else() -> None:
    table = window()
    unseen = decisions.ActionRequest(BOB, (PASS,), table.question_rows[1], 1, only_in_window=True)
    late = OPENED + clock.MIN_WINDOW_MS
    assert committed(table, decisions.decide_action(table, unseen, late)).asked == (0, 2)
    while table.is_anonymous:
        late += clock.MIN_WINDOW_MS
        for seat in table.asked:
            table = passed(table, seat, late - OPENED)
    (seat,) = table.asked
    asked = decisions.ActionRequest(PEOPLE[seat], (PASS,), table.question_rows[seat], seat, only_in_window=True)
    with pytest.raises(Illegal, match="not-a-window"):
        decisions.decide_action(table, asked, late)
    with pytest.raises(Stale):
        decisions.decide_action(table, replace(asked, question=asked.question - 1), late)


def test_a_standing_order_shows_no_earlier_than_a_quick_answer() -> None:
    """Neither that it was given, nor that it is carried out, reaches anybody else."""
    before = window()
    ordered = committed(before, seating.set_auto_pass(before, 1, BOB, "pass"))
    assert heard(before, ordered, 0) == heard(before, ordered, None) == ""
    (order,) = [job for job in jobs_of(ordered) if job.kind == "auto-pass"]
    assert order.when == OPENED
    carried_out = committed(ordered, decisions.act_by_default(ordered, 1, order.at, order.when, "auto-pass"))
    assert heard(ordered, carried_out, 0) == heard(ordered, carried_out, None) == ""
    assert [(job.seat, job.when) for job in jobs_of(carried_out)] == [
        (job.seat, job.when) for job in jobs_of(passed(before, 1, 700))
    ]


def test_planted_an_answer_that_shows_at_once_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "MIN_WINDOW_MS", 0)
    before = window()
    assert heard(before, passed(before, 1, 0), 0) != ""


def test_bots_among_themselves_need_no_time() -> None:
    table = window()
    alone = table.after(
        replace(table.record, seats=tuple(replace(seated, bot="random") for seated in table.record.seats))
    )
    assert passed(alone, 1, 0).n == alone.n + 1


def test_a_bank_that_ends_sooner_does_not_tell_who_has_answered() -> None:
    before = window(BankClock(seconds=600, increment=5))
    late = passed(before, 0, clock.MIN_WINDOW_MS)
    others = passed(before, 2, clock.MIN_WINDOW_MS)
    assert before.time_spent[0] > 0, "Ann has less time than the others"
    hers, theirs = (heard(before, after, 1) for after in (late, others))
    assert '"deadline_ms":' in hers
    assert hers.replace(late.digest.hex(), "") == theirs.replace(others.digest.hex(), "")


@pytest.mark.parametrize("takes_ms", [0, 40])
def test_a_bot_answers_after_the_same_time_however_long_it_thought(
    monkeypatch: pytest.MonkeyPatch, takes_ms: int
) -> None:
    monkeypatch.setattr(clock, "MIN_BOT_DELAY_MS", 120)

    async def think(bot: str, game_id: str, question: Question) -> Action:
        await asyncio.sleep(takes_ms / 1_000)
        return make_bot(bot, game_id, Random(1)).choose(question)

    async def play() -> None:
        log = MemoryLog()
        registry = TableRegistry(log)
        await registry.create(record())
        await registry.commit("tbl-x", lambda table: seating.request_start(table, ANN, now_ms(), fill_with="random"))
        (job,) = log.jobs["tbl-x"]
        await JobRunner(registry, log, think, owner="x").run_job(job)
        (entry,) = log.entries["tbl-x"]
        assert entry.ms >= job.when + clock.MIN_BOT_DELAY_MS

    asyncio.run(play())


def test_where_cards_are_hidden_a_bot_answers_no_sooner_than_its_longest_thought() -> None:
    hidden, shown = window(), Table.load(record())
    assert answer_delay(hidden, 0, "greedy") == answer_delay(shown, 0, "greedy@2s") == clock.MIN_BOT_DELAY_MS
    assert answer_delay(hidden, 0, "greedy@2s") > 2_000
    assert max_think_seconds("level-1@0.3s", hidden.record.game) == 0.3
