"""The sockets: one per table and client, and one for the lobby. Every frame is answered, also when it is refused."""

import asyncio
import contextlib
import hashlib
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
from msgspec.structs import replace

from cheeseboard.core import Action, Illegal, NotYours, Refusal, Seat
from cheeseboard.server.audience import Listener
from cheeseboard.server.auth import who_asks
from cheeseboard.server.errors import OLD_PAGE, as_refusal, close_code, refusal_message
from cheeseboard.server.frames import (
    Accepted,
    Act,
    ClientMessage,
    Hello,
    Mute,
    OldPageRefusal,
    Ping,
    Pong,
    SendChat,
    Welcome,
    decode_message,
    language_of_old_page,
    request_id_of,
)
from cheeseboard.server.gate import asker_of
from cheeseboard.server.house import House, now_ms
from cheeseboard.server.limits import Bucket
from cheeseboard.server.names import words_at
from cheeseboard.server.reader import Wire, wire_of
from cheeseboard.server.tableviews import table_now
from cheeseboard.server.telling import Known
from cheeseboard.server.texts import clean_text, is_visible
from cheeseboard.tables.answers import answer
from cheeseboard.tables.live import Live
from cheeseboard.tables.record import Change
from cheeseboard.tables.telling import seats_of
from cheeseboard.words import LANGUAGES, Words

Socket = WebSocket[Any, Any, State]
TABLE = re.compile("/api/tables/([^/]+)/live")
ONCE_ONLY = (Act, SendChat)  # sent again, they are answered as before and not done again
ANSWERS_KEPT = 32
HELLO_ROWS = 10  # what a hello costs that has no row to tell: the table is read, and shown whole
TEXT_TIMES = 4  # what a row costs with sentences and drawings
MOST_ROWS = 15_000  # that one hello is charged for, so that the longest game can be read by everybody
MOST_REFUSED = 200  # frames above the rate in a row, after which nobody listens any more
GOING_AWAY = 1001
BREAKS_RULES = 1008
GONE = (OSError, RuntimeError, WebSocketException)  # what sending to a closed socket raises, by how it was closed

log = logging.getLogger(__name__)


