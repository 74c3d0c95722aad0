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

WIRE = "cheeseboard.wire"  # the name under which a scope's extensions hold it
MOST_UNREAD = 16  # texts
FINAL_TEXT = 0x81
SHORT, MIDDLE, LONG = 126, 127, 1 << 16  # how the size of a frame is written, by RFC 6455


class Inbox:
    """What has come for the one who reads here: a queue that knows that there is only one."""

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

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.queue: Any = Inbox()
        self._is_full = False

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

    def send_receive_event_to_app(self) -> None:
        """Pass on what was read; reading stops only when too much of it waits, and not after each text."""
        self.read_paused = True  # for uvicorn: it need not do it
        super().send_receive_event_to_app()
        if len(self.queue.events) >= MOST_UNREAD:
            self._is_full = True
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


def _head(size: int) -> bytes:
    """What stands before a text of this size."""
    if size < SHORT:
        return bytes((FINAL_TEXT, size))
    if size < LONG:
        return struct.pack("!BBH", FINAL_TEXT, SHORT, size)
    return struct.pack("!BBQ", FINAL_TEXT, MIDDLE, size)
