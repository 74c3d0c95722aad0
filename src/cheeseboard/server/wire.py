"""The wire below a table's socket: texts come and go without a task, a pause and a frame object for each.

uvicorn takes it for its own protocol of web sockets, and whatever is no table's socket never notices. It knows bytes
and whether they can go out; who may hear what is decided above.
"""

import asyncio
import struct
from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import Protocol
from websockets.utils import apply_mask

WIRE = "cheeseboard.wire"  # the name under which a scope's extensions hold it
MOST_UNREAD = 16  # texts
FINAL, FINAL_TEXT, MASKED = 0x80, 0x81, 0x80
SHORT, MIDDLE, LONG = 126, 127, 1 << 16  # how the size of a frame is written, by RFC 6455
HEAD, MASK = 2, 4  # bytes before a short text from a browser


class Inbox:
    """What has come for the one who reads here: a queue that knows that there is only one."""

    __slots__ = ("_reader", "events")

    def __init__(self) -> None:
        self.events: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        """Something has come."""
        self.events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """The oldest of what has come, once there is something."""
        while not self.events:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self.events.popleft()

    def empty(self) -> bool:
        """Whether nothing waits here."""
        return not self.events


class Wire(WebSocketsSansIOProtocol):
    """One socket; a slow reader is not written to until it has read."""

    on_writable: Callable[[], None] | None = None  # told when a slow reader has caught up

    def __init__(self, *args: Any, on_lost: Callable[[], None] | None = None, **named: Any) -> None:
        super().__init__(*args, **named)
        self._on_lost = on_lost
        self.queue: Any = Inbox()
        self._is_full = False
        self._is_between = True  # all that came so far were whole texts; once one was not, we no longer look closely

    def open(self, request: Request) -> None:
        """Begin with this request, whose head is read already; frames are all that comes."""
        self.conn.parser = Protocol.parse(self.conn)
        next(self.conn.parser)
        self.handle_connect(request)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is closed."""
        super().connection_lost(exc)
        if self._on_lost:
            self._on_lost()

    async def run_asgi(self) -> None:
        """Serve this socket; whoever serves it finds the wire in the scope."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[WIRE] = self
        await super().run_asgi()

    @property
    def is_writable(self) -> bool:
        """Whether what was written before has gone out, or nearly so."""
        return self.writable.is_set()

    def write(self, texts: list[bytes]) -> None:
        """Send these texts now; to a socket that closes, nothing."""
        if not (self.close_sent or self.disconnected):
            self.transport.write(b"".join([part for text in texts for part in (_head(len(text)), text)]))

    def hang_up(self) -> None:
        """Let whoever reads here know that it is over; they close the socket."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1008})

    def data_received(self, data: bytes) -> None:
        """A short text that comes whole is passed on at once; whatever else comes is read frame by frame."""
        text = self._short_text(data)
        if text is None:
            self._is_between &= _are_whole(data)
            super().data_received(data)
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            self._rest_if_full()

    def _short_text(self, data: bytes) -> str | None:
        """The text, if this is exactly one frame with one, as nearly all that comes is."""
        if (
            len(data) < HEAD + MASK
            or data[0] != FINAL_TEXT
            or not MASKED <= data[1] < MASKED + SHORT
            or len(data) != HEAD + MASK + data[1] - MASKED
            or not self._is_between
            or self.close_sent
        ):
            return None
        try:
            return apply_mask(data[HEAD + MASK :], data[HEAD : HEAD + MASK]).decode()
        except UnicodeDecodeError:
            return None

    def send_receive_event_to_app(self) -> None:
        """Pass on what was read; reading stops only when too much of it waits, and not after each text."""
        self.read_paused = True  # for uvicorn: it need not do it
        super().send_receive_event_to_app()
        self._rest_if_full()

    def _rest_if_full(self) -> None:
        """Once we have said the end nobody takes anything any more, and the other side's end is read as it comes."""
        if len(self.queue.events) >= MOST_UNREAD and not self.close_sent:
            self._is_full = self.read_paused = True  # uvicorn reads on when it closes
            self.transport.pause_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """The next thing that has come; once all of it is taken, more is read."""
        event: ASGIReceiveEvent = await self.queue.get()
        if self._is_full and self.queue.empty():
            self._is_full = False
            self.transport.resume_reading()
        return event

    def resume_writing(self) -> None:
        """The other side has read what it was sent."""
        super().resume_writing()
        if self.on_writable:
            self.on_writable()


def wire_of(scope: Any) -> Wire:
    """The wire of a socket, which is there because uvicorn was told so."""
    wire: Wire = scope["extensions"][WIRE]
    return wire


def _are_whole(data: bytes) -> bool:
    """Whether these are frames from a browser, none of them part of a longer text, with nothing missing at the end."""
    place = 0
    while place + HEAD <= len(data) and data[place] & FINAL:
        size = data[place + 1] & ~MASKED
        place += HEAD + MASK
        if size >= SHORT:
            wide = 2 if size == SHORT else 8
            size = int.from_bytes(data[place - MASK : place - MASK + wide], "big")
            place += wide
        place += size
    return place == len(data)


def _head(size: int) -> bytes:
    """What stands before a text of this size."""
    if size < SHORT:
        return bytes((FINAL_TEXT, size))
    if size < LONG:
        return struct.pack("!BBH", FINAL_TEXT, SHORT, size)
    return struct.pack("!BBQ", FINAL_TEXT, MIDDLE, size)
