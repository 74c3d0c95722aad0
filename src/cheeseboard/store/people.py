"""People: guests, accounts, one-time links and tokens. Secrets are stored as hashes only."""

import hashlib
import secrets
import time
import unicodedata
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from cheeseboard.core import Refusal, Unknown
from cheeseboard.store.chat import storable
from cheeseboard.store.database import Database
from cheeseboard.store.erasure import anonymise, export_person
from cheeseboard.store.models import links, people, tokens
from cheeseboard.tables.record import Ms, Person, PersonId

SECRET_BYTES = 24
_PERSON = (people.c.id, people.c.name, people.c.account, people.c.created)


class People:
    """Everybody who was ever here and was not erased."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def guest(self, name: str) -> Person:
        """Create a person."""
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
        """Rename somebody; names at tables are changed by the tables."""
        await self._update(person, name=storable(name))

    async def register(self, person: PersonId, account: str, password_hash: str) -> None:
        """Turn a guest into an account."""

        def write(connection: Connection) -> None:
            found = _find(connection, people.c.id == person)
            if found is None:
                raise Unknown("unknown-person")
            if found.account:
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
        """A one-time token that signs this person in on another device until it expires."""
        word = secrets.token_urlsafe(SECRET_BYTES)

        def write(connection: Connection) -> None:
            _must_be_known(connection, person)
            connection.execute(delete(links).where(links.c.until <= now))
            connection.execute(insert(links), {"hash": _hash(word), "person": person, "until": now + ttl_ms})

        await self._database.write(write)
        return word

    async def whose_link(self, word: str, now: Ms) -> Person | None:
        """Whose link this is; it still works afterwards."""

        def read(connection: Connection) -> Person | None:
            whose = select(links.c.person).where(links.c.hash == _hash(word), links.c.until > now)
            person = connection.scalar(whose)
            return _find(connection, people.c.id == person) if person else None

        return await self._database.read(read)

    async def use_link(self, word: str, now: Ms) -> Person | None:
        """Whose link this is; it is used up."""

        def write(connection: Connection) -> Person | None:
            used = delete(links).where(links.c.hash == _hash(word)).returning(links.c.person, links.c.until)
            found = connection.execute(used).first()
            return _find(connection, people.c.id == found.person) if found and now < found.until else None

        return await self._database.write(write)

    async def make_token(self, person: PersonId, label: str) -> str:
        """A token by which a program acts for this person; it replaces one of the same label."""
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
        """All that is stored about somebody, as plain values."""

        def read(connection: Connection) -> dict[str, Any]:
            _must_be_known(connection, person)
            return export_person(connection, person)

        return await self._database.read(read)

    async def erase(self, person: PersonId) -> None:
        """Anonymise somebody: account, links, tokens and name go; the games stay."""
        await self._database.write(lambda connection: anonymise(connection, person))

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
