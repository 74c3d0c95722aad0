"""Versions of the database: made, brought up to date with a copy kept, refused when newer; and copies while in use."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from cheeseboard.core import Refusal
from cheeseboard.core.gamefile import format_file, parse_file
from cheeseboard.core.verify import verify
from cheeseboard.store import Store, backup, file_url
from cheeseboard.store.database import connect
from cheeseboard.store.migrate import MIGRATIONS, NEWEST, VERSION_TABLE, migrate_to_newest, version_of
from cheeseboard.store.models import metadata
from cheeseboard.tables.registry import TableRegistry
from store.sample_tables import opened, rows, running

GOLDENS = Path(__file__).parent / "golden"
DIGEST_V1 = "61c3757457f83f79e52c413fa6691901222d36a6dd83978534a09f51c9fb645b"
NEXT = """
import sqlalchemy as sa
from alembic import op
revision = "9999"
down_revision = "{newest}"
def upgrade() -> None:
    op.add_column("people", sa.Column("favourite", sa.Text(), server_default="rat"))
    {fault}
"""


@pytest.fixture
def next_version(tmp_path: Path) -> Path:
    """The migrations of a version to come."""
    shutil.copytree(MIGRATIONS, tmp_path / "migrations", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "migrations" / "versions" / "9999_next.py").write_text(NEXT.format(newest=NEWEST, fault=""), "utf-8")
    return tmp_path / "migrations"


def golden(tmp_path: Path, version: int = 1) -> Path:
    return Path(shutil.copy(GOLDENS / f"v{version}.sqlite", tmp_path / "old.sqlite"))


async def up_to(url: str, scripts: Path, newest: str) -> str:
    base = connect(url, durable=False)
    try:
        await migrate_to_newest(base, scripts=scripts, newest=newest)
        return await base.read(version_of)
    finally:
        await base.close()


def test_the_migrations_make_exactly_the_models(url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "compare_type": True})
        return list(compare_metadata(context, metadata))

    async def work() -> None:
        async with opened(url) as store:
            assert await store.is_ready()
            assert await store._database.read(differences) == []

    asyncio.run(work())


def test_the_newest_version_is_the_last_migration() -> None:
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == NEWEST


def test_an_empty_database_becomes_one_of_today_also_if_many_start_at_once(url: str) -> None:
    async def work() -> None:
        stores = await asyncio.gather(*(Store.open(url) for _ in range(4)))
        await stores[0].log.create(running())
        assert [await store.log.load("table-0") for store in stores] == [(running(), [])] * 4
        for store in stores:
            await store.close()

    asyncio.run(work())


@pytest.mark.parametrize("version", [1, 2, 3, 4, 5, 6, 7, 8])
def test_a_golden_database_of_every_version_loads_and_its_games_replay(tmp_path: Path, version: int) -> None:
    async def work() -> None:
        async with opened(file_url(golden(tmp_path, version))) as store:
            registry = TableRegistry(store.log)
            over, going = await registry.load("golden-over"), await registry.load("golden-running")
            assert over.digest.hex() == DIGEST_V1
            assert verify(over.kit, parse_file(format_file(over.file())), digest=DIGEST_V1).turn() == over.turn
            assert (over.is_over, going.is_over, going.n) == (True, False, 41)
            assert [(said.name, said.text) for said in await store.chat.since("golden-over", 0)] == [
                ("Bob", "good game – hezky zahráno")
            ]
            known = await store.people.by_account("Ann")
            assert known is not None
            assert (known[0].name, known[1]) == ("Ann", "hash-of-a-password")
            assert [record.id for record in await store.log.tables_of(known[0].id)] == ["golden-running", "golden-over"]
            assert list(await store.chat.muted("golden-over")) == ([] if version < 2 else [known[0].id])
            assert [job.table for job in await store.log.claim_jobs(10**12, "me", 1)] == ["golden-running"]

    asyncio.run(work())


@pytest.mark.parametrize("version", [1, 2, 3, 4, 5, 6, 7, 8])
def test_what_many_tables_write_together_lies_together(tmp_path: Path, version: int) -> None:
    async def work() -> None:
        path = golden(tmp_path, version)
        async with opened(file_url(path)) as store:
            for number in range(2):
                await store.log.create(running(number))
            for head in range(3):
                for number in range(2):
                    assert await store.log.append(f"table-{number}", head, 0, rows(running(number), head, 1), ())
        with closing(sqlite3.connect(path)) as connection:
            newest = connection.execute("SELECT n FROM log ORDER BY rowid DESC LIMIT 6").fetchall()
        assert newest == [(3,), (3,), (2,), (2,), (1,), (1,)]

    asyncio.run(work())


def test_an_older_database_is_copied_beside_itself_and_migrated(tmp_path: Path, next_version: Path) -> None:
    old = golden(tmp_path)
    before = _dump(old)
    assert asyncio.run(up_to(file_url(old), next_version, "9999")) == "9999"
    with closing(sqlite3.connect(old)) as connection:
        assert connection.execute("SELECT DISTINCT favourite FROM people").fetchall() == [("rat",)]
    assert _dump(tmp_path / "old.sqlite.before-9999") == before


def test_every_version_has_its_golden_database() -> None:
    assert [path.stem for path in sorted(GOLDENS.glob("*.sqlite"))] == [f"v{n + 1}" for n in range(int(NEWEST))]


def test_a_migration_that_fails_leaves_everything_as_it_was(tmp_path: Path, next_version: Path) -> None:
    old = golden(tmp_path)
    before = _dump(old)
    fault = 'raise RuntimeError("half way")'
    (next_version / "versions" / "9999_next.py").write_text(NEXT.format(newest=NEWEST, fault=fault), "utf-8")
    with pytest.raises(RuntimeError, match="half way"):
        asyncio.run(up_to(file_url(old), next_version, "9999"))
    assert _dump(old) == before


def test_a_newer_database_is_refused_and_left_alone(url: str, next_version: Path) -> None:
    assert asyncio.run(up_to(url, next_version, "9999")) == "9999"
    with pytest.raises(Refusal, match="database-newer") as caught:
        asyncio.run(Store.open(url))
    assert caught.value.params == {"version": "9999", "newest": NEWEST}
    assert asyncio.run(up_to(url, next_version, "9999")) == "9999"


@pytest.mark.parametrize("content", [b"this is no database at all" * 100, None])
def test_a_file_that_is_not_ours_is_refused_and_left_alone(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "foreign.sqlite"
    if content is None:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("CREATE TABLE recipes (cheese TEXT)")
    else:
        path.write_bytes(content)
    with pytest.raises(Refusal, match="database-foreign"):
        asyncio.run(Store.open(file_url(path)))
    if content is not None:
        assert path.read_bytes() == content


def test_a_file_of_any_name_is_found_again_and_nobody_else_can_read_it(tmp_path: Path) -> None:
    folder = tmp_path / "Änn & 100%20?x=1#y"
    folder.mkdir()

    async def work() -> None:
        async with opened(file_url(folder / "test.sqlite")) as store:
            await store.log.create(running())
        await backup(folder / "test.sqlite", folder / "copy.sqlite")

    asyncio.run(work())
    assert sorted(path.name for path in folder.iterdir()) == ["copy.sqlite", "test.sqlite"]
    assert [path.stat().st_mode & 0o077 for path in folder.iterdir()] == [0, 0]


def test_a_database_that_cannot_be_opened_is_down(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="store-down"):
        asyncio.run(Store.open(file_url(tmp_path / "no-such-folder" / "db.sqlite")))
    with pytest.raises(Refusal, match="store-down"):
        asyncio.run(backup(tmp_path / "nothing.sqlite", tmp_path / "copy.sqlite"))


def test_a_copy_can_be_made_while_the_store_writes(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(file_url(tmp_path / "busy.sqlite")) as store:
            await store.log.create(running())
            acknowledged = 0
            is_copied = asyncio.Event()

            async def write_on() -> None:
                nonlocal acknowledged
                while not is_copied.is_set() or acknowledged < 20:
                    assert await store.log.append("table-0", acknowledged, 0, rows(running(), acknowledged, 1), ())
                    acknowledged += 1

            writing = asyncio.create_task(write_on())
            while acknowledged < 10:
                await asyncio.sleep(0)
            before = acknowledged
            await backup(tmp_path / "busy.sqlite", tmp_path / "copy.sqlite")
            after = acknowledged
            is_copied.set()
            await writing
        assert [path.name for path in tmp_path.glob("copy*")] == ["copy.sqlite"]
        async with opened(file_url(tmp_path / "copy.sqlite")) as copy:
            found = await copy.log.load("table-0")
            assert found is not None
            assert before <= len(found[1]) <= after + 1
            assert [entry.n for entry in found[1]] == list(range(1, len(found[1]) + 1))

    asyncio.run(work())


def _dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())
