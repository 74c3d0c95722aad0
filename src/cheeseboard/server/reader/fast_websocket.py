"""The WebSocket below a table's socket: texts pass without a task, a pause and a frame object for each.

uvicorn takes it for its own protocol of web sockets, and whatever is no table's socket never notices. It knows bytes
and whether they can go out; who is sent what is decided above.
"""

import asyncio
import logging
import struct
from collections import deque
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import Protocol, State
from websockets.utils import apply_mask

from cheeseboard.core import Illegal, Refusal
from cheeseboard.server.errors import close_code
from cheeseboard.server.reader.unread import Unread
from cheeseboard.server.settings import Rate, Settings

EXTENSION = "cheeseboard.wire"  # the name under which a scope's extensions hold it
MAX_UNREAD_TEXTS = 16  # texts
MAX_FRAGMENTS = 64  # frames that make one text
PIECE = 4_096  # bytes read at once; nothing after the piece that was too much is looked at
LINGER_S = 1.0  # how long the reason of an end may be read; closing at once would take it back
VERSION_HEADER, VERSION = "Sec-WebSocket-Version", "13"
FINAL, FINAL_TEXT, MASKED = 0x80, 0x81, 0x80
SHORT, MIDDLE, LONG = 126, 127, 1 << 16  # how the size of a frame is written, by RFC 6455
HEAD, MASK = 2, 4  # bytes before a short text from a browser

logger: logging.Logger = logging.getLogger(__name__)


class Inbox:
    """Messages that have arrived: a queue with a single reader."""

    __slots__ = ("_reader", "events")

    def __init__(self) -> None:
        self.events: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        """Add a message."""
        self.events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """The oldest message, once there is one."""
        while not self.events:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self.events.popleft()

    def empty(self) -> bool:
        """Whether no message is waiting."""
        return not self.events


class Budget:
    """The rate limit of one socket: frames of every kind, and bytes."""

    __slots__ = ("_bytes", "_frames", "_frames_left", "_size_left", "_then")

    def __init__(self, frames: Rate, size: Rate, now: float) -> None:
        self._frames, self._bytes = frames, size
        self._frames_left, self._size_left = frames.burst, size.burst
        self._then = now

    def spend(self, frames: int, size: int, now: float) -> bool:
        """Take so much out; whether it was there."""
        passed, self._then = now - self._then, now
        of_frames, of_bytes = self._frames, self._bytes
        self._frames_left = min(of_frames.burst, self._frames_left + passed * of_frames.per_second) - frames
        self._size_left = min(of_bytes.burst, self._size_left + passed * of_bytes.per_second) - size
        return self._frames_left >= 0 and self._size_left >= 0


