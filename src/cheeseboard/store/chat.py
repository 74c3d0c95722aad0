"""Chat at tables. Limits of length and rate belong to the server."""

from typing import Any

from sqlalchemy import Connection, Select, delete, insert, literal, select
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from cheeseboard.core import Unknown
from cheeseboard.protocol.chat import CHAT_HISTORY
from cheeseboard.protocol.ports import ChatEntry
from cheeseboard.store.database import Database
from cheeseboard.store.models import chat, mutes, tables
from cheeseboard.tables.record import Ms, PersonId


class Chat:
    """The chat of every table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def say(
        self, table_id: str, person: PersonId, name: str, text: str, ms: Ms, request_id: str | None = None
    ) -> ChatEntry:
        """Store a message; a resend with the same request id is not stored twice."""
        stored_text, stored_id = storable(text), None if request_id is None else storable(request_id)

        def write(connection: Connection) -> int | None:
            no = connection.scalar(select(tables.c.no).where(tables.c.id == table_id))
            if no is None:
                return None
            row = {"no": no, "person": person, "name": name, "text": stored_text, "ms": ms, "key": stored_id}
            adding = _insert(connection.dialect.name)(chat).on_conflict_do_nothing().returning(chat.c.id)
            added: int | None = connection.execute(adding, row).scalar()
            return added if added is not None else connection.scalar(_message_of_request(table_id, person, stored_id))

        number = await self._database.write(write)
        if number is None:
            raise Unknown("unknown-table")
        return ChatEntry(number, table_id, person, name, stored_text, ms)

    async def has_message(self, table_id: str, person: PersonId, request_id: str) -> bool:
        """Whether this person has sent a message with this request id at the table."""
        of_request = _message_of_request(table_id, person, storable(request_id))
        return await self._database.read(lambda connection: connection.scalar(of_request) is not None)

    async def since(self, table_id: str, message_id: int = 0, limit: int = 100) -> list[ChatEntry]:
        """The messages after this one, oldest first; the newest of them if there are more than the limit."""
        messages = (
            select(chat.c.id, tables.c.id.label("table"), chat.c.person, chat.c.name, chat.c.text, chat.c.ms)
            .join(tables, tables.c.no == chat.c.no)
            .where(tables.c.id == table_id, chat.c.id > message_id)
            .order_by(chat.c.id.desc())
            .limit(limit)
        )
        rows = await self._database.read(lambda connection: connection.execute(messages).all())
        return [ChatEntry(*row) for row in reversed(rows)]

    async def mute(self, table_id: str, person: PersonId, message_id: int) -> None:
        """Hide the writer of this message from this person; 0: show everybody again."""
        own_mutes = (mutes.c.person == person) & (
            mutes.c.no == select(tables.c.no).where(tables.c.id == table_id).scalar_subquery()
        )
        writer = (
            select(chat.c.no, chat.c.person)
            .join(tables, tables.c.no == chat.c.no)
            .where(tables.c.id == table_id, chat.c.id == message_id, chat.c.person != person)
        )

        def write(connection: Connection) -> None:
            if not message_id:
                connection.execute(delete(mutes).where(own_mutes))
            elif (found := connection.execute(writer).first()) and not connection.scalar(
                select(mutes.c.no).where(own_mutes, mutes.c.muted == found.person)
            ):
                connection.execute(insert(mutes), {"no": found.no, "person": person, "muted": found.person})

        await self._database.write(write)

    async def muted(self, table_id: str) -> dict[PersonId, set[PersonId]]:
        """Whom people at this table have muted."""
        silent = (
            select(mutes.c.person, mutes.c.muted).join(tables, tables.c.no == mutes.c.no).where(tables.c.id == table_id)
        )
        by_person: dict[PersonId, set[PersonId]] = {}
        for person, muted in await self._database.read(lambda connection: connection.execute(silent).all()):
            by_person.setdefault(person, set()).add(muted)
        return by_person


def carry_chat_on(connection: Connection, table_id: str, no: int) -> None:
    """What was said last at this table, and who has muted whom, is also that of the new table with this number."""
    old = select(tables.c.no).where(tables.c.id == table_id).scalar_subquery()
    newest = select(chat.c.id).where(chat.c.no == old).order_by(chat.c.id.desc()).limit(CHAT_HISTORY)
    messages = (
        select(literal(no), chat.c.person, chat.c.name, chat.c.text, chat.c.ms, chat.c.key)
        .where(chat.c.id.in_(newest))
        .order_by(chat.c.id)
    )
    silent = select(literal(no), mutes.c.person, mutes.c.muted).where(mutes.c.no == old)
    connection.execute(insert(chat).from_select(["no", "person", "name", "text", "ms", "key"], messages))
    connection.execute(insert(mutes).from_select(["no", "person", "muted"], silent))


def _message_of_request(table_id: str, person: PersonId, request_id: str | None) -> Select[Any]:
    return (
        select(chat.c.id)
        .join(tables, tables.c.no == chat.c.no)
        .where(tables.c.id == table_id, chat.c.person == person, chat.c.key == request_id)
    )


def storable(text: str) -> str:
    """The text without the one character that PostgreSQL cannot store."""
    return text.replace("\0", "")


def _insert(dialect: str) -> Any:
    """An insert that can say what to do when the row is there already."""
    if dialect == "sqlite":
        return sqlite_insert
    from sqlalchemy.dialects.postgresql import insert as postgresql_insert  # only where it is used: importing is slow

    return postgresql_insert
