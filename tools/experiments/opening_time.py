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
from cheeseboard.tables import answers, seating
from cheeseboard.tables.live import Live
from cheeseboard.tables.record import Change, Entry, Record, Seated

TABLES = (("quoridor", 4), ("pac-man", 5), ("gouda-gouda", 4), ("gouda-gangster", 6))
ROWS = 300
TIMES = 7


def played(game: str, seats: int, seed: int) -> tuple[Live, Sequence[Entry]]:
    """A random game of so many rows, or to its end."""
    rng, now = Random(seed), 2_000
    sitting = tuple(Seated("ann", f"P{seat}", nonce="0" * 32) for seat in range(seats))
    live = Live.load(Record(f"{game}-{seed}", f"{game}-{seed}", game, "{}", sitting, "ann", bytes(32), 1_000))
    change, entries = seating.start(live, "ann", now), list[Entry]()
    while True:
        live = live.after(change.record, change.entries)
        entries += change.entries
        if live.is_over or live.n >= ROWS:
            return live, entries
        now += 5_000  # no answer comes too soon for its window
        seat = rng.choice(live.asked)
        change = answers.answer(live, seat, sample(live.menu(seat), rng), live.asked_at[seat], now)


async def measure(folder: Path) -> None:
    """Each game once."""
    store = await Store.open(file_url(folder / "opening.sqlite"), durable=False)
    for game, seats in TABLES:
        live, entries = max((played(game, seats, seed) for seed in range(6)), key=lambda found: found[0].n)
        await store.log.create(live.record)
        assert await store.log.append(live.record.id, 0, live.record.version, Change(live.record, tuple(entries)), ())
        times = []
        for _ in range(TIMES):
            begun = time.perf_counter()
            found = await store.log.load(live.record.id)
            read = time.perf_counter()
            assert found is not None
            before = time.process_time()
            assert Live.load(*found).digest == live.digest
            times.append((1_000 * (read - begun), 1_000 * (time.process_time() - before)))
        reading, playing = (min(column) for column in zip(*times, strict=True))
        sys.stdout.write(f"{game:15} {seats} seats {live.n} rows: read {reading:.1f} ms, play {playing:.1f} ms\n")
    await store.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        asyncio.run(measure(Path(name)))
