"""Tables that never began go after a while, with all that belongs to them; what was begun stays."""

import asyncio

from cheeseboard.store.cleanup import CLEANUP_BATCH
from cheeseboard.tables.record import Change, Job, next_version
from store.sample_tables import ANN, opened, record, rows, running


def test_old_tables_that_never_began_go_and_the_others_stay(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            old, new, begun = record(1), record(500), running(2)
            for kept in (old, new, begun):
                await store.log.create(kept)
                await store.chat.say(kept.id, ANN, "Ann", "Hello?", 1)
            job = Job(old.id, -1, 0, "start", 5)
            assert await store.log.append(old.id, 0, 0, Change(next_version(old, start_by_ms=5)), [job])
            assert await store.log.append(begun.id, 0, 0, rows(begun, 0, 2), ())
            await store.drop_unstarted(old.created)
            assert await store.log.load(old.id) is not None, "it is not old enough"
            await store.drop_unstarted(new.created)
            assert await store.log.load(old.id) is None
            assert await store.log.next_job_at() is None
            assert await store.chat.since(old.id) == []
            assert {kept.id for kept in await store.log.tables_of(ANN)} == {new.id, begun.id}
            assert len(await store.chat.since(new.id)) == len(await store.chat.since(begun.id)) == 1
            assert not await store.log.append(old.id, 0, 1, rows(old, 0, 1), ()), (
                "whoever comes too late is not written"
            )
            await store.log.create(old)

    asyncio.run(work())


def test_however_many_they_are_all_go(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            for number in range(CLEANUP_BATCH + 3):
                await store.log.create(record(number))
            await store.drop_unstarted(10**9)
            assert (await store.log.counts())["open"] == 0

    asyncio.run(work())
