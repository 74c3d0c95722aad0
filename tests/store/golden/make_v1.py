"""Makes v1.sqlite: a database as version 1 wrote it. Never run again: the next versions are held to it."""

import asyncio
import sqlite3
import tempfile
from functools import partial
from pathlib import Path
from random import Random

from cheeseboard.core import sample
from cheeseboard.store import Store, file_url
from cheeseboard.tables import agreements, decisions, seating
from cheeseboard.tables.record import DecisionClock, SeatRecord, TableRecord
from cheeseboard.tables.registry import TableRegistry

GOLDEN = Path(__file__).parent / "v1.sqlite"


async def fill(url: str) -> str:
    store = await Store.open(url)
    ann, bob = await store.people.guest("Ann"), await store.people.guest("Bob")
    await store.people.register(ann.id, "ann", "hash-of-a-password")
    registry = TableRegistry(store.log)
    for name, is_over in (("golden-over", True), ("golden-running", False)):
        empty = (SeatRecord(), SeatRecord())
        clock = DecisionClock(90, 15)
        await registry.create(
            TableRecord(name, name[-6:], "quoridor", "{}", empty, ann.id, bytes(range(32)), 1_000, clock=clock)
        )
        await registry.commit(name, partial(seating.sit, seat=0, person=ann.id, name="Ann", nonce="0f" * 16))
        await registry.commit(name, partial(seating.sit, seat=1, person=bob.id, name="Bob"))
        await registry.commit(name, partial(seating.request_start, person=ann.id, now=2_000))
        rng = Random(name)
        for number in range(40):
            table = await registry.load(name)
            (seat,) = table.asked
            action, at = sample(table.menu(seat), rng), table.question_rows[seat]
            play = partial(
                decisions.act, seat=seat, action=action, question=at, now=3_000 + number, request_id=f"k{number}"
            )
            await registry.commit(name, play)
        if is_over:
            await registry.commit(name, partial(agreements.resign, seat=1, person=bob.id, now=9_000))
        await store.chat.say(name, bob.id, "Bob", "good game – hezky zahráno", 9_500)
    digest = (await registry.load("golden-over")).digest.hex()
    await store.close()
    return digest


def main() -> None:
    assert not GOLDEN.exists(), "a golden database is made once"
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "made.sqlite"
        digest = asyncio.run(fill(file_url(made)))
        connection = sqlite3.connect(made)
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("VACUUM INTO ?", (str(GOLDEN),))
        connection.close()
    print(digest)  # noqa: T201


if __name__ == "__main__":
    main()
