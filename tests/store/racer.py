"""A process that races for a table: tries to append 1 to 4 rows at a time and prints what it won.

`python racer.py URL TABLE NAME TRIES`; each line of the output is `head count mark`, written after the answer.
"""

import asyncio
import sys
from random import Random

from cheeseboard.core import Action
from cheeseboard.store import Store
from cheeseboard.tables.record import Change, LogRow, next_version


async def race(url: str, table: str, name: str, tries: int) -> None:
    store = await Store.open(url)
    rng = Random(name)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    sys.stdin.readline()
    for number in range(tries):
        found = await store.log.load(table)
        assert found is not None
        record, log = found
        head, mark, count = len(log), f"{name}-{number}", rng.randint(1, 4)
        rows = tuple(LogRow(n, 0, Action("move", ((mark,),)), n) for n in range(head + 1, head + count + 1))
        change = Change(next_version(record, rematch=mark) if rng.random() < 0.3 else record, rows)
        if await store.log.append(table, head, record.version, change, ()):
            sys.stdout.write(f"{head} {count} {mark}\n")
            sys.stdout.flush()
    await store.close()


if __name__ == "__main__":
    asyncio.run(race(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])))
