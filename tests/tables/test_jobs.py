"""Errands: bots, clocks, orders and held answers happen by themselves, each exactly once."""

import asyncio
from random import Random

import pytest

from cheeseboard.bots import Question, make_bot
from cheeseboard.core import Action
from cheeseboard.core.gamefile import format_file, parse_file
from cheeseboard.core.verify import verify
from cheeseboard.tables import seating
from cheeseboard.tables.jobs import JobRunner
from cheeseboard.tables.record import Job
from cheeseboard.tables.registry import TableRegistry
from tables.memory import MemoryLog
from tables.test_tables import ANN, record


class Moments:
    """A clock that goes on by a second whenever it is asked, so that no test waits."""

    def __init__(self) -> None:
        self.ms = 0

    def __call__(self) -> int:
        self.ms += 1_000
        return self.ms


async def think(bot: str, game_id: str, question: Question) -> Action:
    return make_bot(bot, game_id, Random(question.seat)).choose(question)


def test_bots_play_a_game_to_its_end_through_two_processes() -> None:
    async def play() -> None:
        log, moments = MemoryLog(), Moments()
        desks = [TableRegistry(log) for _ in range(2)]
        jobs = [JobRunner(registry, log, think, owner=str(n), now=moments) for n, registry in enumerate(desks)]
        await desks[0].create(record(options='{"size":5,"first":0}'))
        await desks[0].commit("tbl-x", lambda table: seating.request_start(table, ANN, 0, fill_with="greedy"))
        for _ in range(200):
            for each in jobs:
                for job in await log.claim_jobs(moments(), "x", 0):
                    await each._run(job)
            if (await desks[0].refresh("tbl-x")).is_over:
                break
        table = await desks[0].load("tbl-x")
        assert table.is_over
        verify(table.kit, parse_file(format_file(table.file())))

    asyncio.run(play())


def test_the_loop_starts_works_and_stops() -> None:
    async def play() -> None:
        log = MemoryLog()
        registry = TableRegistry(log)
        jobs = JobRunner(registry, log, think, owner="x")
        registry.on_jobs = jobs.on_jobs_written
        await registry.create(record(options='{"size":3,"first":0}'))
        jobs.start()
        await registry.commit("tbl-x", lambda table: seating.request_start(table, ANN, 0, fill_with="greedy"))
        async with asyncio.timeout(300):
            while not (await registry.load("tbl-x")).is_over:
                await asyncio.sleep(0.05)
        await jobs.stop()

    asyncio.run(play())


@pytest.mark.parametrize("turns", range(6))
def test_the_loop_stops_also_when_it_is_nudged_in_the_same_moment(turns: int) -> None:
    async def work() -> None:
        log = MemoryLog()
        jobs = JobRunner(TableRegistry(log), log, think, owner="x")
        jobs.start()
        await asyncio.sleep(0.01)
        jobs.on_jobs_written([Job("tbl-x", 0, 0, "bot", 0)])
        for _ in range(turns):
            await asyncio.sleep(0)
        async with asyncio.timeout(300):
            await jobs.stop()

    asyncio.run(work())


def test_a_bot_that_answers_nonsense_does_not_stop_the_game() -> None:
    async def nonsense(bot: str, game_id: str, question: Question) -> Action:
        return Action("fly")

    async def play() -> None:
        log, moments = MemoryLog(), Moments()
        registry = TableRegistry(log)
        await registry.create(record())
        await registry.commit("tbl-x", lambda table: seating.request_start(table, ANN, 0, fill_with="greedy"))
        (job,) = log.jobs["tbl-x"]
        await JobRunner(registry, log, nonsense, owner="x", now=moments)._run(job)
        assert (await registry.load("tbl-x")).n == 1

    asyncio.run(play())