class FastWebSocket(WebSocketsSansIOProtocol):
    """One socket; a slow reader is not written to until it has read."""

    on_writable: Callable[[], None] | None = None  # called when a slow reader has caught up

    def __init__(self, *args: Any, settings: Settings, on_lost: Callable[[], None] | None, **named: Any) -> None:
        super().__init__(*args, **named)
        self._on_lost = on_lost
        self._budget = Budget(settings.all_frames, settings.all_bytes, self.loop.time())
        self._is_cut_off = False
        self._last_pong = b""  # for who does not read now
        self._unread = Unread(self.loop)
        self.queue: Any = Inbox()
        self._is_full = False
        self._has_whole_frames = (
            True  # True while all input was whole frames; after the first partial frame the fast path stays off
        )

    def open(self, request: Request) -> None:
        """Begin with this request, whose head is read already; frames are all that comes."""
        self.conn.parser = Protocol.parse(self.conn)
        next(self.conn.parser)
        if request.headers.get_all(VERSION_HEADER) == [VERSION]:
            self.handle_connect(request)
        else:
            self._tell_version()

    def _tell_version(self) -> None:
        """Refuse a handshake as section 4.4 of the RFC wants it, which websockets does without the header."""
        self.handshake_complete = self.close_sent = True
        response = self.conn.reject(HTTPStatus.UPGRADE_REQUIRED, "")
        response.headers["Upgrade"], response.headers[VERSION_HEADER] = "websocket", VERSION
        self.conn.send_response(response)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is closed."""
        self._unread.stop()
        super().connection_lost(exc)
        if self._on_lost:
            self._on_lost()

    async def run_asgi(self) -> None:
        """Serve this socket; the application finds this object in the scope."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self
        await super().run_asgi()

    @property
    def is_writable(self) -> bool:
        """Whether what was written before has gone out, or nearly so."""
        return self.writable.is_set()

    def write(self, texts: list[bytes]) -> None:
        """Send these texts now; to a socket that closes, nothing."""
        if not (self.close_sent or self.disconnected):
            self.transport.write(b"".join([part for text in texts for part in (_head(len(text)), text)]))

    def request_close(self) -> None:
        """Tell the reader that it is over; the reader closes the socket."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1008})

    def data_received(self, data: bytes) -> None:
        """A short text that comes whole is passed on at once; whatever else comes is read frame by frame."""
        text = self._short_text(data)
        if text is None:
            self._has_whole_frames &= _are_whole(data)
            for start in range(0, len(data), PIECE):
                piece = data[start : start + PIECE]
                if not self._may_come(0, len(piece)):
                    return
                super().data_received(piece)
        elif self._may_come(1, len(data)):
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            self._rest_if_full()

    def _may_come(self, frames: int, size: int) -> bool:
        """Count what has come, and disconnect a client that sends too much."""
        if self._is_cut_off or self.transport.is_closing():
            return False
        if not self._budget.spend(frames, size, self.loop.time()):
            self._cut_off(Illegal("too-fast", seconds=1))
        return not self._is_cut_off

    def _cut_off(self, refusal: Refusal) -> None:
        """Read nothing more of this socket, and say why if it reads."""
        code = close_code(refusal)
        self._is_cut_off = True
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        if not self.is_writable:
            self.transport.abort()  # a client that does not read would not read this either
        elif self.conn.state is State.OPEN and not self.close_sent:
            self.conn.data_to_send()  # answers to what came last, which nobody needs any more
            self.conn.send_close(code, refusal.code)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent: bool = True
        self.transport.pause_reading()
        if self.close_timer:
            self.close_timer.cancel()
        self.close_timer: asyncio.TimerHandle | None = self.loop.call_later(LINGER_S, self.transport.abort)

    def handle_text(self, event: Frame) -> None:
        """A text, or the first part of one."""
        if self._may_come(1, 0):
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Bytes, or the first part of them."""
        if self._may_come(1, 0):
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """A later part."""
        if self._may_come(1, 0) and len(self.frames) >= MAX_FRAGMENTS:
            self._cut_off(Illegal("too-big"))
        elif not self._is_cut_off:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer; a client that does not read gets only the last answer, once it does."""
        answers = self.conn.data_to_send()
        if self._may_come(1, 0) and answers:
            if self.is_writable:
                self.transport.write(b"".join(answers))
            else:
                self._last_pong = answers[-1]

    def handle_pong(self, event: Frame) -> None:
        """An answer to a ping of ours, or not even that."""
        if self._may_come(1, 0):
            super().handle_pong(event)

    def _short_text(self, data: bytes) -> str | None:
        """The text, if this is exactly one frame with one, as nearly all that comes is."""
        if (
            len(data) < HEAD + MASK
            or data[0] != FINAL_TEXT
            or not MASKED <= data[1] < MASKED + SHORT
            or len(data) != HEAD + MASK + data[1] - MASKED
            or not self._has_whole_frames
            or self.close_sent
        ):
            return None
        try:
            return apply_mask(data[HEAD + MASK :], data[HEAD : HEAD + MASK]).decode()
        except UnicodeDecodeError:
            return None

    def send_receive_event_to_app(self) -> None:
        """Pass on what was read; reading stops only when too much of it waits, and not after each text."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_utf8(b"".join(self.frames)):
            logger.warning("a text that is not UTF-8: its socket is closed")
            self.frames: list[bytes] = []
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        self.read_paused: bool = True  # for uvicorn: it need not do it
        super().send_receive_event_to_app()
        self._rest_if_full()

    def _rest_if_full(self) -> None:
        """After our close frame input is dropped, and the other side's close frame is read as it comes."""
        if len(self.queue.events) >= MAX_UNREAD_TEXTS and not self.close_sent:
            self._is_full = self.read_paused = True  # uvicorn reads on when it closes
            self.transport.pause_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """The next thing that has come; once all of it is taken, more is read."""
        event: ASGIReceiveEvent = await self.queue.get()
        if self._is_full and self.queue.empty():
            self._is_full = False
            self.transport.resume_reading()
        return event

    def pause_writing(self) -> None:
        """The other side does not read what it was sent."""
        super().pause_writing()
        self._unread.begin(self.transport)

    def keepalive_timeout(self) -> None:
        """No answer to a ping: a client that does not read would not read this either."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The application has ended; what is still to be read may wait for a while."""
        super().on_task_complete(task)
        self._unread.begin_last(self.transport)

    def resume_writing(self) -> None:
        """The other side has read what it was sent."""
        self._unread.end()
        super().resume_writing()
        if self._last_pong and not self.close_sent:
            self.transport.write(self._last_pong)
        self._last_pong = b""
        if self.on_writable:
            self.on_writable()


def websocket_of(scope: Any) -> FastWebSocket:
    """The WebSocket of a scope; uvicorn is configured to make it."""
    wire: FastWebSocket = scope["extensions"][EXTENSION]
    return wire


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _are_whole(data: bytes) -> bool:
    """Whether these are frames from a browser, none of them part of a longer text, with nothing missing at the end."""
    offset = 0
    while offset + HEAD <= len(data) and data[offset] & FINAL:
        size = data[offset + 1] & ~MASKED
        offset += HEAD + MASK
        if size >= SHORT:
            wide = 2 if size == SHORT else 8
            size = int.from_bytes(data[offset - MASK : offset - MASK + wide], "big")
            offset += wide
        offset += size
    return offset == len(data)


def _head(size: int) -> bytes:
    """What stands before a text of this size."""
    if size < SHORT:
        return bytes((FINAL_TEXT, size))
    if size < LONG:
        return struct.pack("!BBH", FINAL_TEXT, SHORT, size)
    return struct.pack("!BBQ", FINAL_TEXT, MIDDLE, size)
