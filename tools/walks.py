"""Traces which files and functions four things pass at a real table: `python tools/walks.py [--files] [walk …]`.

`click`: a wall in Quoridor, from the client's message to both players' updates.
`bot`: a bot's turn, from the due job to the update.
`window`: a reaction window in Gouda! Gouda!, from the first answer to the update that closes it.
`match`: a whole match game between two bots.

Only our own code counts. The socket is left out, and bots answer in this process.
"""

import argparse
import asyncio
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import msgspec

import cheeseboard
from cheeseboard.arena.match import ScheduledGame, play_scheduled
from cheeseboard.bots import Question
from cheeseboard.core import Action, sample
from cheeseboard.core.options import read_options
from cheeseboard.games import find
from cheeseboard.protocol.broadcast import Subscriber
from cheeseboard.protocol.connection import TableConnection
from cheeseboard.server.app import build_context
from cheeseboard.server.bot_workers import encode_question, run_bot
from cheeseboard.server.context import AppContext
from cheeseboard.server.settings import Settings
from cheeseboard.store import Store, file_url
from cheeseboard.tables import seating
from cheeseboard.tables.jobs import JobRunner
from cheeseboard.tables.record import Person, SeatRecord, TableRecord
from cheeseboard.tables.table import Table

SOURCE = Path(cheeseboard.__file__).parent
PEOPLE = [Person(f"p-{name.lower()}", name) for name in ("Ann", "Bob", "Eve")]


class Trace:
    """Counts calls of our own functions, in every thread that starts after it."""

    def __init__(self) -> None:
        self.calls: Counter[tuple[str, str]] = Counter()
        self._is_on = False
        threading.setprofile(self._note)
        sys.setprofile(self._note)

    @contextmanager
    def recording(self) -> Iterator[None]:
        """Count what is called meanwhile."""
        self.calls.clear()
        self._is_on = True
        try:
            yield
        finally:
            self._is_on = False

    def _note(self, frame: FrameType, event: str, arg: object) -> None:
        if self._is_on and event == "call":
            code = frame.f_code
            if code.co_filename.startswith(str(SOURCE)) and not code.co_name.endswith("comp>"):
                self.calls[code.co_filename, code.co_qualname] += 1


class Client:
    """One connected person, with the bytes that were sent to them instead of a socket."""

    def __init__(self, context: AppContext, table: Table, person: Person) -> None:
        self.person = person
        self.row = -1  # the newest it was sent
        self._context = context
        self._subscriber = Subscriber(table.record.id, person, self._flush)
        context.broadcaster.join(self._subscriber, table)
        self._connection = TableConnection(context.table_services, self._subscriber, "127.0.0.1", lambda: 0.0)

    def _flush(self) -> None:
        replies, self._subscriber.outbox = self._subscriber.outbox, []
        assert not any(b'"refusal"' in reply for reply in replies), replies
        for update in self._context.broadcaster.pending_updates(self._subscriber):
            self.row = msgspec.json.decode(update)["n"]

    async def say(self, **message: object) -> None:
        """Send one message."""
        assert await self._connection.receive(msgspec.json.encode(message).decode()) is None


class RealTable:
    """A running table of a real server without its sockets."""

    def __init__(self, context: AppContext, table: Table, clients: list[Client]) -> None:
        self._context = context
        self._id = table.record.id
        self.clients = clients
        self.jobs = JobRunner(context.registry, context.store.log, _ask_bot, owner="walks")
        context.registry.on_jobs = self.jobs.on_jobs_written

    @property
    def now(self) -> Table:
        """The table as it stands."""
        table = self._context.registry.cached(self._id)
        assert table is not None
        return table

    def click(self, seat: int, action: Action | str) -> Callable[[], Awaitable[None]]:
        """What sends this seat's answer to the question it is asked."""
        client = next(each for each in self.clients if each.person.id == self.now.record.seats[seat].person)
        question, action_id = self.now.question_rows[seat], f"c{seat}-{self.now.n}"
        return lambda: client.say(type="act", action=str(action), question=question, seat=seat, id=action_id)

    async def act(self, action: Action | str) -> None:
        """Whoever is asked first answers, and everybody hears of it."""
        row = self.now.n + 1
        await self.click(self.now.asked[0], action)()
        await self.reach(row)

    async def reach(self, row: int) -> None:
        """Wait until every client was sent this row."""
        while any(client.row < row for client in self.clients):
            await asyncio.sleep(0.001)


