"""Tables and rows for tests of the store, which does not care whether they make a game."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec.structs import replace

from cheeseboard.core import Action
from cheeseboard.store import Store
from cheeseboard.tables.record import Change, LogRow, SeatRecord, TableRecord, next_version

ANN, BOB = "p-ann", "p-bob"


def record(number: int = 0) -> TableRecord:
    return TableRecord(
        id=f"table-{number}",
        code=f"CODE{number:04}",
        game="quoridor",
        options='{"first":0}',
        seats=(SeatRecord(ANN, "Ann", nonce="0" * 32), SeatRecord(BOB, "Böb;“\\")),
        host=ANN,
        seed=bytes(range(32)),
        created=1_000 + number,
    )


def running(number: int = 0) -> TableRecord:
    return replace(record(number), phase="running", started_ms=2_000, names=("Ann", "Böb"), nonces=("0" * 32, ""))


def entries(head: int, count: int, mark: str = "e2") -> tuple[LogRow, ...]:
    return tuple(
        LogRow(n, n % 2 - 1, Action("move", ((mark,),)), 3_000 + n, "" if n % 3 else "clock", f"k-{n}" if n % 2 else "")
        for n in range(head + 1, head + 1 + count)
    )


def rows(kept: TableRecord, head: int, count: int, mark: str = "e2") -> Change:
    """So many rows more, the record as it was."""
    return Change(kept, entries(head, count, mark))


def renamed(kept: TableRecord, name: str) -> TableRecord:
    return next_version(kept, seats=(replace(kept.seats[0], name=name), *kept.seats[1:]))


@asynccontextmanager
async def opened(url: str, *, durable: bool = False) -> AsyncIterator[Store]:
    store = await Store.open(url, durable=durable)
    try:
        yield store
    finally:
        await store.close()