class TableSockets:
    """Serves the sockets of tables by itself: what the framework wraps around each message costs too much there."""

    def __init__(self, house: House, others: ASGIApp) -> None:
        self._house = house
        self._others = others

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Go on here with a table's socket, and elsewhere with anything else."""
        found = TABLE.fullmatch(scope["path"]) if scope["type"] == ScopeType.WEBSOCKET else None
        if found is None:
            await self._others(scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await talk(self._house, found[1], ASGIConnection(scope), receive, send)


async def talk(
    house: House, table: str, client: ASGIConnection[Any, Any, Any, State], receive: Receive, send: Send
) -> None:
    """Everything at one table, for one client."""
    try:
        person = await who_asks(house.store, house.key, client.headers, client.cookies)
        live = await house.desk.catch_up(table)
        wire = wire_of(client.scope)
        listener = Listener(table, person, lambda: _speak(wire, house, listener))
        if not listener.may_look(live):
            raise NotYours("not-watchable")
    except Exception as error:
        await _close(send, as_refusal(error), error)
        return
    wire.on_writable = listener.wake
    await house.audience.join(listener, live, house.settings.away_ms)
    refusal = None
    try:
        refusal = await TableTalk(house, listener, asker_of(client.scope)).read(receive)
    finally:
        wire.on_writable = None
        house.audience.leave(listener, house.settings.away_ms)
    if refusal and wire.is_writable:
        await _close(send, refusal, None, listener.language)
    elif refusal:
        wire.transport.abort()  # who does not read would not read this either


@websocket("/api/lobby/live")
async def lobby_socket(socket: Socket, house: NamedDependency[House]) -> None:
    """The list of open tables, at once and whenever it changes."""
    await socket.accept()
    with house.lobby.visit() as mailbox:
        reader = asyncio.create_task(_ignore(socket))
        try:
            await socket.send_json(await house.lobby.list_tables())
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


class TableTalk:
    """What one client says at one table."""

    __slots__ = ("_answers", "_asker", "_frames", "_house", "_listener", "_mark")

    def __init__(self, house: House, listener: Listener, asker: str) -> None:
        self._house = house
        self._asker = asker
        self._listener = listener
        self._frames = Bucket(house.settings.frames, time.monotonic())
        self._answers: dict[str, Accepted | Pong] = {}
        self._mark = _short(listener.person_id)

    async def read(self, receive: Receive) -> Refusal | None:
        """Answer frame after frame until the client goes, or goes too far."""
        refused = 0
        while True:
            event: Any = await receive()
            if self._listener.lost:
                return self._listener.lost
            if event["type"] == "websocket.disconnect":
                return None
            text = event.get("text")
            if wait := self._frames.wait(time.monotonic()):
                refused += 1
                refusal = Illegal("too-fast", seconds=int(wait) + 1)
                if refused > MOST_REFUSED:
                    return refusal
                self._refuse(refusal, None)
                continue
            refused = 0
            if ended := await self._receive(text if isinstance(text, str) else ""):
                return ended

    async def _receive(self, text: str) -> Refusal | None:
        """Answer one message; gives back why nothing more can be said here, if so."""
        message: ClientMessage | None = None
        try:
            if len(text) > self._house.settings.frame_bytes:
                raise Illegal("too-big")
            message = decode_message(text)
            known = self._answers.get(message.id) if message.id and isinstance(message, ONCE_ONLY) else None
            reply = known or await self._answer(message)
            if reply is not None:
                self._keep(message.id, reply)
                self._listener.push(reply)
        except Exception as error:
            refusal = as_refusal(error)
            if refusal.code == OLD_PAGE:
                self._listener.language = self._listener.language or language_of_old_page(text)
                return refusal
            if refusal.code == "our-fault":
                what = {"table": self._listener.table, "kind": type(message).__name__}
                live = self._house.desk.known(self._listener.table)
                said = (
                    _replayable(message) if live and not live.game.spec.has_hidden_information else {}
                )  # an action names cards
                log.error("fault", extra={**what, **said}, exc_info=error)
            self._refuse(refusal, message.id if message else request_id_of(text))
        return None

    async def _answer(self, message: ClientMessage) -> Accepted | Pong | None:
        match message:
            case Act():
                return await self._act(message)
            case Hello():
                return await self._greet(message)
            case SendChat():
                return await self._send_chat(message)
            case Mute():
                await self._house.audience.mute(self._listener, max(0, min(message.message, 2**53)))
                return Accepted((await self._look()).n, message.id)
            case Ping():
                return Pong((await self._look()).n, message.id)

    async def _act(self, act: Act) -> Accepted:
        action = Action.parse(act.action)
        person, seat = self._listener.person_id, act.seat
        key = f"{self._mark}:{act.id}" if act.id else ""

        def decide(live: Live) -> Change:
            if key and (live.row_of(key) or any(held.key == key for held in live.record.held)):
                return Change(live.record)
            mine = seats_of(live, person)
            at = seat if seat is not None else next((one for one in mine if one in live.asked), mine[0] if mine else 0)
            if at not in mine:
                raise NotYours("not-your-seat", seat=at)
            if live.record.seats[at].bot:
                raise NotYours("bot-plays", seat=at)
            return answer(live, at, action, act.question, now_ms(), key=key)

        begun = time.perf_counter()
        live = await self._house.desk.change(self._listener.table, decide)
        if not live.game.spec.has_hidden_information:
            self._house.metrics.count_action(time.perf_counter() - begun)
        return Accepted(live.row_of(key) or live.n, act.id)

    async def _greet(self, hello: Hello) -> Accepted | None:
        listener, rows = self._listener, self._house.limits.rows
        rows.take(self._asker, HELLO_ROWS)
        live = await self._house.audience.refresh(listener.table)
        rows.take(self._asker, _rows_told(hello, live, seats_of(live, listener.person_id)))
        if hello.lang and hello.lang not in LANGUAGES:
            raise Illegal("bad-request", what=f"lang: {' | '.join(LANGUAGES)}")
        listener.language, listener.wants_text, listener.only = hello.lang, hello.text, hello.seats
        listener.known = {seat: Known(min(max(hello.have, -1), live.n)) for seat in listener.seats(live)}
        first = not listener.greeted
        listener.push(Welcome(table_now(live, listener.person_id, self._house.settings), now_ms()))
        listener.greeted = True
        if first:
            await self._house.audience.show_chat(listener)
        listener.wake()
        return Accepted(live.n, hello.id) if hello.id else None

    async def _send_chat(self, chat: SendChat) -> Accepted:
        person = await self._house.store.people.find(self._listener.person_id)
        if person is None:
            raise NotYours("no-person")
        text = clean_text(chat.text)
        if not is_visible(text):
            raise Illegal("bad-request", what="text")
        if not chat.id or not await self._house.store.chat.was_said(self._listener.table, person.id, chat.id):
            self._house.limits.chat.take(person.id)
            await self._house.audience.say(self._listener.table, person, text, chat.id)
        return Accepted((await self._look()).n, chat.id)

    async def _look(self) -> Live:
        return await self._house.desk.look(self._listener.table)

    def _refuse(self, refusal: Refusal, client_id: str | None) -> None:
        live = self._house.desk.known(self._listener.table)
        if live and not live.game.spec.has_hidden_information:
            self._house.metrics.refusals.labels(refusal.code).inc()
        language = self._listener.language
        words = (words_at(live.record, language) if live else Words(language)) if language else None
        self._listener.push(replace(refusal_message(refusal, words), id=client_id))

    def _keep(self, client_id: str | None, reply: Accepted | Pong) -> None:
        if client_id:
            self._answers[client_id] = reply
            if len(self._answers) > ANSWERS_KEPT:
                del self._answers[next(iter(self._answers))]


def _speak(wire: Wire, house: House, listener: Listener) -> None:
    """Send answers, and what the table says that is new; whoever reads slowly hears it when they have caught up."""
    if wire.is_writable:
        texts, listener.outbox = listener.outbox, []
        try:
            texts += house.audience.told(listener)
        except Exception as error:
            log.error("fault", extra={"table": listener.table}, exc_info=error)
            listener.lost = as_refusal(error)
        if texts:
            wire.write(texts)
    if listener.lost:
        wire.hang_up()


async def _send(send: Send, text: str) -> None:
    await send({"type": "websocket.send", "text": text, "bytes": None})


async def _close(send: Send, refusal: Refusal, fault: Exception | None, language: str = "") -> None:
    if refusal.code == "our-fault":
        log.error("fault", exc_info=fault)
    words = Words(language if language in LANGUAGES else "en")
    last: Struct = refusal_message(refusal, words)
    if refusal.code == OLD_PAGE:
        last = OldPageRefusal(refusal.code, words.refuse(refusal))
    with contextlib.suppress(*GONE):
        await _send(send, msgspec.json.encode(last).decode())
        await send({"type": "websocket.close", "code": close_code(refusal), "reason": refusal.code})


async def _ignore(socket: Socket) -> None:
    """Read until the client goes; the lobby is only looked at."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        await asyncio.sleep(0.05)


def _rows_told(hello: Hello, live: Live, seats: tuple[Seat, ...]) -> int:
    """What it costs to tell a client all it lacks, in rows: a view is made for each row and each seat."""
    rows = live.n - min(max(hello.have, 0), live.n)
    return min(MOST_ROWS, rows * max(1, len(seats)) * (TEXT_TIMES if hello.text else 1))


def _short(person: str) -> str:
    """A person's mark in the log, from which nobody finds the person."""
    return hashlib.sha256(person.encode()).hexdigest()[:12]


def _replayable(message: ClientMessage | None) -> dict[str, object]:
    """All one needs to play a fault again."""
    return msgspec.to_builtins(message) if isinstance(message, Act) else {}
