"""Dependencies of the handlers: the server's parts, and the person who asks."""

from collections.abc import Sequence
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from cheeseboard.core import NotYours
from cheeseboard.protocol.messages import RefusalMessage
from cheeseboard.server.auth import authenticate
from cheeseboard.server.context import AppContext
from cheeseboard.tables.record import Person

AnyRequest = Request[Any, Any, State]
REFUSED = "Refused: a stable code, and a sentence in the language of the request."
REFUSALS = {
    status: ResponseSpec(RefusalMessage, description=REFUSED, generate_examples=False)
    for status in (400, 401, 403, 404, 409, 413, 415, 429, 503)
}


async def find_visitor(
    request: ASGIConnection[Any, Any, Any, State], context: NamedDependency[AppContext]
) -> Person | None:
    """The person who asks, or None."""
    return await authenticate(context.store, context.key, request.headers, request.cookies)


async def find_person(visitor: NamedDependency[Person | None]) -> Person:
    """The person who asks; refused without a cookie or token."""
    if visitor is None:
        raise NotYours("no-person")
    return visitor


def may_refuse(handlers: Sequence[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """The handlers, with refusals in the document of each."""
    for handler in handlers:
        handler.responses = {**REFUSALS, **(handler.responses or {})}
    return list(handlers)
