"""The database goes away and comes back: refusals with a clear code, then play goes on without a restart."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from cheeseboard.core import Refusal
from cheeseboard.store import Store, file_url
from services import Postgres
from store.sample_tables import entries, opened, rows, running


async def _is_down(store: Store) -> None:
    assert not await store.is_ready()
    for asking in (
        store.log.append("table-0", 1, 0, rows(running(), 1, 2), ()),
        store.log.load("table-0"),
        store.log.claim_jobs(10**12, "me", 1),
        store.people.guest("Ann"),
        store.chat.say("table-0", "p", "Ann", "hello?", 1),
    ):
        with pytest.raises(Refusal, match="store-down"):
            await asking


async def _goes_on(store: Store) -> None:
    assert await store.log.append("table-0", 1, 0, rows(running(), 1, 2), ())
    assert await store.is_ready()
    assert await store.log.load("table-0") == (running(), list(entries(0, 3)))


def test_postgresql_away_and_back(postgres_server: Postgres) -> None:
    async def work() -> None:
        async with opened(postgres_server.new_database(), durable=True) as store:
            await store.log.create(running())
            assert await store.log.append("table-0", 0, 0, rows(running(), 0, 1), ())
            await asyncio.to_thread(postgres_server.stop)
            try:
                await _is_down(store)
            finally:
                postgres_server.start()  # in this thread, for it would end with another
            await _goes_on(store)

    asyncio.run(work())


def test_postgresql_started_anew_between_two_requests_is_not_noticed(postgres_server: Postgres) -> None:
    async def work() -> None:
        async with opened(postgres_server.new_database(), durable=True) as store:
            await store.log.create(running())
            assert await store.log.append("table-0", 0, 0, rows(running(), 0, 1), ())
            await asyncio.to_thread(postgres_server.stop)
            postgres_server.start()  # in this thread, for it would end with another
            await _goes_on(store)

    asyncio.run(work())


def test_postgresql_away_at_the_start_is_refused() -> None:
    with pytest.raises(Refusal, match="store-down"):
        asyncio.run(Store.open("postgresql+asyncpg://postgres@127.0.0.1:1/none"))


def test_sqlite_locked_by_somebody_and_free_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cheeseboard.store.database.BUSY_MS", 50)
    path = tmp_path / "test.sqlite"

    async def work() -> None:
        async with opened(file_url(path)) as store:
            await store.log.create(running())
            assert await store.log.append("table-0", 0, 0, rows(running(), 0, 1), ())
            somebody = sqlite3.connect(path, isolation_level=None)
            somebody.execute("BEGIN IMMEDIATE")
            with pytest.raises(Refusal, match="store-down"):
                await store.log.append("table-0", 1, 0, rows(running(), 1, 2), ())
            somebody.execute("ROLLBACK")
            somebody.close()
            await _goes_on(store)

    asyncio.run(work())


def test_a_closed_store_has_written_all_it_took_and_takes_no_more(url: str) -> None:
    async def work() -> None:
        store = await Store.open(url)
        await store.log.create(running())
        taken = asyncio.gather(
            *(store.log.append("table-0", head, 0, rows(running(), head, 1), ()) for head in range(20))
        )
        await asyncio.sleep(0)
        await store.close()
        assert await taken == [True] * 20
        with pytest.raises(Refusal, match="store-down"):
            await store.log.append("table-0", 20, 0, rows(running(), 20, 1), ())
        async with opened(url) as again:
            assert await again.log.load("table-0") == (running(), list(entries(0, 20)))

    asyncio.run(work())
