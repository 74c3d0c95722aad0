"""SQLite and PostgreSQL behind one interface: `read` and `write` run a function of a connection in a transaction.

SQLite works in threads of its own, one for writing, so that a whole transaction costs one change of thread instead of
several for each statement. PostgreSQL works in the event loop. Errors of the database itself become `store-down`.
"""

import asyncio
import os
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.pool import ConnectionPoolEntry

from cheeseboard.core import Illegal, Refusal

T = TypeVar("T")
Work = Callable[[Connection], T]

READERS = 2
BUSY_MS = 5_000  # how long SQLite waits for another process's transaction
CONNECT_S = 3.0
COMMAND_S = 20.0
# PostgreSQL's classes of errors when it cannot serve now: connection lost, wrong name or password,
# no such database, resources, operator, system.
OUTSIDE_STATES = ("08", "28", "3D", "53", "57", "58", "40")


class Database(Protocol):
    """A database; what is committed survives."""

    async def read(self, work: Work[T]) -> T:
        """Run this within one transaction that writes nothing."""

    async def write(self, work: Work[T]) -> T:
        """Run this within one transaction; when this returns it is committed."""

    async def close(self) -> None:
        """Close all connections."""


def connect(url: str, *, durable: bool) -> Database:
    """The database of this address; for SQLite it may say `?synchronous=NORMAL`, which is not durable."""
    try:
        parsed = make_url(url)
        kind = parsed.get_backend_name()
    except (ArgumentError, ValueError):
        raise Illegal("bad-database") from None  # without the address, for a password may stand in it
    if kind == "postgresql":
        return PostgreSQL(parsed, durable=durable)
    if kind != "sqlite" or not parsed.database:
        raise Illegal("bad-database")
    synchronous = str(parsed.query.get("synchronous", "FULL")).upper()
    return SQLite(parsed.set(query={}), durable=durable and synchronous == "FULL")


def is_sqlite(url: URL) -> bool:
    """Whether this is the address of a file."""
    return url.get_backend_name() == "sqlite"


class SQLite:
    """One file, any number of processes on one machine."""

    def __init__(self, url: URL, *, durable: bool) -> None:
        self.path: Path = Path(url.database or "")
        with database_errors():
            private_file(self.path)
        self._engine = {mode: _sqlite_engine(url, mode, durable=durable) for mode in ("DEFERRED", "IMMEDIATE")}
        self._readers = ThreadPoolExecutor(READERS, "cheeseboard-read")
        self._writer = ThreadPoolExecutor(1, "cheeseboard-write")

    async def read(self, work: Work[T]) -> T:
        """Run this in a reading thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._within, "DEFERRED", work)

    async def write(self, work: Work[T]) -> T:
        """Run this in the writing thread."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._within, "IMMEDIATE", work)

    async def close(self) -> None:
        """Let the threads end."""
        for pool in (self._readers, self._writer):
            await asyncio.to_thread(pool.shutdown)
        for engine in self._engine.values():
            engine.dispose()

    def _within(self, mode: str, work: Work[T]) -> T:
        with database_errors(), self._engine[mode].begin() as connection:
            return work(connection)


def private_file(path: Path) -> None:
    """Create the file, unless it exists, so that nobody else can read it: seeds lie there."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def _sqlite_engine(url: URL, mode: str, *, durable: bool) -> Engine:
    engine = create_engine(url.set(drivername="sqlite"), pool_size=READERS, connect_args={"timeout": BUSY_MS / 1_000})

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, row: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # transactions begin where we say so, also around changes of the schema
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA synchronous = {'FULL' if durable else 'NORMAL'}")
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(f"BEGIN {mode}")

    return engine


class PostgreSQL:
    """Any number of processes on any number of machines."""

    def __init__(self, url: URL, *, durable: bool) -> None:
        # Imported here: it takes half a second, which a game among friends on SQLite need not wait.
        from sqlalchemy.ext.asyncio import create_async_engine

        settings = {} if durable else {"synchronous_commit": "off"}
        self._engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            pool_pre_ping=True,  # after the server was away, old connections are found dead here and not in the middle
            pool_timeout=COMMAND_S,
            connect_args={"timeout": CONNECT_S, "command_timeout": COMMAND_S, "server_settings": settings},
        )

    async def read(self, work: Work[T]) -> T:
        """Run this in a transaction of its own."""
        return await self.write(work)

    async def write(self, work: Work[T]) -> T:
        """Run this in a transaction of its own."""
        return await self._within(lambda: self._run(work))

    async def close(self) -> None:
        """Close the connections."""
        await self._engine.dispose()

    async def _run(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def _within(self, work: Callable[[], Awaitable[T]]) -> T:
        with database_errors():
            return await work()


@contextmanager
def database_errors() -> Iterator[None]:
    """Turn errors of the database itself into refusals; errors of ours stay as they are."""
    try:
        yield
    except (OSError, TimeoutError, NoConnectionFree) as error:
        raise Refusal("store-down") from error
    except (DBAPIError, sqlite3.Error) as error:
        if _is_foreign(error):
            raise Refusal("database-foreign") from error
        if _is_outside(error):
            raise Refusal("store-down") from error
        raise


def _is_foreign(error: DBAPIError | sqlite3.Error) -> bool:
    cause = error.orig if isinstance(error, DBAPIError) else error
    return isinstance(cause, sqlite3.DatabaseError) and cause.sqlite_errorcode == sqlite3.SQLITE_NOTADB


def _is_outside(error: DBAPIError | sqlite3.Error) -> bool:
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.OperationalError):
        return cause.sqlite_errorcode != sqlite3.SQLITE_ERROR  # that one is an error in a statement of ours
    if not isinstance(error, DBAPIError):
        return False
    state: Any = getattr(cause, "sqlstate", None)
    if isinstance(state, str):
        return state.startswith(OUTSIDE_STATES)
    return error.connection_invalidated or isinstance(error, OperationalError | InterfaceError)
