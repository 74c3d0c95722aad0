"""Bytes over a plain connection, for what no well-behaved client would send."""

import json
import socket
from contextlib import suppress
from typing import Any

from server.real_server import PATIENCE_S, Place

UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
LOBBY = "/api/lobby/live"


class Raw:
    """One connection."""

    def __init__(self, server: Place, *, receives: int = 0) -> None:
        self.socket = socket.socket()
        if receives:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receives)
        self.socket.settimeout(PATIENCE_S)
        self.socket.connect(("127.0.0.1", server.port))
        server.clients.callback(self.socket.close)
        self.host = f"Host: 127.0.0.1:{server.port}\r\n".encode()

    def send(self, data: bytes) -> None:
        """Send all of it, or as much as the server lets us."""
        with suppress(ConnectionError):
            self.socket.sendall(data)

    def ask(self, path: str = "/api/lobby", *lines: bytes, method: str = "GET", body: bytes = b"") -> None:
        head = f"{method} {path} HTTP/1.1\r\n".encode() + self.host
        self.send(head + b"".join(line + b"\r\n" for line in lines) + b"\r\n" + body)

    def until_closed(self) -> bytes:
        """All that comes until the server closes."""
        got = b""
        with suppress(ConnectionError):
            while piece := self.socket.recv(1 << 16):
                got += piece
        return got

    def head(self) -> bytes:
        """What comes until the head of an answer is there."""
        got = b""
        while b"\r\n\r\n" not in got and (piece := self.socket.recv(1 << 16)):
            got += piece
        return got

    def refused(self) -> tuple[int, str]:
        """The status and the code with which the server closes."""
        head, _, body = self.until_closed().partition(b"\r\n\r\n")
        said: dict[str, Any] = json.loads(body)
        return status(head), said["code"]


def status(head: bytes) -> int:
    """The status of an answer."""
    return int(head.split(b" ", 2)[1])


def frames_in(data: bytes) -> list[tuple[int, bytes]]:
    """The kind and the content of each frame that a server sent."""
    found, place = [], 0
    while place + 2 <= len(data):
        kind, size = data[place] & 0xF, data[place + 1]
        start = place + 2
        if size >= 126:
            wide = 2 if size == 126 else 8
            size = int.from_bytes(data[start : start + wide], "big")
            start += wide
        found.append((kind, data[start : start + size]))
        place = start + size
    return found
