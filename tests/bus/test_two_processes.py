"""Two registries, as in two processes, on one database and one Redis: what one commits the other learns."""

import asyncio
from functools import partial
from pathlib import Path

from cheeseboard.bus import RedisBus
from cheeseboard.core import Action
from cheeseboard.store import Store, file_url
from cheeseboard.tables import decisions, seating
from cheeseboard.tables.record import SeatRecord, TableRecord
from cheeseboard.tables.registry import TableRegistry
from services import Redis


def test_an_action_in_one_registry_is_seen_in_the_other(tmp_path: Path, redis_server: Redis) -> None:
    async def work() -> None:
        stores = [await Store.open(file_url(tmp_path / "test.sqlite")) for _ in range(2)]
        buses = [await RedisBus.open(redis_server.url) for _ in range(2)]
        here, there = (TableRegistry(store.log, bus) for store, bus in zip(stores, buses, strict=True))
        notices: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        buses[1].listen(lambda table_id, n: notices.put_nowait((table_id, n)))

        async def next_notice() -> tuple[str, int]:
            async with asyncio.timeout(300):
                return await notices.get()

        seats = (SeatRecord("ann", "Ann", nonce="a" * 32), SeatRecord("bob", "Bob", nonce="b" * 32))
        await here.create(TableRecord("t", "ABCDEF", "quoridor", '{"first":0}', seats, "ann", bytes(32), 1_000))
        assert await next_notice() == ("t", 0)
        await here.commit("t", partial(seating.request_start, person="ann", now=2_000))
        assert await next_notice() == ("t", 0)
        assert (await there.refresh("t")).asked == (0,)
        play = partial(decisions.act, seat=0, action=Action.parse("move e2"), question=0, now=3_000)
        done = await here.commit("t", play)
        assert await next_notice() == ("t", 1)
        seen = await there.refresh("t")
        assert (seen.n, seen.digest, seen.asked) == (1, done.digest, (1,))
        for bus, store in zip(buses, stores, strict=True):
            await bus.close()
            await store.close()

    asyncio.run(work())
