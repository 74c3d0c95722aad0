"""The sockets: one per table and client, and one for the lobby. `protocol` decides what goes over them."""

import asyncio
import contextlib
import logging
import re
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketException
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import Struct

from cheeseboard.core import NotYours, Refusal
from cheeseboard.protocol.broadcast import Broadcaster, Subscriber
from cheeseboard.protocol.connection import TableConnection
from cheeseboard.protocol.errors import OLD_PAGE, refusal_message
from cheeseboard.protocol.messages import OldPageRefusal
from cheeseboard.server.auth import authenticate
from cheeseboard.server.context import AppContext
from cheeseboard.server.errors import as_refusal, close_code
from cheeseboard.server.limits import Bucket
from cheeseboard.server.middleware import asker_of
from cheeseboard.server.reader import FastWebSocket, websocket_of
from cheeseboard.words import LANGUAGES, Words

Socket = WebSocket[Any, Any, State]
TABLE_PATH = re.compile("/api/tables/([^/]+)/live")
GONE = (OSError, RuntimeError, WebSocketException)  # what sending to a closed socket raises, by how it was closed

logger: logging.Logger = logging.getLogger(__name__)


class TableSocketApp:
    """Serves the sockets of tables without the framework, whose layers cost too much for each message."""

    def __init__(self, context: AppContext, others: ASGIApp) -> None:
        self._context = context
        self._others = others

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a table's socket here, and pass on anything else."""
        found = TABLE_PATH.fullmatch(scope["path"]) if scope["type"] == ScopeType.WEBSOCKET else None
        if found is None:
            await self._others(scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await serve_table_socket(self._context, found[1], ASGIConnection(scope), receive, send)


async def serve_table_socket(
    context: AppContext, table_id: str, client: ASGIConnection[Any, Any, Any, State], receive: Receive, send: Send
) -> None:
    """Everything at one table, for one client."""
    try:
        person = await authenticate(context.store, context.key, client.headers, client.cookies)
        table = await context.registry.refresh(table_id)
        socket = websocket_of(client.scope)
        subscriber = Subscriber(table_id, person, lambda: _flush(socket, context.broadcaster, subscriber))
        if not subscriber.may_watch(table):
            raise NotYours("not-watchable")
    except Exception as error:
        await _close(send, as_refusal(error), error)
        return
    socket.on_writable = subscriber.wake
    context.broadcaster.join(subscriber, table)
    rate = Bucket(context.settings.message_rate, time.monotonic())
    connection = TableConnection(
        context.table_services, subscriber, asker_of(client.scope), lambda: rate.wait(time.monotonic())
    )
    refusal = None
    try:
        refusal = await _receive_all(connection, subscriber, receive)
    finally:
        socket.on_writable = None
        context.broadcaster.leave(subscriber)
    if refusal and socket.is_writable:
        await _close(send, refusal, None, subscriber.language)
    elif refusal:
        socket.transport.abort()  # who does not read would not read this either


async def _receive_all(connection: TableConnection, subscriber: Subscriber, receive: Receive) -> Refusal | None:
    """Pass on every text until the client leaves or must be closed."""
    while True:
        event: Any = await receive()
        if subscriber.close_reason:
            return subscriber.close_reason
        if event["type"] == "websocket.disconnect":
            return None
        text = event.get("text")
        if refusal := await connection.receive(text if isinstance(text, str) else ""):
            return refusal


@websocket("/api/lobby/live")
async def lobby_socket(socket: Socket, context: NamedDependency[AppContext]) -> None:
    """The list of open tables, at once and whenever it changes."""
    await socket.accept()
    with context.lobby.subscribe() as mailbox:
        reader = asyncio.create_task(_ignore(socket))
        try:
            await socket.send_json(await context.lobby.list_tables())
            while not reader.done():
                waiting = asyncio.create_task(mailbox.get())
                await asyncio.wait({waiting, reader}, return_when=asyncio.FIRST_COMPLETED)
                if waiting.done():
                    await socket.send_text(waiting.result())
                else:
                    waiting.cancel()
        except GONE:
            pass
        finally:
            reader.cancel()
            with contextlib.suppress(asyncio.CancelledError, *GONE):
                await reader


def _flush(socket: FastWebSocket, broadcaster: Broadcaster, subscriber: Subscriber) -> None:
    """Send replies and pending updates; a slow reader gets them when it has caught up."""
    if socket.is_writable:
        texts, subscriber.outbox = subscriber.outbox, []
        try:
            texts += broadcaster.pending_updates(subscriber)
        except Exception as error:
            logger.error("fault", extra={"table": subscriber.table_id}, exc_info=error)
            subscriber.close_reason = as_refusal(error)
        if texts:
            socket.write(texts)
    if subscriber.close_reason:
        socket.request_close()


async def _send(send: Send, text: str) -> None:
    await send({"type": "websocket.send", "text": text, "bytes": None})


async def _close(send: Send, refusal: Refusal, error: Exception | None, language: str = "") -> None:
    if refusal.code == "our-fault":
        logger.error("fault", exc_info=error)
    words = Words(language if language in LANGUAGES else "en")
    last: Struct = refusal_message(refusal, words)
    if refusal.code == OLD_PAGE:
        last = OldPageRefusal(refusal.code, words.refusal_sentence(refusal))
    with contextlib.suppress(*GONE):
        await _send(send, msgspec.json.encode(last).decode())
        await send({"type": "websocket.close", "code": close_code(refusal), "reason": refusal.code})


async def _ignore(socket: Socket) -> None:
    """Read until the client goes; the lobby takes no messages."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        await asyncio.sleep(0.05)
