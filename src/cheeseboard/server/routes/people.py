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
from cheeseboard.protocol.bodies import NO_CONTROLS
from cheeseboard.protocol.person_bodies import (
    Credentials,
    Link,
    Me,
    NewGuest,
    NewToken,
    Rename,
    Token,
    TokenLabels,
    UseLink,
)
from cheeseboard.protocol.table_bodies import TableList
from cheeseboard.protocol.table_details import table_details
from cheeseboard.protocol.texts import is_visible, without_piles
from cheeseboard.server.auth import NO_COOKIE, cookie_for, hash_password, is_password
from cheeseboard.server.context import AppContext
from cheeseboard.server.middleware import asker_of
from cheeseboard.server.routes.dependencies import AnyRequest
from cheeseboard.tables import seating
from cheeseboard.tables.clock import now_ms
from cheeseboard.tables.record import Person

MY_TABLES = 50
TABLE_ROWS = 5  # cost of listing one of them, in rows sent again
GUEST = "Guest"
MAX_NAME_LENGTH = 40


def cleaned(name: str) -> str:
    """A name as tables and files can hold it."""
    if not (text := clean_name(name)[:MAX_NAME_LENGTH].strip()):
        raise Illegal("bad-name")
    return text


def new_name(name: str) -> str:
    """A name that somebody takes now: others must be able to see it, and it stays within its line."""
    if not is_visible(text := cleaned(without_piles(name))):
        raise Illegal("bad-name")
    return text


def is_secure(request: AnyRequest, context: AppContext) -> bool:
    """Whether the cookie must only travel under https."""
    return context.settings.is_https or request.url.scheme == "https"


def signed_in(request: AnyRequest, context: AppContext, person: Person, status: int = 200) -> Response[Me]:
    """The person, with the cookie that says so."""
    cookie = cookie_for(context.key, person.id, secure=is_secure(request, context))
    return Response(_me(person), status_code=status, cookies=[cookie])


def _me(person: Person) -> Me:
    return Me(person.name, person.account, person.created)


@post("/people", status_code=201)
async def create_guest(
    request: AnyRequest,
    context: NamedDependency[AppContext],
    visitor: NamedDependency[Person | None],
    data: JSONBody[NewGuest],
) -> Response[Me]:
    """Come in as a guest; whoever is in already stays who they are."""
    if visitor is not None:
        return signed_in(request, context, visitor, 201)
    context.limits.guests.take(asker_of(request.scope))
    person = await context.store.people.guest(new_name(data.name or GUEST))
    return signed_in(request, context, person, 201)


@get("/me")
async def who_am_i(person: NamedDependency[Person]) -> Me:
    """Who is asking."""
    return _me(person)


@patch("/me")
async def rename(context: NamedDependency[AppContext], person: NamedDependency[Person], data: JSONBody[Rename]) -> Me:
    """Be called otherwise from now on, also at one's tables that are not over; game files keep the first name."""
    name = new_name(data.name)
    await context.store.people.rename(person.id, name)
    for record in await context.store.log.tables_of(person.id, MY_TABLES):
        if record.phase != "over":
            await context.registry.commit(
                record.id, partial(seating.rename, person=person.id, old=person.name, new=name)
            )
    return Me(name, person.account, person.created)


@post("/me/register", status_code=200)
async def register(
    request: AnyRequest,
    context: NamedDependency[AppContext],
    person: NamedDependency[Person],
    data: JSONBody[Credentials],
) -> Me:
    """Give oneself an account, which keeps one's games."""
    context.limits.passwords.take(asker_of(request.scope))
    account = cleaned(data.account).lower()
    await context.store.people.register(person.id, account, await hash_password(data.password))
    return Me(person.name, account, person.created)


@post("/login", status_code=200)
async def log_in(
    request: AnyRequest, context: NamedDependency[AppContext], data: JSONBody[Credentials]
) -> Response[Me]:
    """Come back to one's account."""
    account = cleaned(data.account).lower()
    context.limits.passwords.take(asker_of(request.scope))
    context.limits.passwords.take(f"account {account}")
    found = await context.store.people.by_account(account)
    if not await is_password(found[1] if found else None, data.password) or not found:
        raise NotYours("wrong-password")
    return signed_in(request, context, found[0])


@post("/logout", status_code=204, response_cookies=[NO_COOKIE])
async def log_out() -> None:
    """Forget this device; a guest without an account does not come back."""


@post("/me/link", status_code=200)
async def make_link(context: NamedDependency[AppContext], person: NamedDependency[Person]) -> Link:
    """A link that signs this person in on another device; it works once, for a short time."""
    now = now_ms()
    token = await context.store.people.make_link(person.id, now, context.settings.link_ms)
    # The token stands behind the # so that it reaches neither a server's log nor a referrer.
    return Link(f"{context.settings.url}/link#{token}", token, now + context.settings.link_ms)


@post("/link", status_code=200)
async def use_link(request: AnyRequest, context: NamedDependency[AppContext], data: JSONBody[UseLink]) -> Response[Me]:
    """Sign in as the person who made the link."""
    context.limits.passwords.take(asker_of(request.scope))
    people = context.store.people
    person = await (people.whose_link if data.preview else people.use_link)(data.token, now_ms())
    if person is None:
        raise NotYours("bad-link")
    return Response(_me(person)) if data.preview else signed_in(request, context, person)


@get("/me/tokens")
async def list_tokens(context: NamedDependency[AppContext], person: NamedDependency[Person]) -> TokenLabels:
    """The names of one's tokens."""
    return TokenLabels(tuple(str(label) for label in await context.store.people.tokens(person.id)))


@post("/me/tokens", status_code=201)
async def make_token(
    context: NamedDependency[AppContext], person: NamedDependency[Person], data: JSONBody[NewToken]
) -> Token:
    """A token for a program of one's own, which then plays in one's name."""
    context.limits.tables.take(f"token {person.id}")
    label = cleaned(data.label)
    return Token(label, await context.store.people.make_token(person.id, label))


@delete("/me/tokens/{label:str}", status_code=204)
async def drop_token(
    context: NamedDependency[AppContext], person: NamedDependency[Person], label: FromPath[str]
) -> None:
    """Revoke a token."""
    if len(label) <= MAX_NAME_LENGTH and re.match(NO_CONTROLS, label):
        await context.store.people.drop_token(person.id, label)


@get("/me/tables")
async def my_tables(
    request: AnyRequest, context: NamedDependency[AppContext], person: NamedDependency[Person]
) -> TableList:
    """One's own tables, the newest first."""
    records = await context.store.log.tables_of(person.id, MY_TABLES)
    context.limits.rows.take(asker_of(request.scope), TABLE_ROWS * len(records))
    tables = await asyncio.gather(*(context.registry.refresh(record.id) for record in records))
    return TableList(tuple(table_details(table, person.id, context.settings) for table in tables))


@get("/me/export")
async def export(context: NamedDependency[AppContext], person: NamedDependency[Person]) -> dict[str, Any]:
    """All that is stored about oneself."""
    return await context.store.people.export(person.id)


@delete("/me", status_code=204, response_cookies=[NO_COOKIE])
async def erase_me(context: NamedDependency[AppContext], person: NamedDependency[Person]) -> None:
    """Delete one's account and name; the games stay."""
    await context.store.people.erase(person.id)


HANDLERS = [
    *(create_guest, who_am_i, rename, register, log_in, log_out, make_link, use_link),
    *(list_tokens, make_token, drop_token, my_tables, export, erase_me),
]
