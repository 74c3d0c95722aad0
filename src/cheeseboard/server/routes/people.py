"""People: guests, accounts, links to other devices, tokens for programs, and one's own data."""

import asyncio
import re
from functools import partial
from typing import Any

from litestar import Response, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from cheeseboard.core import Illegal, NotYours
from cheeseboard.core.gamefile import clean_name
from cheeseboard.server.auth import NO_COOKIE, cookie_for, hash_password, is_password
from cheeseboard.server.gate import asker_of
from cheeseboard.server.house import House, now_ms
from cheeseboard.server.messages import (
    NO_CONTROLS,
    Credentials,
    Link,
    Me,
    NewGuest,
    NewToken,
    Rename,
    TableList,
    Token,
    TokenLabels,
    UseLink,
)
from cheeseboard.server.routes.depends import AnyRequest
from cheeseboard.server.tableviews import table_now
from cheeseboard.server.texts import is_visible, without_piles
from cheeseboard.store import Person
from cheeseboard.tables import seating

MY_TABLES = 50
TABLE_ROWS = 5  # what it costs to look at one of them, in rows that are told anew
GUEST = "Guest"
LONGEST_NAME = 40


def cleaned(name: str) -> str:
    """A name as tables and files can hold it."""
    if not (text := clean_name(name)[:LONGEST_NAME].strip()):
        raise Illegal("bad-name")
    return text


def new_name(name: str) -> str:
    """A name that somebody takes now: others must be able to see it, and it stays within its line."""
    if not is_visible(text := cleaned(without_piles(name))):
        raise Illegal("bad-name")
    return text


def is_secure(request: AnyRequest, house: House) -> bool:
    """Whether the cookie must only travel under https."""
    return house.settings.is_https or request.url.scheme == "https"


def signed_in(request: AnyRequest, house: House, person: Person, status: int = 200) -> Response[Me]:
    """The person, with the cookie that says so."""
    cookie = cookie_for(house.key, person.id, secure=is_secure(request, house))
    return Response(_me(person), status_code=status, cookies=[cookie])


def _me(person: Person) -> Me:
    return Me(person.name, person.account, person.created)


@post("/people", status_code=201)
async def come_in(
    request: AnyRequest,
    house: NamedDependency[House],
    visitor: NamedDependency[Person | None],
    data: JSONBody[NewGuest],
) -> Response[Me]:
    """Come in as a guest; whoever is in already stays who they are."""
    if visitor is not None:
        return signed_in(request, house, visitor, 201)
    house.limits.guests.take(asker_of(request.scope))
    person = await house.store.people.guest(new_name(data.name or GUEST))
    return signed_in(request, house, person, 201)


@get("/me")
async def who_am_i(person: NamedDependency[Person]) -> Me:
    """Who is asking."""
    return _me(person)


@patch("/me")
async def rename(house: NamedDependency[House], person: NamedDependency[Person], data: JSONBody[Rename]) -> Me:
    """Be called otherwise from now on, also at one's tables that are not over; game files keep the first name."""
    name = new_name(data.name)
    await house.store.people.rename(person.id, name)
    for record in await house.store.log.tables_of(person.id, MY_TABLES):
        if record.phase != "over":
            await house.desk.change(record.id, partial(seating.rename, person=person.id, old=person.name, new=name))
    return Me(name, person.account, person.created)


@post("/me/register", status_code=200)
async def register(
    request: AnyRequest, house: NamedDependency[House], person: NamedDependency[Person], data: JSONBody[Credentials]
) -> Me:
    """Give oneself an account, which keeps one's games."""
    house.limits.passwords.take(asker_of(request.scope))
    account = cleaned(data.account).lower()
    await house.store.people.register(person.id, account, await hash_password(data.password))
    return Me(person.name, account, person.created)


@post("/login", status_code=200)
async def log_in(request: AnyRequest, house: NamedDependency[House], data: JSONBody[Credentials]) -> Response[Me]:
    """Come back to one's account."""
    account = cleaned(data.account).lower()
    house.limits.passwords.take(asker_of(request.scope))
    house.limits.passwords.take(f"account {account}")
    found = await house.store.people.by_account(account)
    if not await is_password(found[1] if found else None, data.password) or not found:
        raise NotYours("wrong-password")
    return signed_in(request, house, found[0])


@post("/logout", status_code=204, response_cookies=[NO_COOKIE])
async def log_out() -> None:
    """Forget this device; a guest without an account does not come back."""


@post("/me/link", status_code=200)
async def make_link(house: NamedDependency[House], person: NamedDependency[Person]) -> Link:
    """A link that carries this person to another device, once and soon."""
    now = now_ms()
    token = await house.store.people.make_link(person.id, now, house.settings.link_ms)
    # The token stands behind the # so that it reaches neither a server's log nor a referrer.
    return Link(f"{house.settings.url}/link#{token}", token, now + house.settings.link_ms)


@post("/link", status_code=200)
async def use_link(request: AnyRequest, house: NamedDependency[House], data: JSONBody[UseLink]) -> Response[Me]:
    """Be the person who made the link."""
    house.limits.passwords.take(asker_of(request.scope))
    people = house.store.people
    person = await (people.whose_link if data.look else people.use_link)(data.token, now_ms())
    if person is None:
        raise NotYours("bad-link")
    return Response(_me(person)) if data.look else signed_in(request, house, person)


@get("/me/tokens")
async def list_tokens(house: NamedDependency[House], person: NamedDependency[Person]) -> TokenLabels:
    """The names of one's tokens."""
    return TokenLabels(tuple(str(label) for label in await house.store.people.tokens(person.id)))


@post("/me/tokens", status_code=201)
async def make_token(house: NamedDependency[House], person: NamedDependency[Person], data: JSONBody[NewToken]) -> Token:
    """A token for a program of one's own, which then plays in one's name."""
    house.limits.tables.take(f"token {person.id}")
    label = cleaned(data.label)
    return Token(label, await house.store.people.make_token(person.id, label))


@delete("/me/tokens/{label:str}", status_code=204)
async def drop_token(house: NamedDependency[House], person: NamedDependency[Person], label: FromPath[str]) -> None:
    """Take a token back; a label that no token can have is not looked for."""
    if len(label) <= LONGEST_NAME and re.match(NO_CONTROLS, label):
        await house.store.people.drop_token(person.id, label)


@get("/me/tables")
async def my_tables(request: AnyRequest, house: NamedDependency[House], person: NamedDependency[Person]) -> TableList:
    """One's own tables, the newest first."""
    records = await house.store.log.tables_of(person.id, MY_TABLES)
    house.limits.rows.take(asker_of(request.scope), TABLE_ROWS * len(records))
    lives = await asyncio.gather(*(house.desk.catch_up(record.id) for record in records))
    return TableList(tuple(table_now(live, person.id, house.settings) for live in lives))


@get("/me/export")
async def export(house: NamedDependency[House], person: NamedDependency[Person]) -> dict[str, Any]:
    """All that is kept of oneself."""
    return await house.store.people.export(person.id)


@delete("/me", status_code=204, response_cookies=[NO_COOKIE])
async def forget(house: NamedDependency[House], person: NamedDependency[Person]) -> None:
    """Be forgotten: the name goes from everywhere, the games stay."""
    await house.store.people.forget(person.id)


HANDLERS = [
    *(come_in, who_am_i, rename, register, log_in, log_out, make_link, use_link),
    *(list_tokens, make_token, drop_token, my_tables, export, forget),
]
