"""Appends per second from many closed-loop writers.

`python tools/experiments/append_rate.py [URL]`
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from cheeseboard.core import Action
from cheeseboard.store import Store, file_url
from cheeseboard.tables.record import Change, LogRow, SeatRecord, TableRecord

WRITERS = 200
SECONDS = 5.0
WALL = Action.parse("wall e3h")


def record(number: int) -> TableRecord:
    """A running table."""
    return TableRecord(
        id=f"table-{number}",
        code=f"{number:06}",
        game="quoridor",
        options="{}",
        seats=(SeatRecord("p-ann", "Ann"), SeatRecord("p-bob", "Bob")),
        host="p-ann",
        seed=bytes(32),
        created=number,
        phase="running",
    )


async def measure(url: str, *, durable: bool) -> str:
    """How many appends a second this database takes."""
    store = await Store.open(url, durable=durable)
    records = [record(number) for number in range(WRITERS)]
    for each in records:
        await store.log.create(each)
    end = time.perf_counter() + SECONDS
    before, cpu = store.writer.commits, time.process_time()

    async def write(each: TableRecord) -> int:
        head = 0
        while time.perf_counter() < end:
            entry = LogRow(head + 1, head % 2, WALL, 1_700_000_000_000 + head, "", f"key-{head}")
            assert await store.log.append(each.id, head, 0, Change(each, (entry,)), ())
            head += 1
        return head

    done = sum(await asyncio.gather(*(write(each) for each in records)))
    commits, cpu = store.writer.commits - before, time.process_time() - cpu
    await store.close()
    return (
        f"{done / SECONDS:8.0f} appends/s, {done / commits:5.1f} to a transaction, {1e6 * cpu / done:5.0f} µs CPU each"
    )


async def main() -> None:
    """With and without waiting for the disk."""
    for durable in (True, False):
        with tempfile.TemporaryDirectory() as folder:
            url = sys.argv[1] if len(sys.argv) > 1 else file_url(Path(folder) / "rate.sqlite")
            print(f"durable {durable!s:5}: {await measure(url, durable=durable)}")


if __name__ == "__main__":
    asyncio.run(main())
