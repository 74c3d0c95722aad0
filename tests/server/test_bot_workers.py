"""Bots in worker processes: they answer as elsewhere, a worker that dies is replaced, and none outlives its server."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cheeseboard.bots import Question, make_bot
from cheeseboard.core import CHANCE, Ask, Chance, canonical, sample
from cheeseboard.core.options import initial_state, read_options
from cheeseboard.core.playout import draw_outcome
from cheeseboard.games import find
from cheeseboard.server import bot_workers
from cheeseboard.server.bot_workers import WorkerPool, decode_question, encode_question, run_bot

PATIENCE_S = 300
THOUGHT_NS = 100_000_000


def question() -> Question:
    game = find("quoridor")
    state: Any = game.new(read_options(game, {"first": 0}), 2)
    return Question(0, game.view(state, 0), game.menu(state, 0), ())


def questions() -> Iterator[Question]:
    """A game of Quoridor with four seats and one with two, then earlier positions of both: all seats in turn."""
    asked = []
    for seats in (4, 2):
        game, rng = find("quoridor"), Random(seats)
        state = initial_state(game, game.spec.options(), seats)
        for _ in range(9):
            turn = game.turn(state)
            seat, action = CHANCE, None
            if isinstance(turn, Chance):
                action = draw_outcome(turn, rng)
            elif isinstance(turn, Ask):
                seat = turn.seats[0]
                asked.append(Question(seat, game.view(state, seat), game.menu(state, seat)))
                action = sample(asked[-1].menu, rng)
            assert action
            state = game.play(state, seat, action)
    yield from asked
    yield from asked[::-3]


def children() -> list[int]:
    return [child.pid or 0 for child in multiprocessing.active_children()]


@pytest.fixture
def workers() -> Callable[[], list[int]]:
    """The workers that this test has started; those of the test before may still be ending."""
    earlier = children()
    return lambda: [pid for pid in children() if pid not in earlier]


async def until_gone(pids: list[int]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while set(pids) & set(children()):
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


@pytest.mark.parametrize("bot", ["level-1", "level-4", "level-7"])
def test_a_bot_that_was_asked_before_answers_as_a_new_one(bot: str) -> None:
    async def work() -> None:
        thinkers = WorkerPool()
        try:
            for seed, asked in enumerate(questions()):
                fresh = str(make_bot(bot, "quoridor", Random(seed)).choose(asked))
                assert run_bot(bot, "quoridor", encode_question(asked), seed) == fresh
                if seed % 4 == 0:
                    assert await thinkers.run(run_bot, bot, "quoridor", encode_question(asked), seed) == fresh
        finally:
            thinkers.close()

    asyncio.run(work())


def test_only_few_bots_are_kept_and_only_those_that_can_restart() -> None:
    for bot in ("level-1", "greedy", "level-2", "random", "level-3"):
        run_bot(bot, "quoridor", encode_question(question()), 1)
    assert [bot for bot, _ in bot_workers._reusable_bots] == ["level-2", "level-3"]
    run_bot("level-2", "quoridor", encode_question(question()), 1)
    assert [bot for bot, _ in bot_workers._reusable_bots] == ["level-3", "level-2"]


def test_a_worker_that_dies_is_replaced_and_the_question_asked_again(workers: Callable[[], list[int]]) -> None:
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


def test_nobody_waits_for_a_bot_that_still_thinks_at_the_end(workers: Callable[[], list[int]]) -> None:
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
