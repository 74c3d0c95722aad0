"""A process that appends for ever and prints what was acknowledged, until it is killed.

`python appender.py URL TABLES`; each line of the output is `table head`, written after the answer.
"""

import asyncio
import os
import sys

from cheeseboard.core import Action
from cheeseboard.store import Store
from cheeseboard.tables.record import Change, LogRow


async def append_on(store: Store, table: str) -> None:
    found = await store.log.load(table)
    assert found is not None
    record, head = found[0], len(found[1])
    while True:
        count = 1 + head % 3
        rows = tuple(LogRow(n, 0, Action("move", ((f"r{n}",),)), n) for n in range(head + 1, head + count + 1))
        assert await store.log.append(table, head, 0, Change(record, rows), ())
        head += count
        os.write(1, f"{table} {head}\n".encode())


async def main(url: str, tables: list[str]) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(append_on(store, table) for table in tables))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
