"""Reads requests below the framework: bounds the head, does not wait long for it, and lets go who does not read.

It stands on uvicorn's protocol for HTTP with httptools, and hands sockets over to `wire`. What a request asks for is
none of its business.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from websockets.datastructures import Headers
from websockets.http11 import Request

from cheeseboard.core import Illegal, Refusal
from cheeseboard.protocol.errors import refusal_message
from cheeseboard.server.errors import status_of
from cheeseboard.server.reader.connections import Connections
from cheeseboard.server.reader.fast_websocket import LINGER_S, PIECE, FastWebSocket
from cheeseboard.server.reader.unread import Unread
from cheeseboard.server.settings import Settings
from cheeseboard.words import Words

HEAD_BYTES, HEAD_LINES, LINE_BYTES = 64_000, 100, 32_000
MAX_PIPELINED = 16  # requests that may wait for the answer to the one before
BODY_S = 60
IDLE, HEAD, BODY = range(3)


class RequestReader(HttpToolsProtocol):
    """One connection, until it becomes a socket."""

    def __init__(self, *args: Any, connections: Connections, settings: Settings, **named: Any) -> None:
        super().__init__(*args, **named)
        self._connections = connections
        self._settings = settings
        self._head_seconds = settings.head_seconds
        self._leave: Callable[[], None] | None = None  # while it is counted
        self._is_over = False  # nothing of it is read any more
        self._refusal: Refusal | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._unread = Unread(self.loop)
        self._begin(IDLE)

    def _begin(self, phase: int) -> None:
        self._phase = phase
        self._lines = self._head_size = 0
        self._raw = 0  # bytes of this request that are not its body
        self._line_raw = 0  # bytes since the last whole line

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn does
        """Somebody connects."""
        super().connection_made(transport)
        address = self.client[0] if self.client else "-"
        refusal = self._connections.enter(self, address)
        if refusal:
            self._is_over = True
            transport.write(answer_of(refusal))
            transport.close()  # at once, for it holds a descriptor over the limit
        else:
            self._leave = partial(self._connections.leave, address)
            self._wait(self._head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is closed."""
        self._stop_waiting()
        self._unread.stop()
        super().connection_lost(exc)
        self._connections.has_head(self)
        if self._leave:
            self._leave()

    def drop(self) -> None:
        """End it at once: another connection needs its place."""
        self._is_over = True
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read on, piece by piece, so that no more than a piece is read after it was too much."""
        for start in range(0, len(data), PIECE):
            if self._is_over or self.transport.is_closing():
                return
            piece = data[start : start + PIECE]
            super().data_received(piece)
            self._count(len(piece))
        if self._timer is None and not self._is_over:
            if self._phase == BODY:
                self._wait(BODY_S)
            elif self._phase == HEAD or self._has_answered():
                self._wait(self._head_seconds)

    def _count(self, size: int) -> None:
        if self._phase == IDLE or self._is_over:
            return
        self._raw += size
        self._line_raw += size if self._phase == HEAD else 0
        if self._raw > HEAD_BYTES + PIECE or self._line_raw > LINE_BYTES + PIECE:
            self._refuse(Illegal("head-too-big"))

    # What the parser finds; an exception in one of these ends it in `send_400_response`.

    def on_message_begin(self) -> None:
        """A request begins."""
        self._begin(HEAD)
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """A part of the address."""
        self._head_size += len(url)
        if len(self.url) + len(url) > LINE_BYTES:
            self._stop(Illegal("head-too-big"))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A line of the head, or one after the body, which counts with it."""
        size = len(name) + len(value) + len(b": \r\n")
        self._line_raw = 0
        self._lines += 1
        self._head_size += size
        if self._lines > HEAD_LINES or size > LINE_BYTES or self._head_size > HEAD_BYTES:
            self._stop(Illegal("head-too-big"))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is there."""
        self._phase = BODY
        self._stop_waiting()
        self._connections.has_head(self)
        if len(self.pipeline) >= MAX_PIPELINED:
            self._stop(Illegal("too-fast", seconds=1))
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        self._raw -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """All of the request is there."""
        self._begin(IDLE)
        self._stop_waiting()
        super().on_message_complete()

    def _stop(self, refusal: Refusal) -> None:
        self._refusal = refusal
        raise ValueError(refusal.code)

    def send_400_response(self, msg: str) -> None:
        """The parser cannot or may not go on."""
        self._refuse(self._refusal or Illegal("bad-request", what="HTTP"))

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a WebSocket, together with the head as it was read."""
        if not self.url.isascii() or not self._has_answered():  # frames must not mix with the answer before them
            self._refuse(Illegal("bad-request", what="HTTP"))
            return
        self._is_over = True
        self.connections.discard(self)
        wire = FastWebSocket(
            self.config, self.server_state, self.app_state, settings=self._settings, on_lost=self._leave
        )
        wire.connection_made(self.transport)
        self.transport.set_protocol(wire)
        headers = Headers([(name.decode("ascii"), value.decode("latin-1")) for name, value in self.headers])
        method, protocol = self.scope["method"], f"HTTP/{self.scope['http_version']}"
        wire.open(Request(self.url.decode("ascii"), headers, method, protocol))

    # Time

    def _wait(self, seconds: float) -> None:
        self._timer = self.loop.call_later(seconds, self._late)

    def _stop_waiting(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _late(self) -> None:
        self._timer = None
        if self._phase == HEAD and not self._has_answered():
            self._wait(self._head_seconds)  # it may wait for the answer to the request before
        elif self._phase == IDLE:
            self._is_over = True
            self._close()  # nobody asked for anything
        else:
            self._refuse(Illegal("request-too-slow"))

    def _has_answered(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def _refuse(self, refusal: Refusal) -> None:
        """Answer and close; in the middle of another answer, only close."""
        self._is_over = True
        self._stop_waiting()
        if self.transport.is_closing():
            return
        cycle: RequestResponseCycle | None = self.cycle
        if self._phase == BODY and cycle and not cycle.response_started and not self.pipeline:
            cycle.disconnected = True  # whoever was to answer it need not any more
            cycle.message_event.set()
        elif not self._has_answered():
            self._close()
            return
        self.transport.write(answer_of(refusal))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.loop.call_later(LINGER_S, self.transport.abort)

    # Who does not read

    def pause_writing(self) -> None:
        """Too much waits for being read."""
        super().pause_writing()
        self._unread.begin(self.transport)

    def resume_writing(self) -> None:
        """Nearly all of it has gone out."""
        self._unread.end()
        super().resume_writing()

    def on_response_complete(self) -> None:
        """An answer is written, and maybe was the last."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._close()

    def timeout_keep_alive_handler(self) -> None:
        """Nobody asks for more."""
        self._close()

    def _close(self) -> None:
        """Close once all is read, or after a while."""
        self.transport.close()
        self._unread.begin_last(self.transport)


def answer_of(refusal: Refusal) -> bytes:
    """A refusal as bytes, in English: nothing is known of the client, not even a language."""
    status = HTTPStatus(status_of(refusal))
    body = msgspec.json.encode(refusal_message(refusal, Words("en")))
    wait = f"retry-after: {refusal.params['seconds']}\r\n" if "seconds" in refusal.params else ""
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\ncache-control: no-store\r\n"
        f"{wait}content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body
