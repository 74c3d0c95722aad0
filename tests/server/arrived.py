"""Sends bytes piece by piece, each only when the server has read the one before."""

import socket
import threading
from collections import Counter

import pytest

from cheeseboard.server.reader import FastWebSocket, RequestReader
from server.real_server import PATIENCE_S


class Arrived:
    """Counts the bytes that a server in this process has read of each connection."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, protocol: type[FastWebSocket] | type[RequestReader]) -> None:
        self._bytes: Counter[tuple[str, int] | None] = Counter()  # by the client's end
        self._more = threading.Condition()
        data_received = protocol.data_received

        def count(reader: FastWebSocket | RequestReader, data: bytes) -> None:
            data_received(reader, data)  # type: ignore[arg-type]  # it is of that protocol
            with self._more:
                self._bytes[reader.client] += len(data)
                self._more.notify_all()

        monkeypatch.setattr(protocol, "data_received", count)

    def send(self, connection: socket.socket, piece: bytes) -> None:
        """Send this, and wait until the server has read it."""
        client = connection.getsockname()
        with self._more:
            wanted = self._bytes[client] + len(piece)
            connection.sendall(piece)
            assert self._more.wait_for(lambda: self._bytes[client] >= wanted, PATIENCE_S)
