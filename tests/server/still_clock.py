"""A clock for a server in this process: it stands still while anybody has something to do, then jumps to what is due.

So nothing that is measured by it depends on how fast the machine is, and nobody waits for time to pass.
"""

import asyncio
import secrets
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Any
from zlib import crc32

import pytest
from msgspec import Struct

from cheeseboard.bots import Question
from cheeseboard.core import Action
from cheeseboard.server.bot_workers import WorkerPool, encode_question, run_bot
from cheeseboard.tables import clock, jobs
from cheeseboard.tables.beats import window_end
from cheeseboard.tables.jobs import JobRunner
from cheeseboard.tables.record import Job, Ms
from cheeseboard.tables.registry import TableRegistry
from cheeseboard.tables.table import Table
from server.players import Player

BEGIN: Ms = 1_700_000_000_000
LOOK_S = 0.002  # between two looks whether everybody is at rest


class _Asked(Struct, frozen=True):
    """A question that a bot has answered and whose answer waits for its time."""

    table: str
    seat: int
    at: int


class Thought:
    """Takes until its time has come, for whoever awaits it; who is called off before that may let it be."""

    def __init__(self, clock: "StillClock", asked: _Asked, when: Ms) -> None:
        self._clock = clock
        self._asked = asked
        self._when = clock._ready[asked] = when

    def __await__(self) -> Generator[Any, None, None]:
        return self._wait().__await__()

    async def _wait(self) -> None:
        while self._clock.ms < self._when:
            await asyncio.sleep(LOOK_S)
        self._clock._ready.pop(self._asked, None)


class StillClock:
    """What the server takes for the wall clock."""

    def __init__(self) -> None:
        self.ms = BEGIN
        self.players: list[Player] = []
        self._desks: list[TableRegistry] = []
        self._thinking: dict[asyncio.Task[Any], _Asked] = {}
        self._ready: dict[_Asked, Ms] = {}  # until when a bot's answer waits

    def time_ns(self) -> int:
        """As of the module `time`, of which a server uses nothing else for what is due."""
        return self.ms * 1_000_000

    @contextmanager
    def installed(self) -> Iterator[None]:
        """Servers that start meanwhile live by this clock."""
        start, let_bot_answer = JobRunner.start, JobRunner._let_bot_answer

        def remember(self_: JobRunner) -> None:
            self._desks.append(self_._registry)
            start(self_)

        async def note(self_: JobRunner, job: Job) -> None:
            task = asyncio.current_task()
            assert task
            self._thinking[task] = _Asked(job.table, job.seat, job.at)
            try:
                await let_bot_answer(self_, job)
            finally:
                self._ready.pop(self._thinking.pop(task), None)

        async def wait_until(_: JobRunner, when: Ms) -> None:
            task = asyncio.current_task()
            assert task
            self._ready[self._thinking[task]] = when
            while self.ms < when:
                await asyncio.sleep(LOOK_S)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(clock, "time", self)
            patch.setattr(jobs, "MAX_SLEEP_S", LOOK_S)
            patch.setattr(JobRunner, "start", remember)
            patch.setattr(JobRunner, "_let_bot_answer", note)
            patch.setattr(JobRunner, "_wait_until", wait_until)
            yield

    def think(self, table: str, seat: int, at: int, ms: Ms) -> "Thought":
        """Somebody takes this long, from now on, over the question that their seat was asked at row `at`.

        From now on, not from when the result is first awaited: the clock must not jump in between.
        """
        return Thought(self, _Asked(table, seat, at), self.ms + ms)

    async def go_on(self) -> None:
        """Jump from one due thing to the next until somebody cancels this."""
        while True:
            if job := self._next_due():
                self.ms = job
            await asyncio.sleep(LOOK_S)

    def standstill(self) -> str:
        """What each table waits for, when the clock has not moved for too long."""
        told = [f"it is {self.ms - BEGIN} ms, answers are ready at {[when - BEGIN for when in self._ready.values()]}"]
        for table in self._lives():
            name, held = table.record.id, [one.seat for one in table.record.held_answers]
            heard = {player.name: player.has_heard(table.n) for player in self.players if player.table == name}
            told.append(
                f"table {name}, {table.record.phase}, row {table.n}: asked {table.question_rows}, held {held}, "
                f"ends {[when - BEGIN for when in _ends(table)]}, has heard {heard}, at rest {self._is_at_rest(table)}"
            )
        return "\n".join(told)

    def _lives(self) -> list[Table]:
        return [table for registry in self._desks for table in [*registry._tables.values()] if not table.is_over]

    def _next_due(self) -> Ms | None:
        """When the next thing happens by itself, if nobody has anything to do before."""
        lives = self._lives()
        jobs = [*self._ready.values(), *(when for table in lives for when in _ends(table))]
        if not jobs or min(jobs) <= self.ms or not all(self._is_at_rest(table) for table in lives):
            return None
        return min(jobs)

    def _is_at_rest(self, live: Table) -> bool:
        """Whether everybody who is asked has answered, and everybody has heard all there is."""
        table = live.record.id
        answered = {held.seat for held in live.record.held_answers}
        if live.has_beat:  # who says nothing is at rest
            answered |= {seat for seat in live.asked if not live.record.seats[seat].bot}
        return (
            live.record.phase == "running"
            and all(
                seat in answered or _Asked(table, seat, live.question_rows[seat]) in self._ready for seat in live.asked
            )
            and all(player.has_heard(live.n) for player in self.players if player.table == table)
        )


def _ends(live: Table) -> list[Ms]:
    """When the window of a table ends, or answers that are held in it are played."""
    if not live.has_beat:
        return [held.until for held in live.record.held_answers if held.until]
    end = window_end(live)
    return [] if end is None else [end]


async def think_alike(self: WorkerPool, bot: str, game_id: str, question: Question) -> Action:
    """In place of `Thinkers.think`: the same bot answers the same question alike, and in this process."""
    sealed = encode_question(question)
    return Action.parse(run_bot(bot, game_id, sealed, crc32(sealed)))


class Numbered:
    """In place of the module `secrets` where tables are put up: the n-th table is the same in every run."""

    def __init__(self) -> None:
        self._tables = 0

    def token_urlsafe(self, size: int) -> str:
        """A table's id, which is made first."""
        self._tables += 1
        return f"{self._tables:0{size}}"

    def token_bytes(self, size: int) -> bytes:
        """Its seed."""
        return self._tables.to_bytes(size, "big")

    def choice(self, letters: str) -> str:
        """A letter of its code, which chance may choose."""
        return secrets.choice(letters)
