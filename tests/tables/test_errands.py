"""Errands: bots, clocks, orders and held answers happen by themselves, each exactly once."""

import asyncio
from random import Random

import pytest

from cheeseboard.bots import Question, make_bot
from cheeseboard.core import Action
from cheeseboard.core.gamefile import format_file, parse_file
from cheeseboard.core.verify import verify
from cheeseboard.tables import seating
from cheeseboard.tables.desk import Desk
from cheeseboard.tables.errands import Errands
from cheeseboard.tables.record import DecisionClock, Due
from tables.memory import MemoryBell, MemoryLog
from tables.test_tables import ANN, BOB, NONCE, record


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
        desks = [Desk(log, MemoryBell()) for _ in range(2)]
        errands = [Errands(desk, log, think, owner=str(n), now=moments) for n, desk in enumerate(desks)]
        await desks[0].open(record(options='{"size":5,"first":0}'))
        await desks[0].change("tbl-x", lambda live: seating.start(live, ANN, 0, fill_with="greedy"))
        for _ in range(200):
            for each in errands:
                for due in await log.claim_due(moments(), "x", 0):
                    await each._run(due)
            if (await desks[0].catch_up("tbl-x")).is_over:
                break
        live = await desks[0].look("tbl-x")
        assert live.is_over
        verify(live.game, parse_file(format_file(live.file())))

    asyncio.run(play())


def test_the_clock_answers_for_a_person_once() -> None:
    async def play() -> None:
        log, moments = MemoryLog(), Moments()
        desk = Desk(log, MemoryBell())
        errands = Errands(desk, log, think, owner="x", now=moments)
        await desk.open(record(clock=DecisionClock(seconds=5)))
        await desk.change("tbl-x", lambda live: seating.sit(live, 0, ANN, "Ann", nonce=NONCE))
        await desk.change("tbl-x", lambda live: seating.sit(live, 1, BOB, "Bob", nonce=NONCE))
        await desk.change("tbl-x", lambda live: seating.start(live, ANN, 0))
        (due,) = log.dues["tbl-x"]
        await errands._run(due)
        await errands._run(due)
        assert [(entry.seat, entry.by) for entry in log.entries["tbl-x"]] == [(0, "clock")]

    asyncio.run(play())


def test_the_loop_starts_works_and_stops() -> None:
    async def play() -> None:
        log, bell = MemoryLog(), MemoryBell()
        desk = Desk(log, bell)
        errands = Errands(desk, log, think, owner="x")
        desk.on_dues = errands.expect
        await desk.open(record(options='{"size":3,"first":0}'))
        errands.start()
        await desk.change("tbl-x", lambda live: seating.start(live, ANN, 0, fill_with="greedy"))
        async with asyncio.timeout(300):
            while not (await desk.look("tbl-x")).is_over:
                await asyncio.sleep(0.05)
        await errands.stop()

    asyncio.run(play())


@pytest.mark.parametrize("turns", range(6))
def test_the_loop_stops_also_when_it_is_nudged_in_the_same_moment(turns: int) -> None:
    async def work() -> None:
        log = MemoryLog()
        errands = Errands(Desk(log, MemoryBell()), log, think, owner="x")
        errands.start()
        await asyncio.sleep(0.01)
        errands.expect([Due("tbl-x", 0, 0, "bot", 0)])
        for _ in range(turns):
            await asyncio.sleep(0)
        async with asyncio.timeout(300):
            await errands.stop()

    asyncio.run(work())


def test_a_bot_that_answers_nonsense_does_not_stop_the_game() -> None:
    async def nonsense(bot: str, game_id: str, question: Question) -> Action:
        return Action("fly")

    async def play() -> None:
        log, moments = MemoryLog(), Moments()
        desk = Desk(log, MemoryBell())
        await desk.open(record())
        await desk.change("tbl-x", lambda live: seating.start(live, ANN, 0, fill_with="greedy"))
        (due,) = log.dues["tbl-x"]
        await Errands(desk, log, nonsense, owner="x", now=moments)._run(due)
        assert (await desk.look("tbl-x")).n == 1

    asyncio.run(play())
