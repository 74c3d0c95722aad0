"""What people say at a table. Limits of length and flood belong to the server."""

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from cheeseboard.core import Unknown
from cheeseboard.store.database import Database
from cheeseboard.store.models import chat, mutes, tables
from cheeseboard.tables.record import Ms, PersonId


class Message(Struct, frozen=True):
    """Something somebody said."""

    id: int
    table: str
    person: PersonId
    name: str
    text: str
    ms: Ms


class Chat:
    """The talk at every table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def say(self, table: str, person: PersonId, name: str, text: str, ms: Ms) -> Message:
        """Keep what somebody says."""

        def write(connection: Connection) -> int | None:
            no = connection.scalar(select(tables.c.no).where(tables.c.id == table))
            if no is None:
                return None
            row = {"no": no, "person": person, "name": name, "text": storable(text), "ms": ms}
            number: int = connection.execute(insert(chat).returning(chat.c.id), row).scalar_one()
            return number

        number = await self._database.write(write)
        if number is None:
            raise Unknown("unknown-table")
        return Message(number, table, person, name, storable(text), ms)

    async def since(self, table: str, message_id: int = 0, limit: int = 100) -> list[Message]:
        """What was said after this message, oldest first; the newest of it if it is more than the limit."""
        said = (
            select(chat.c.id, tables.c.id.label("table"), chat.c.person, chat.c.name, chat.c.text, chat.c.ms)
            .join(tables, tables.c.no == chat.c.no)
            .where(tables.c.id == table, chat.c.id > message_id)
            .order_by(chat.c.id.desc())
            .limit(limit)
        )
        rows = await self._database.read(lambda connection: connection.execute(said).all())
        return [Message(*row) for row in reversed(rows)]

    async def mute(self, table: str, person: PersonId, message_id: int) -> None:
        """This person wants to hear nothing more from whoever said this at the table; 0: everybody again."""
        mine = (mutes.c.person == person) & (
            mutes.c.no == select(tables.c.no).where(tables.c.id == table).scalar_subquery()
        )
        said = (
            select(chat.c.no, chat.c.person)
            .join(tables, tables.c.no == chat.c.no)
            .where(tables.c.id == table, chat.c.id == message_id, chat.c.person != person)
        )

        def write(connection: Connection) -> None:
            if not message_id:
                connection.execute(delete(mutes).where(mine))
            elif (found := connection.execute(said).first()) and not connection.scalar(
                select(mutes.c.no).where(mine, mutes.c.muted == found.person)
            ):
                connection.execute(insert(mutes), {"no": found.no, "person": person, "muted": found.person})

        await self._database.write(write)

    async def muted(self, table: str) -> dict[PersonId, set[PersonId]]:
        """Whom people at this table do not want to hear."""
        silent = (
            select(mutes.c.person, mutes.c.muted).join(tables, tables.c.no == mutes.c.no).where(tables.c.id == table)
        )
        by_person: dict[PersonId, set[PersonId]] = {}
        for person, muted in await self._database.read(lambda connection: connection.execute(silent).all()):
            by_person.setdefault(person, set()).add(muted)
        return by_person


def storable(text: str) -> str:
    """The text without the one character that PostgreSQL cannot keep."""
    return text.replace("\0", "")
