"""A clock for a server in this process: it stands still while anybody has something to do, then jumps to what is due.

So nothing that is measured by it depends on how fast the machine is, and nobody waits for time to pass.
"""

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from zlib import crc32

import pytest
from msgspec import Struct

from cheeseboard.bots import Question
from cheeseboard.core import Action
from cheeseboard.server import house
from cheeseboard.server.thinking import Thinkers, answer_in_worker, seal
from cheeseboard.tables import errands
from cheeseboard.tables.desk import Desk
from cheeseboard.tables.errands import Errands
from cheeseboard.tables.live import Live
from cheeseboard.tables.record import Due, Ms
from server.players import Player

BEGIN: Ms = 1_700_000_000_000
LOOK_S = 0.002  # between two looks whether everybody is at rest


class _Asked(Struct, frozen=True):
    """A question that a bot has answered and whose answer waits for its time."""

    table: str
    seat: int
    at: int


class StillClock:
    """What the server takes for the wall clock."""

    def __init__(self) -> None:
        self.ms = BEGIN
        self.players: list[Player] = []
        self._desks: list[Desk] = []
        self._thinking: dict[asyncio.Task[Any], _Asked] = {}
        self._ready: dict[_Asked, Ms] = {}  # until when a bot's answer waits

    def time_ns(self) -> int:
        """As of the module `time`, of which a server uses nothing else for what is due."""
        return self.ms * 1_000_000

    @contextmanager
    def installed(self) -> Iterator[None]:
        """Servers that start meanwhile live by this clock."""
        start, let_bot_answer = Errands.start, Errands._let_bot_answer

        def remember(self_: Errands) -> None:
            self._desks.append(self_._desk)
            start(self_)

        async def note(self_: Errands, due: Due) -> None:
            task = asyncio.current_task()
            assert task
            self._thinking[task] = _Asked(due.table, due.seat, due.at)
            try:
                await let_bot_answer(self_, due)
            finally:
                self._ready.pop(self._thinking.pop(task), None)

        async def wait_until(_: Errands, when: Ms) -> None:
            task = asyncio.current_task()
            assert task
            self._ready[self._thinking[task]] = when
            while self.ms < when:
                await asyncio.sleep(LOOK_S)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(house, "time", self)
            patch.setattr(errands, "time", self)
            patch.setattr(errands, "LONGEST_SLEEP_S", LOOK_S)
            patch.setattr(Errands, "start", remember)
            patch.setattr(Errands, "_let_bot_answer", note)
            patch.setattr(Errands, "_wait_until", wait_until)
            yield

    async def go_on(self) -> None:
        """Jump from one due thing to the next until somebody cancels this."""
        while True:
            if due := self._next_due():
                self.ms = due
            await asyncio.sleep(LOOK_S)

    def _next_due(self) -> Ms | None:
        """When the next thing happens by itself, if nobody has anything to do before."""
        lives = [live for desk in self._desks for live in [*desk._lives.values()] if not live.is_over]
        dues = [*self._ready.values(), *(held.until for live in lives for held in live.record.held)]
        if not dues or min(dues) <= self.ms or not all(self._is_at_rest(live) for live in lives):
            return None
        return min(dues)

    def _is_at_rest(self, live: Live) -> bool:
        """Whether everybody who is asked has answered, and everybody has heard all there is."""
        table = live.record.id
        answered = {held.seat for held in live.record.held}
        return (
            live.record.phase == "running"
            and all(seat in answered or _Asked(table, seat, live.asked_at[seat]) in self._ready for seat in live.asked)
            and all(player.has_heard(live.n) for player in self.players if player.table == table)
        )


async def think_alike(self: Thinkers, bot: str, game_id: str, question: Question) -> Action:
    """In place of `Thinkers.think`: the same bot answers the same question alike, and in this process."""
    sealed = seal(question)
    return Action.parse(answer_in_worker(bot, game_id, sealed, crc32(sealed)))


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
