"""What people say at a table. Limits of length and flood belong to the server."""

from typing import Any

from sqlalchemy import Connection, Select, delete, insert, select
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from cheeseboard.core import Unknown
from cheeseboard.protocol.ports import ChatEntry
from cheeseboard.store.database import Database
from cheeseboard.store.models import chat, mutes, tables
from cheeseboard.tables.record import Ms, PersonId


class Chat:
    """The talk at every table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def say(
        self, table_id: str, person: PersonId, name: str, text: str, ms: Ms, key: str | None = None
    ) -> ChatEntry:
        """Keep what somebody says; what they have said before under the same key is not kept twice."""
        words, mark = storable(text), None if key is None else storable(key)

        def write(connection: Connection) -> int | None:
            no = connection.scalar(select(tables.c.no).where(tables.c.id == table_id))
            if no is None:
                return None
            row = {"no": no, "person": person, "name": name, "text": words, "ms": ms, "key": mark}
            adding = _insert(connection.dialect.name)(chat).on_conflict_do_nothing().returning(chat.c.id)
            added: int | None = connection.execute(adding, row).scalar()
            return added if added is not None else connection.scalar(_said(table_id, person, mark))

        number = await self._database.write(write)
        if number is None:
            raise Unknown("unknown-table")
        return ChatEntry(number, table_id, person, name, words, ms)

    async def was_said(self, table_id: str, person: PersonId, key: str) -> bool:
        """Whether this person has said something at the table under this key."""
        said = _said(table_id, person, storable(key))
        return await self._database.read(lambda connection: connection.scalar(said) is not None)

    async def since(self, table_id: str, message_id: int = 0, limit: int = 100) -> list[ChatEntry]:
        """What was said after this message, oldest first; the newest of it if it is more than the limit."""
        said = (
            select(chat.c.id, tables.c.id.label("table"), chat.c.person, chat.c.name, chat.c.text, chat.c.ms)
            .join(tables, tables.c.no == chat.c.no)
            .where(tables.c.id == table_id, chat.c.id > message_id)
            .order_by(chat.c.id.desc())
            .limit(limit)
        )
        rows = await self._database.read(lambda connection: connection.execute(said).all())
        return [ChatEntry(*row) for row in reversed(rows)]

    async def mute(self, table_id: str, person: PersonId, message_id: int) -> None:
        """This person wants to hear nothing more from whoever said this at the table; 0: everybody again."""
        mine = (mutes.c.person == person) & (
            mutes.c.no == select(tables.c.no).where(tables.c.id == table_id).scalar_subquery()
        )
        said = (
            select(chat.c.no, chat.c.person)
            .join(tables, tables.c.no == chat.c.no)
            .where(tables.c.id == table_id, chat.c.id == message_id, chat.c.person != person)
        )

        def write(connection: Connection) -> None:
            if not message_id:
                connection.execute(delete(mutes).where(mine))
            elif (found := connection.execute(said).first()) and not connection.scalar(
                select(mutes.c.no).where(mine, mutes.c.muted == found.person)
            ):
                connection.execute(insert(mutes), {"no": found.no, "person": person, "muted": found.person})

        await self._database.write(write)

    async def muted(self, table_id: str) -> dict[PersonId, set[PersonId]]:
        """Whom people at this table do not want to hear."""
        silent = (
            select(mutes.c.person, mutes.c.muted).join(tables, tables.c.no == mutes.c.no).where(tables.c.id == table_id)
        )
        by_person: dict[PersonId, set[PersonId]] = {}
        for person, muted in await self._database.read(lambda connection: connection.execute(silent).all()):
            by_person.setdefault(person, set()).add(muted)
        return by_person


def _said(table_id: str, person: PersonId, key: str | None) -> Select[Any]:
    return (
        select(chat.c.id)
        .join(tables, tables.c.no == chat.c.no)
        .where(tables.c.id == table_id, chat.c.person == person, chat.c.key == key)
    )


def storable(text: str) -> str:
    """The text without the one character that PostgreSQL cannot keep."""
    return text.replace("\0", "")


def _insert(dialect: str) -> Any:
    """An insert that can say what to do when the row is there already."""
    if dialect == "sqlite":
        return sqlite_insert
    from sqlalchemy.dialects.postgresql import insert as postgresql_insert  # only where it is used: importing is slow

    return postgresql_insert
