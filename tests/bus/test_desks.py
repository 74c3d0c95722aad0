"""Two processes' worth of desks on one database and one Redis: what is done at one is known at the other."""

import asyncio
from functools import partial
from pathlib import Path

from cheeseboard.bus import RedisBell
from cheeseboard.core import Action
from cheeseboard.store import Store, file_url
from cheeseboard.tables import answers, seating
from cheeseboard.tables.desk import Desk
from cheeseboard.tables.record import Record, Seated
from services import Redis


def test_an_action_at_one_desk_is_seen_at_the_other(tmp_path: Path, redis_server: Redis) -> None:
    async def work() -> None:
        stores = [await Store.open(file_url(tmp_path / "test.sqlite")) for _ in range(2)]
        bells = [await RedisBell.open(redis_server.url) for _ in range(2)]
        here, there = (Desk(store.log, bell) for store, bell in zip(stores, bells, strict=True))
        rung: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        bells[1].listen(lambda table, n: rung.put_nowait((table, n)))

        async def heard() -> tuple[str, int]:
            async with asyncio.timeout(300):
                return await rung.get()

        seats = (Seated("ann", "Ann", nonce="a" * 32), Seated("bob", "Bob", nonce="b" * 32))
        await here.open(Record("t", "ABCDEF", "quoridor", '{"first":0}', seats, "ann", bytes(32), 1_000))
        assert await heard() == ("t", 0)
        await here.change("t", partial(seating.start, by="ann", now=2_000))
        assert await heard() == ("t", 0)
        assert (await there.catch_up("t")).asked == (0,)
        play = partial(answers.answer, seat=0, action=Action.parse("move e2"), at=0, now=3_000)
        done = await here.change("t", play)
        assert await heard() == ("t", 1)
        seen = await there.catch_up("t")
        assert (seen.n, seen.digest, seen.asked) == (1, done.digest, (1,))
        for bell, store in zip(bells, stores, strict=True):
            await bell.close()
            await store.close()

    asyncio.run(work())
