"""Bots run in worker processes: a worker gets the question of one seat as bytes and returns the action as text."""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any, TypeVar, TypeVarTuple

import msgspec

from cheeseboard import games
from cheeseboard.arena.workers import WorkerGroup, stop_signals_blocked
from cheeseboard.bots import Bot, Question, make_bot
from cheeseboard.core import Action, Form, Menu, Seat
from cheeseboard.core.event import events_type
from cheeseboard.core.kit import ReusableBot

Given = TypeVarTuple("Given")
T = TypeVar("T")
BOT_CACHE_SIZE = 2  # a bot of Quoridor has a hash table of 16 MB
_reusable_bots: dict[tuple[str, str], ReusableBot] = {}  # of this worker by name and game, the longest unused first
_MENU = msgspec.msgpack.Decoder(tuple[Form, ...])


class _EncodedQuestion(msgspec.Struct, frozen=True, array_like=True):
    """A question as it is sent to a worker."""

    seat: Seat
    view: msgspec.Raw
    menu: msgspec.Raw
    events: msgspec.Raw


class WorkerPool:
    """A pool of worker processes that run bots."""

    def __init__(self, count: int = 1) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None
        self._workers: WorkerGroup | None = None

    async def ask_bot(self, bot: str, game_id: str, question: Question) -> Action:
        """The bot's answer."""
        return Action.parse(await self.run(run_bot, bot, game_id, encode_question(question), secrets.randbits(64)))

    async def run(self, work: Callable[[*Given], T], *given: *Given) -> T:
        """Run this in a worker; if it dies, try once more in a new one."""
        for attempt in (1, 2):
            try:
                with stop_signals_blocked():  # this may start a worker
                    answer = asyncio.get_running_loop().run_in_executor(self._workers_pool(), work, *given)
                return await answer
            except BrokenProcessPool:
                self.close()
                if attempt == 2:
                    raise
        raise AssertionError("two attempts end in an answer or an error")

    def close(self) -> None:
        """End the workers without waiting for answers."""
        if self._pool and self._workers:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._workers.close()
            self._pool = self._workers = None

    def _workers_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._workers = WorkerGroup()
            self._pool = self._workers.pool(self.count)
        return self._pool


async def no_local_bots(bot: str, game_id: str, question: Question) -> Action:
    """For a process without workers, which never claims a bot's job."""
    raise AssertionError("this process has no bot workers")


def encode_question(question: Question) -> bytes:
    """Encode the view, menu and events of one seat, and nothing else."""
    encode = msgspec.msgpack.encode
    parts = (msgspec.Raw(encode(part)) for part in (question.view, question.menu, question.events))
    return encode(_EncodedQuestion(question.seat, *parts))


def decode_question(game_id: str, encoded: bytes) -> Question:
    """Decode a question in the worker."""
    parts = msgspec.msgpack.decode(encoded, type=_EncodedQuestion)
    spec = games.find(game_id).spec
    view: Any = msgspec.msgpack.decode(parts.view, type=spec.view)
    events: tuple[Any, ...] = msgspec.msgpack.decode(parts.events, type=events_type(spec.events))
    menu: Menu = _MENU.decode(parts.menu)
    return Question(parts.seat, view, menu, events)


def run_bot(bot: str, game_id: str, encoded: bytes, seed: int) -> str:
    """Runs in the worker: the bot's answer as text."""
    return str(_find_bot(bot, game_id, Random(seed)).choose(decode_question(game_id, encoded)))


def _find_bot(bot: str, game_id: str, rng: Random) -> Bot:
    """A new bot, or one of an earlier question that was restarted and so answers as a new one would.

    A restarted bot remembers nothing, so it does not matter which table, seat or state it was asked about before.
    """
    found = _reusable_bots.pop((bot, game_id), None)
    if found:
        found.restart(rng)
    else:
        made = make_bot(bot, game_id, rng)
        if not isinstance(made, ReusableBot):
            return made
        found = made
    _reusable_bots[bot, game_id] = found
    if len(_reusable_bots) > BOT_CACHE_SIZE:
        del _reusable_bots[next(iter(_reusable_bots))]
    return found
