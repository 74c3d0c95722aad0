"""The start: first the commitment, then everybody's nonce, then the first draw; who gives none in time has none."""

import asyncio
from functools import partial

import pytest

from cheeseboard.core import TABLE
from cheeseboard.core.chance import draw_key
from cheeseboard.core.gamefile import format_file, parse_file
from cheeseboard.core.verify import verify
from cheeseboard.protocol.updates import table_status
from cheeseboard.tables import agreements, seating
from cheeseboard.tables.clock import jobs_of
from cheeseboard.tables.jobs import JobRunner
from cheeseboard.tables.record import Job
from cheeseboard.tables.registry import TableRegistry
from cheeseboard.tables.table import Table
from tables.memory import MemoryLog
from tables.test_jobs import think
from tables.test_tables import ANN, BOB, EVE, NONCE, code_of, committed, record

OTHER = "ab" * 16


def asked() -> Table:
    """Ann and Bob sit, Ann twice; Ann has asked for the start and given her nonce with it."""
    table = Table.load(record(seats=4, options="{}"))
    for seat, person in ((0, ANN), (1, BOB), (2, ANN)):
        table = committed(table, seating.sit(table, seat, person, person[2:]))
    return committed(table, seating.request_start(table, ANN, 1_000, fill_with="random", nonce=NONCE))


def test_the_game_waits_for_everybodys_nonce_and_begins_with_the_last() -> None:
    table = asked()
    assert (table.record.phase, table_status(table, BOB).start_by_ms) == ("open", 6_000)
    assert table_status(table, BOB).commitment == table.commitment
    assert table.n == 0, "nothing is drawn yet"
    begun = committed(table, seating.give_nonce(table, BOB, OTHER, 1_500))
    assert begun.record.nonces == (NONCE, OTHER, NONCE, "")
    assert begun.draw_key == draw_key(begun.record.seed, "tbl-x", (NONCE, OTHER, NONCE, ""))
    assert (begun.record.phase, begun.record.started_ms, begun.n) == ("running", 1_500, 1)
    assert table_status(begun, BOB).start_by_ms == 0
    assert begun.record.version == table.record.version + 1


def test_the_first_draws_are_played_once() -> None:
    table = asked()
    change = seating.give_nonce(table, BOB, OTHER, 1_500)
    begun = table.after(change.record, change.rows, change.states)
    assert len(change.states) == len(change.rows) == 1
    assert begun.history.states[1] is change.states[0]
    assert begun.history.states == Table.load(change.record, change.rows).history.states


def test_between_the_question_and_the_start_nobody_sits_or_leaves() -> None:
    table = asked()
    assert code_of(seating.stand_up, table, 1, BOB) == "already-started"
    assert code_of(seating.swap, table, 1, 3, BOB) == "already-started"
    assert code_of(seating.seat_bot, table, 3, ANN, "greedy") == "already-started"
    assert code_of(seating.request_start, table, ANN, 2_000) == "already-started"
    assert code_of(seating.give_nonce, table, EVE, OTHER, 2_000) == "not-at-this-table"


def test_what_is_given_stays() -> None:
    table = asked()
    table = committed(table, seating.give_nonce(table, ANN, OTHER, 1_200))
    assert table.record.seats[0].nonce == table.record.seats[2].nonce == NONCE
    begun = committed(table, seating.give_nonce(table, BOB, OTHER, 1_500))
    assert seating.give_nonce(begun, BOB, OTHER, 1_600).record is begun.record, "a page may send it twice"
    assert seating.give_nonce(begun, BOB, "cd" * 16, 1_600).record is begun.record


def test_a_nonce_that_comes_too_late_is_refused() -> None:
    table = asked()
    begun = committed(table, seating.start_without_nonces(table, 6_000))
    assert code_of(seating.give_nonce, begun, BOB, OTHER, 6_001) == "already-started"


def test_who_gives_nothing_in_time_has_no_nonce_and_the_game_can_be_checked() -> None:
    async def play() -> Table:
        log, clock = MemoryLog(), [1_000]
        registry = TableRegistry(log)
        jobs = JobRunner(registry, log, think, owner="x", now=lambda: clock[0])
        table = asked()
        await registry.create(table.record)
        await registry.commit("tbl-x", lambda table: seating.choose_avatar(table, 1, BOB, "fox"))
        (job,) = log.jobs["tbl-x"]
        assert job == Job("tbl-x", TABLE, 0, "start", 6_000)
        await jobs.run_job(job)
        assert (await registry.load("tbl-x")).record.phase == "open", "five seconds are not over"
        clock[0] = 6_000
        await jobs.run_job(job)
        begun = await registry.load("tbl-x")
        assert begun.record.nonces == (NONCE, "", NONCE, "")
        await jobs.run_job(job)
        assert await registry.load("tbl-x") is begun, "once is enough"
        for seat, person in ((0, ANN), (1, BOB), (2, ANN)):
            await registry.commit("tbl-x", partial(agreements.resign, seat=seat, person=person, now=9_000))
        return await registry.load("tbl-x")

    table = asyncio.run(play())
    file = parse_file(format_file(table.file()))
    assert file["Nonces"] == f"{NONCE};;{NONCE};"
    verify(table.kit, file)


@pytest.mark.parametrize("nonce", [NONCE, OTHER])
def test_a_single_person_among_bots_begins_at_once(nonce: str) -> None:
    table = Table.load(record(seats=2, options="{}"))
    table = committed(table, seating.sit(table, 0, ANN, "Ann"))
    table = committed(table, seating.request_start(table, ANN, 1_000, fill_with="random", nonce=nonce))
    assert table.record.phase == "running"
    assert not any(job.kind == "start" for job in jobs_of(table))
