"""Counts the files and functions that one wall goes through: `python tools/experiments/click_trace.py`.

A Quoridor table; two players are connected, without their sockets; docs/why/from-a-click.md has the numbers.
"""

import asyncio
import sys
import tempfile
import threading
from collections import Counter
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import cheeseboard
from cheeseboard.bus import MemoryBus
from cheeseboard.protocol.connection import TableConnection
from cheeseboard.protocol.subscribers import Subscriber
from cheeseboard.server.app import build_context
from cheeseboard.server.context import AppContext
from cheeseboard.server.settings import Settings
from cheeseboard.store import Store, file_url
from cheeseboard.tables import seating
from cheeseboard.tables.record import Person, SeatRecord, TableRecord
from cheeseboard.tables.table import Table

SOURCE = f"{Path(cheeseboard.__file__).parent}/"
NONCE = "00" * 16


class Trace:
    """Counts the calls of this project's functions in all threads that start after it, while `is_on`."""

    def __init__(self) -> None:
        self.is_on = False
        self.calls: Counter[tuple[str, str]] = Counter()
        threading.setprofile(self._count)
        sys.setprofile(self._count)

    def _count(self, frame: FrameType, event: str, argument: Any) -> None:
        code = frame.f_code
        if self.is_on and event == "call" and code.co_filename.startswith(SOURCE):
            self.calls[code.co_filename.removeprefix(SOURCE), code.co_qualname] += 1


async def trace_wall(folder: Path, trace: Trace) -> None:
    """Play a wall with two players connected, and wait until both have been sent it."""
    store = await Store.open(file_url(folder / "trace.db"))
    context = build_context(store, MemoryBus(), Settings(data=folder, url="http://127.0.0.1:8000"))
    seats = tuple(SeatRecord(name, name.title(), nonce=NONCE) for name in ("ann", "bob"))
    await context.registry.create(TableRecord("t", "ABCDEF", "quoridor", '{"first":0}', seats, "ann", bytes(32), 1_000))
    table = await context.registry.commit("t", partial(seating.request_start, person="ann", now=2_000))
    context.bus.listen(context.broadcaster.on_publish)
    clients = [Client(context, table, name) for name in ("ann", "bob")]
    for client in clients:
        await client.connection.receive('{"type": "hello", "have": -1}')
    await asyncio.sleep(0.5)  # until all that comes with a hello is sent
    wall = f'{{"type": "act", "action": "wall e3h", "question": {table.n}, "id": "c1"}}'
    for client in clients:
        client.updates = 0
    trace.is_on = True
    await clients[0].connection.receive(wall)
    while not all(client.updates for client in clients):
        await asyncio.sleep(0)
    trace.is_on = False
    context.broadcaster.close()
    await store.close()


class Client:
    """A client at the table; what its socket would send is only counted."""

    def __init__(self, context: AppContext, table: Table, name: str) -> None:
        self._context = context
        self.updates = 0
        self.subscriber = Subscriber(table.record.id, Person(name, name.title()), self._flush)
        self.connection = TableConnection(context.table_services, self.subscriber, "127.0.0.1", lambda: 0.0)
        context.broadcaster.join(self.subscriber, table)

    def _flush(self) -> None:
        texts = [*self.subscriber.outbox, *self._context.broadcaster.pending_updates(self.subscriber)]
        self.subscriber.outbox.clear()
        self.updates += sum(b'"update"' in text for text in texts)


def main() -> None:
    """Print the files, with the number of functions and calls in each."""
    trace = Trace()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(trace_wall(Path(folder), trace))
    sys.setprofile(None)
    calls = {place: times for place, times in trace.calls.items() if not place[0].endswith(Path(__file__).name)}
    files = sorted({file for file, _ in calls})
    for file in files:
        here = [times for (other, _), times in calls.items() if other == file]
        print(f"{file}: {len(here)} functions, {sum(here)} calls")
    print(f"{len(files)} files, {sum(calls.values())} calls of {len(calls)} functions")


if __name__ == "__main__":
    main()
