"""The store: tables, people and chat in SQLite or PostgreSQL. It knows no rule of any game."""

from pathlib import Path

from sqlalchemy import URL, select

from cheeseboard.core import Refusal
from cheeseboard.store.chat import Chat
from cheeseboard.store.cleanup import drop_unstarted
from cheeseboard.store.database import Database, connect
from cheeseboard.store.log import SqlLog
from cheeseboard.store.migrate import backup, migrate_to_newest
from cheeseboard.store.models import tables
from cheeseboard.store.people import People
from cheeseboard.store.writer import Writer
from cheeseboard.tables.record import Ms

__all__ = ["Chat", "People", "SqlLog", "Store", "backup", "file_url"]


def file_url(path: Path) -> str:
    """The address of a SQLite database in this file, whatever characters its name has."""
    return URL.create("sqlite", database=str(path)).render_as_string(hide_password=False)


class Store:
    """Everything that is stored."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.writer: Writer = Writer(database)
        self.log: SqlLog = SqlLog(database, self.writer)
        self.people: People = People(database)
        self.chat: Chat = Chat(database)

    @classmethod
    async def open(cls, url: str, *, durable: bool = True) -> "Store":
        """Open the database at `sqlite:///path` or `postgresql+asyncpg://…` and bring it up to date.

        Durable: what is acknowledged survives a power cut. If not, it survives the end of the process all the same.
        """
        database = connect(url, durable=durable)
        try:
            await migrate_to_newest(database)
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        """Write what is queued, and disconnect."""
        await self.writer.close()
        await self._database.close()

    async def drop_unstarted(self, before: Ms) -> None:
        """Delete the tables that were created before this time and have not begun."""
        while await self._database.write(lambda connection: drop_unstarted(connection, before)):
            pass

    async def is_ready(self) -> bool:
        """Whether the database answers."""
        try:
            await self._database.read(lambda connection: connection.scalar(select(tables.c.no).limit(1)))
        except Refusal:
            return False
        return True
