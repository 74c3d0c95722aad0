"""What it takes to open a table of some 300 rows: read from SQLite (time), played again (CPU time); see docs/why.

`python tools/experiments/opening_time.py`
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

from cheeseboard.core import sample
from cheeseboard.store import Store, file_url
from cheeseboard.tables import decisions, seating
from cheeseboard.tables.record import Change, LogRow, SeatRecord, TableRecord
from cheeseboard.tables.table import Table

TABLES = (("quoridor", 4), ("pac-man", 5), ("gouda-gouda", 4), ("gouda-gangster", 6))
ROWS = 300
TIMES = 7


def played(game: str, seats: int, seed: int) -> tuple[Table, Sequence[LogRow]]:
    """A random game of so many rows, or to its end."""
    rng, now = Random(seed), 2_000
    sitting = tuple(SeatRecord("ann", f"P{seat}", nonce="0" * 32) for seat in range(seats))
    table = Table.load(TableRecord(f"{game}-{seed}", f"{game}-{seed}", game, "{}", sitting, "ann", bytes(32), 1_000))
    change, entries = seating.request_start(table, "ann", now), list[LogRow]()
    while True:
        table = table.after(change.record, change.rows)
        entries += change.rows
        if table.is_over or table.n >= ROWS:
            return table, entries
        now += 5_000  # no answer comes too soon for its window
        seat = rng.choice(table.asked)
        change = decisions.act(table, seat, sample(table.menu(seat), rng), table.question_rows[seat], now)


async def measure(folder: Path) -> None:
    """Each game once."""
    store = await Store.open(file_url(folder / "opening.sqlite"), durable=False)
    for game, seats in TABLES:
        table, entries = max((played(game, seats, seed) for seed in range(6)), key=lambda found: found[0].n)
        await store.log.create(table.record)
        assert await store.log.append(
            table.record.id, 0, table.record.version, Change(table.record, tuple(entries)), ()
        )
        times = []
        for _ in range(TIMES):
            begun = time.perf_counter()
            found = await store.log.load(table.record.id)
            read = time.perf_counter()
            assert found is not None
            before = time.process_time()
            assert Table.load(*found).digest == table.digest
            times.append((1_000 * (read - begun), 1_000 * (time.process_time() - before)))
        reading, playing = (min(column) for column in zip(*times, strict=True))
        sys.stdout.write(f"{game:15} {seats} seats {table.n} rows: read {reading:.1f} ms, play {playing:.1f} ms\n")
    await store.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        asyncio.run(measure(Path(name)))
