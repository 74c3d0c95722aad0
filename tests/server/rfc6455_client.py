"""A WebSocket client written from the text of RFC 6455; it knows no library and checks what every server must hold."""

import contextlib
import itertools
import json
import socket
import struct
from typing import NamedTuple

from server.real_server import PATIENCE_S, Served

GOES_ON, TEXT, BYTES, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
NORMAL, BREAKS_PROTOCOL, INVALID, TOO_BIG = 1000, 1002, 1007, 1009
MASK = bytes.fromhex("37fa213d")  # as in the examples of section 5.7
KEY, ACCEPT = "dGhlIHNhbXBsZSBub25jZQ==", "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="  # section 1.3
LARGEST = 100_000


class Frame(NamedTuple):
    """One frame, as section 5.2 draws it."""

    opcode: int
    payload: bytes
    is_last: bool = True
    reserved: int = 0

    def masked(self, mask: bytes | None = MASK, *, length_bytes: int | None = None) -> bytes:
        """Its bytes from a client; the length may be written longer than it has to be."""
        size = len(self.payload)
        wide = length_bytes if length_bytes is not None else 0 if size < 126 else 2 if size < 1 << 16 else 8
        short = {0: size, 2: 126, 8: 127}[wide]
        head = bytes([self.is_last << 7 | self.reserved << 4 | self.opcode, (mask is not None) << 7 | short])
        payload = self.payload
        if mask:
            payload = bytes(byte ^ key for byte, key in zip(payload, itertools.cycle(mask), strict=False))
        return head + (size.to_bytes(wide, "big") if wide else b"") + (mask or b"") + payload


class Client:
    """A connection to a table, which believes nothing of what the server sends."""

    def __init__(self, server: Served, path: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", server.port), PATIENCE_S)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        server.clients.callback(self.socket.close)
        self.path = path
        self.host = f"127.0.0.1:{server.port}"
        self._unread = b""

    def ask(self, method: str = "GET", version: str = "HTTP/1.1", **changed: str | None) -> tuple[int, dict[str, str]]:
        """Begin the opening handshake; the status and the headers of the answer."""
        headers: dict[str, str | None] = {
            "Host": self.host,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": KEY,
        }
        headers |= {name.replace("_", "-"): value for name, value in changed.items()}
        lines = [f"{name}: {value}" for name, value in headers.items() if value is not None]
        self.send("\r\n".join([f"{method} {self.path} {version}", *lines, "", ""]).encode())
        while b"\r\n\r\n" not in self._unread:
            self._read()
        head, _, self._unread = self._unread.partition(b"\r\n\r\n")
        first, *rest = head.decode().split("\r\n")
        found = (line.partition(":") for line in rest)
        return int(first.split()[1]), {name.lower(): value.strip() for name, _, value in found}

    def send(self, *parts: Frame | bytes) -> None:
        """Send these at once; whoever hangs up in between has heard enough."""
        data = b"".join(part.masked() if isinstance(part, Frame) else part for part in parts)
        with contextlib.suppress(ConnectionError):
            self.socket.sendall(data)

    def _read(self) -> None:
        piece = self.socket.recv(1 << 16)
        assert piece, f"closed after {self._unread[:100]!r}"
        self._unread += piece

    def _take(self, count: int) -> bytes:
        while len(self._unread) < count:
            self._read()
        taken, self._unread = self._unread[:count], self._unread[count:]
        return taken

    def next(self) -> Frame:
        """The next frame; whatever a server must not send is an error."""
        first, second = self._take(2)
        assert not second & 0x80, "a server does not mask (5.1)"
        assert not first & 0x70, "reserved bits are 0, for nothing was agreed upon (5.2)"
        size, opcode = second, first & 0xF
        if second >= 126:
            wide = 2 if second == 126 else 8
            size = int.from_bytes(self._take(wide), "big")
            assert size >= (126 if wide == 2 else 1 << 16), "the shortest way to write a length (5.2)"
        if opcode >= CLOSE:
            assert size <= 125, "control frames are short (5.5)"
            assert first & 0x80, "control frames are whole (5.5)"
        return Frame(opcode, self._take(size), bool(first & 0x80))

    def next_of_table(self) -> str:
        """What the table answers: the id of a ping, or the code of a refusal."""
        found = self.next()
        assert (found.opcode, found.is_last) == (TEXT, True), found
        said = json.loads(found.payload.decode("utf-8", "strict"))
        answer: str = said.get("id") or said["code"]
        return answer

    def ended(self) -> int | None:
        """The code with which the server closes, as the next thing that it says; then it hangs up (7.1.1)."""
        found = self.next()
        assert found.opcode == CLOSE, found
        assert len(found.payload) != 1, "half a code"
        found.payload[2:].decode("utf-8", "strict")
        try:
            rest = self._unread + self.socket.recv(1 << 16)
        except ConnectionError:
            rest = b""
        assert rest == b"", "nothing follows a close frame (5.5.1)"
        return int.from_bytes(found.payload[:2], "big") if found.payload else None


def asking(name: str, size: int = 0) -> bytes:
    """A text to which the table answers with this name, filled up to a length."""
    return json.dumps({"type": "ping", "id": name}, ensure_ascii=False).encode().ljust(size)


def coded(code: int, reason: bytes = b"") -> bytes:
    return struct.pack("!H", code) + reason
