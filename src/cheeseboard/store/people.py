"""People: guests, accounts, one-time links and tokens. Whatever opens a door is kept as a hash only."""

import hashlib
import secrets
import time
import unicodedata
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from cheeseboard.core import Refusal, Unknown
from cheeseboard.store.chat import storable
from cheeseboard.store.database import Database
from cheeseboard.store.forgetting import collect, forget
from cheeseboard.store.models import links, people, tokens
from cheeseboard.tables.record import Ms, PersonId

SECRET_BYTES = 24
_PERSON = (people.c.id, people.c.name, people.c.account, people.c.created)


class Person(Struct, frozen=True):
    """Somebody, known by an id that nobody can guess."""

    id: PersonId
    name: str
    account: str = ""
    created: Ms = 0


class People:
    """Everybody who was ever here and has not asked to be forgotten."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def guest(self, name: str) -> Person:
        """Somebody new."""
        row: dict[str, Any] = {
            "id": secrets.token_urlsafe(SECRET_BYTES),
            "name": storable(name),
            "created": time.time_ns() // 1_000_000,
            "forgotten": False,
        }
        await self._database.write(lambda connection: connection.execute(insert(people), row))
        return Person(row["id"], row["name"], "", row["created"])

    async def find(self, person: PersonId) -> Person | None:
        """The person of this id."""
        return await self._database.read(lambda connection: _find(connection, people.c.id == person))

    async def rename(self, person: PersonId, name: str) -> None:
        """Give somebody another name; what they are called at tables is for the tables to change."""
        await self._update(person, name=storable(name))

    async def register(self, person: PersonId, account: str, password_hash: str) -> None:
        """Make a guest's games theirs for good, under the name of an account."""

        def write(connection: Connection) -> None:
            known = _find(connection, people.c.id == person)
            if known is None:
                raise Unknown("unknown-person")
            if known.account:
                raise Refusal("has-account")
            row = {"account": storable(account), "account_folded": _folded(account), "password": password_hash}
            connection.execute(update(people).where(people.c.id == person).values(row))

        try:
            await self._database.write(write)
        except IntegrityError as error:
            raise Refusal("account-taken") from error

    async def by_account(self, account: str) -> tuple[Person, str] | None:
        """Whose account this is, and the hash of the password; upper and lower case are alike."""

        def read(connection: Connection) -> tuple[Person, str] | None:
            where = people.c.account_folded == _folded(account)
            found = connection.execute(select(*_PERSON, people.c.password).where(where)).first()
            return (_person(found), found.password) if found else None

        return await self._database.read(read)

    async def set_password(self, account: str, password_hash: str) -> bool:
        """Give an account another password; False if there is none of this name."""
        change = update(people).where(people.c.account_folded == _folded(account)).values(password=password_hash)
        return await self._database.write(lambda connection: connection.execute(change).rowcount == 1)

    async def make_link(self, person: PersonId, now: Ms, ttl_ms: Ms) -> str:
        """A word that carries this person to another device, once and not after its time."""
        word = secrets.token_urlsafe(SECRET_BYTES)

        def write(connection: Connection) -> None:
            _must_be_known(connection, person)
            connection.execute(delete(links).where(links.c.until <= now))
            connection.execute(insert(links), {"hash": _hash(word), "person": person, "until": now + ttl_ms})

        await self._database.write(write)
        return word

    async def whose_link(self, word: str, now: Ms) -> Person | None:
        """Who would come by this link; it still works afterwards."""

        def read(connection: Connection) -> Person | None:
            whose = select(links.c.person).where(links.c.hash == _hash(word), links.c.until > now)
            person = connection.scalar(whose)
            return _find(connection, people.c.id == person) if person else None

        return await self._database.read(read)

    async def use_link(self, word: str, now: Ms) -> Person | None:
        """Who comes by this link; the second to come is nobody."""

        def write(connection: Connection) -> Person | None:
            used = delete(links).where(links.c.hash == _hash(word)).returning(links.c.person, links.c.until)
            found = connection.execute(used).first()
            return _find(connection, people.c.id == found.person) if found and now < found.until else None

        return await self._database.write(write)

    async def make_token(self, person: PersonId, label: str) -> str:
        """A word by which a program acts for this person; another of the same label ends."""
        word = secrets.token_urlsafe(SECRET_BYTES)
        row = {"hash": _hash(word), "person": person, "label": storable(label), "created": time.time_ns() // 1_000_000}

        def write(connection: Connection) -> None:
            _must_be_known(connection, person)
            connection.execute(_token_of(person, label))
            connection.execute(insert(tokens), row)

        await self._database.write(write)
        return word

    async def by_token(self, word: str) -> Person | None:
        """For whom this program acts."""
        owner = select(tokens.c.person).where(tokens.c.hash == _hash(word)).scalar_subquery()
        return await self._database.read(lambda connection: _find(connection, people.c.id == owner))

    async def tokens(self, person: PersonId) -> list[str]:
        """The labels of somebody's tokens."""
        labels = select(tokens.c.label).where(tokens.c.person == person).order_by(tokens.c.label)
        return await self._database.read(lambda connection: list(connection.scalars(labels)))

    async def drop_token(self, person: PersonId, label: str) -> bool:
        """End a token; False if there is none of this label."""
        return await self._database.write(lambda connection: connection.execute(_token_of(person, label)).rowcount == 1)

    async def export(self, person: PersonId) -> dict[str, Any]:
        """All that is kept about somebody, as plain values."""

        def read(connection: Connection) -> dict[str, Any]:
            _must_be_known(connection, person)
            return collect(connection, person)

        return await self._database.read(read)

    async def forget(self, person: PersonId) -> None:
        """Anonymise somebody: account, links, tokens and name go; the games stay."""
        await self._database.write(lambda connection: forget(connection, person))

    async def _update(self, person: PersonId, **cells: str) -> None:
        change = update(people).where(people.c.id == person, ~people.c.forgotten).values(**cells)
        if not await self._database.write(lambda connection: connection.execute(change).rowcount):
            raise Unknown("unknown-person")


def _find(connection: Connection, where: ColumnElement[bool]) -> Person | None:
    found = connection.execute(select(*_PERSON).where(where, ~people.c.forgotten)).first()
    return _person(found) if found else None


def _must_be_known(connection: Connection, person: PersonId) -> None:
    if _find(connection, people.c.id == person) is None:
        raise Unknown("unknown-person")


def _person(row: Any) -> Person:
    return Person(row.id, row.name, row.account or "", row.created)


def _token_of(person: PersonId, label: str) -> Any:
    return delete(tokens).where(tokens.c.person == person, tokens.c.label == label)


def _folded(account: str) -> str:
    return unicodedata.normalize("NFKC", storable(account)).casefold()


def _hash(word: str) -> bytes:
    # The words are random and long: a plain hash keeps them as safe as a slow one would.
    return hashlib.sha256(word.encode("utf-8", "surrogatepass")).digest()
