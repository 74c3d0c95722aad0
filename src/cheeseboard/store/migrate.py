"""Migrates an older database, and refuses one that is newer than this program."""

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, inspect, text

from cheeseboard.core import Refusal
from cheeseboard.store.database import Database, SQLite, private_file

VERSION_TABLE = "schema_version"
NEWEST = "0008"
MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x63686565  # so that of several processes that start together on PostgreSQL one migrates

logger: logging.Logger = logging.getLogger(__name__)


async def migrate_to_newest(database: Database, *, scripts: Path = MIGRATIONS, newest: str = NEWEST) -> None:
    """Migrate, if that is needed; an older SQLite file is first copied beside itself."""
    version = await database.read(version_of)
    if version == newest:
        return
    if version and version > newest:
        raise Refusal("database-newer", version=version, newest=newest)
    if version and isinstance(database, SQLite):
        kept = database.path.with_name(f"{database.path.name}.before-{newest}")
        await backup(database.path, kept)
        logger.info("the database is of version %s: copied to %s and brought to %s", version, kept.name, newest)
    await database.write(lambda connection: migrate(connection, scripts))


def version_of(connection: Connection) -> str:
    """The version of the database; empty if nothing is in it."""
    names = inspect(connection).get_table_names()
    if VERSION_TABLE in names:
        return str(connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}")) or "")  # noqa: S608
    if names:
        raise Refusal("database-foreign")
    return ""


def migrate(connection: Connection, scripts: Path) -> None:
    """Run the missing migrations, all or none."""
    # Imported here, because most starts need none of it and it takes its time.
    from alembic.operations import Operations
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    steps = ScriptDirectory(str(scripts))
    options = {"version_table": VERSION_TABLE, "fn": lambda version, _: steps._upgrade_revs("head", version)}
    context = MigrationContext.configure(connection, opts=options)
    with Operations.context(context):
        context.run_migrations()


async def backup(path_from: Path, path_to: Path) -> None:
    """Copy a SQLite database, also while a server writes to it; the copy is whole or not there."""
    await asyncio.to_thread(_backup, path_from, path_to)


def _backup(path_from: Path, path_to: Path) -> None:
    if not path_from.is_file():
        raise Refusal("store-down")
    unfinished = path_to.with_name(f"{path_to.name}.unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        private_file(unfinished)
        with closing(sqlite3.connect(path_from)) as source, closing(sqlite3.connect(unfinished)) as to:
            source.backup(to)
            to.execute("PRAGMA journal_mode = DELETE")  # one file and nothing beside it
        unfinished.replace(path_to)
    except (OSError, sqlite3.Error) as error:
        raise Refusal("store-down") from error