async def _ask_bot(bot: str, game_id: str, question: Question) -> Action:
    """What a worker process does, in this one."""
    return Action.parse(run_bot(bot, game_id, encode_question(question), 1))


@asynccontextmanager
async def real_table(game: str, seats: tuple[SeatRecord, ...], options: str) -> AsyncIterator[RealTable]:
    """A table at which the game has begun and every person is connected."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(file_url(Path(folder) / "walks.sqlite"))
        context = build_context(store, Settings(data=Path(folder)))
        host = PEOPLE[0]
        record = TableRecord("walks", "ABCDEF", game, options, seats, host.id, bytes(32), 1)
        await context.registry.create(record)
        table = await context.registry.commit("walks", lambda table: seating.request_start(table, host.id, 1))
        people = {seat.person for seat in seats}
        there = RealTable(context, table, [Client(context, table, each) for each in PEOPLE if each.id in people])
        for client in there.clients:
            await client.say(type="hello", have=-1)
        await there.reach(table.n)
        yield there
        await there.jobs.stop()
        context.broadcaster.close()
        await store.close()


def seated(*people: Person) -> tuple[SeatRecord, ...]:
    """These people side by side, each with a nonce."""
    return tuple(SeatRecord(person.id, person.name, nonce="0" * 32) for person in people)


async def walk_click(trace: Trace) -> None:
    """A wall, after both have played once: what is made once for all is not counted."""
    async with real_table("quoridor", seated(*PEOPLE[:2]), '{"first":0}') as table:
        for action in ("move e2", "move e8", "wall a1h", "wall c2v"):
            await table.act(action)
        click = table.click(0, "wall e3h")
        with trace.recording():
            await click()
            await table.reach(5)


async def walk_bot(trace: Trace) -> None:
    """A bot's second turn."""
    async with real_table("quoridor", (*seated(PEOPLE[0]), SeatRecord(bot="greedy")), '{"first":0}') as table:
        table.jobs.start()
        await table.act("move e2")
        await table.reach(2)
        await table.jobs.stop()
        await table.act("move e3")
        with trace.recording():
            table.jobs.start()
            await table.reach(4)


async def walk_window(trace: Trace) -> None:
    """Three players pass in a reaction window; what comes early is held until the window may close."""
    async with real_table("gouda-gouda", seated(*PEOPLE), '{"first":0}') as table:
        table.jobs.start()
        rng = Random(1)
        while not table.now.is_anonymous:
            await table.act(sample(table.now.menu(table.now.asked[0]), rng))
        clicks = [table.click(seat, "pass") for seat in table.now.asked]
        row = table.now.n + len(clicks)
        with trace.recording():
            for click in clicks:
                await click()
            await table.reach(row)


async def walk_match(trace: Trace) -> None:
    """The second game of a match between two bots."""
    options = read_options(find("quoridor"), {})
    play_scheduled("quoridor", options, 1, ScheduledGame(("greedy", "random"), 0))
    with trace.recording():
        play_scheduled("quoridor", options, 1, ScheduledGame(("greedy", "random"), 1))


WALKS: Mapping[str, Callable[[Trace], Coroutine[Any, Any, None]]] = {
    "click": walk_click,
    "bot": walk_bot,
    "window": walk_window,
    "match": walk_match,
}


def main() -> None:
    """Walk, and print what was passed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("walks", nargs="*", default=list(WALKS), metavar="walk", help=" | ".join(WALKS))
    parser.add_argument("--files", action="store_true", help="name the files, each with its functions and calls")
    given = parser.parse_args()
    trace = Trace()
    for name in given.walks:
        asyncio.run(WALKS[name](trace))
        files = Counter(file for file, _ in trace.calls)
        print(f"{name}: {len(files)} files, {len(trace.calls)} functions, {trace.calls.total()} calls")
        for file in sorted(files) if given.files else ():
            calls = sum(count for (where, _), count in trace.calls.items() if where == file)
            print(f"  {Path(file).relative_to(SOURCE)}: {files[file]} functions, {calls} calls")


if __name__ == "__main__":
    main()
