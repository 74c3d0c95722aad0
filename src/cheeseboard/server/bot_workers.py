"""Bots think in worker processes: what crosses the border is the question of their seat, as bytes, and a text back."""

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
from cheeseboard.bots import Question, make_bot
from cheeseboard.core import Action, Form, Menu, Seat
from cheeseboard.core.event import events_type

Given = TypeVarTuple("Given")
T = TypeVar("T")
_MENU = msgspec.msgpack.Decoder(tuple[Form, ...])


class _Sealed(msgspec.Struct, frozen=True, array_like=True):
    """A question on its way to a worker."""

    seat: Seat
    view: msgspec.Raw
    menu: msgspec.Raw
    events: msgspec.Raw


class WorkerPool:
    """A pool of worker processes in which bots think."""

    def __init__(self, count: int = 1) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None
        self._workers: WorkerGroup | None = None

    async def ask_bot(self, bot: str, game_id: str, question: Question) -> Action:
        """What this bot answers."""
        return Action.parse(await self.run(run_bot, bot, game_id, encode_question(question), secrets.randbits(64)))

    async def run(self, work: Callable[[*Given], T], *given: *Given) -> T:
        """Do this in a worker; one that dies is replaced and asked again once."""
        for attempt in (1, 2):
            try:
                with stop_signals_blocked():  # this may start a worker
                    answer = asyncio.get_running_loop().run_in_executor(self._workers_pool(), work, *given)
                return await answer
            except BrokenProcessPool:
                self.close()
                if attempt == 2:
                    raise
        raise AssertionError("two attempts end in an answer or a fault")

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
    """In a process without workers no bot is ever asked."""
    raise AssertionError("a question that was left to other processes came here")


def encode_question(question: Question) -> bytes:
    """The question as bytes: view, menu and events of one seat, and nothing else."""
    encode = msgspec.msgpack.encode
    parts = (msgspec.Raw(encode(part)) for part in (question.view, question.menu, question.events))
    return encode(_Sealed(question.seat, *parts))


def decode_question(game_id: str, sealed: bytes) -> Question:
    """The question that came over the border."""
    box = msgspec.msgpack.decode(sealed, type=_Sealed)
    facts = games.find(game_id).spec
    view: Any = msgspec.msgpack.decode(box.view, type=facts.view)
    events: tuple[Any, ...] = msgspec.msgpack.decode(box.events, type=events_type(facts.events))
    menu: Menu = _MENU.decode(box.menu)
    return Question(box.seat, view, menu, events)


def run_bot(bot: str, game_id: str, sealed: bytes, seed: int) -> str:
    """Runs in the worker: wake the bot, let it choose, and say its choice in words."""
    return str(make_bot(bot, game_id, Random(seed)).choose(decode_question(game_id, sealed)))
