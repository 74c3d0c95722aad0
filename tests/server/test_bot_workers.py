"""Bots in worker processes: they answer as elsewhere, a worker that dies is replaced, and none outlives its server."""

import asyncio
import multiprocessing
import os
import signal
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cheeseboard.bots import Question, make_bot
from cheeseboard.core import canonical
from cheeseboard.core.options import parse_options
from cheeseboard.games import find
from cheeseboard.server.bot_workers import WorkerPool, decode_question, encode_question

PATIENCE_S = 300
THOUGHT_NS = 100_000_000


def question() -> Question:
    game = find("quoridor")
    state: Any = game.new(parse_options(game, '{"first":0}'), 2)
    return Question(0, game.view(state, 0), game.menu(state, 0), ())


def workers() -> list[int]:
    return [child.pid or 0 for child in multiprocessing.active_children()]


async def until_gone(pids: list[int]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while set(pids) & set(workers()):
            await asyncio.sleep(0.02)


async def until_busy(pid: int) -> None:
    """Wait until this worker has begun to think: it has used its processor for longer than any answer takes to send."""
    path = Path(f"/proc/{pid}/schedstat")
    begun = int(path.read_text().split()[0])
    async with asyncio.timeout(PATIENCE_S):
        while int(path.read_text().split()[0]) < begun + THOUGHT_NS:
            await asyncio.sleep(0.01)


def test_a_question_survives_its_way_to_a_worker() -> None:
    assert decode_question("quoridor", encode_question(question())) == question()
    assert canonical(question().menu, make_bot("greedy", "quoridor", Random(1)).choose(question()))


def test_a_worker_that_dies_is_replaced_and_the_question_asked_again() -> None:
    async def work() -> None:
        thinkers = WorkerPool()
        try:
            assert canonical(question().menu, await thinkers.ask_bot("greedy", "quoridor", question()))
            (pid,) = workers()
            os.kill(pid, signal.SIGKILL)
            assert canonical(question().menu, await thinkers.ask_bot("greedy", "quoridor", question()))
            assert pid not in workers()
        finally:
            thinkers.close()

    asyncio.run(work())


def test_nobody_waits_for_a_bot_that_still_thinks_at_the_end() -> None:
    async def work() -> None:
        thinkers = WorkerPool()
        await thinkers.ask_bot("random", "quoridor", question())
        pids = workers()
        context = asyncio.create_task(thinkers.ask_bot("minimax-20", "quoridor", question()))
        await until_busy(pids[0])
        assert not context.done()
        context.cancel()
        with pytest.raises(asyncio.CancelledError):
            await context
        thinkers.close()
        await until_gone(pids)

    asyncio.run(work())
