"""Frames of every kind count, nothing is written to who does not read, and whoever goes too far hears why."""

import asyncio
import socket
import time
from collections.abc import Iterator

import pytest

from cheeseboard.server.reader import fast_websocket as server_wire
from cheeseboard.server.reader import unread
from cheeseboard.server.settings import UNLIMITED, Rate
from server.conftest import NO_MORE
from server.raw import LOBBY, UPGRADE, Raw, frames_in, status
from server.real_server import PATIENCE_S, Served, served
from server.test_wire import GOES_ON, PING, TEXT, frame

PONG, CLOSE = 10, 8
MANY = 400
KINDS = {
    "pings": frame(b"x" * 125, PING) * MANY,
    "empty pings": frame(b"", PING) * MANY,
    "pongs": frame(b"x" * 125, PONG) * MANY,
    "texts": frame(b"x") * MANY,
    "bytes": frame(b"x", 2) * MANY,
    "halves": (frame(b"x", is_last=False) + frame(b"y", GOES_ON)) * (MANY // 2),
}


def opened(server: Served, **more: int) -> Raw:
    """A socket that looks at the lobby."""
    raw = Raw(server, **more)
    raw.ask(LOBBY, UPGRADE[:-2])
    assert status(raw.head()) == 101
    return raw


def ending(raw: Raw) -> tuple[int, str]:
    """With what code and reason the server ends it."""
    got = b""
    while not (frames := frames_in(got)) or frames[-1][0] != CLOSE:
        piece = raw.socket.recv(1 << 16)
        assert piece, frames
        got += piece
    said = frames[-1][1]
    return int.from_bytes(said[:2], "big"), said[2:].decode()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Served]]:
    """Servers that let nobody send many frames, or many bytes."""
    frames = {"all_frames": Rate(100, NO_MORE), "all_bytes": UNLIMITED}
    size = {"all_frames": UNLIMITED, "all_bytes": Rate(600, NO_MORE)}
    folder = tmp_path_factory.mktemp
    with served(folder("frames"), **frames) as by_frames, served(folder("bytes"), **size) as by_bytes:
        yield {"frames": by_frames, "bytes": by_bytes}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("counted", ["frames", "bytes"])
def test_every_kind_of_frame_counts(strict: dict[str, Served], kind: str, counted: str) -> None:
    raw = opened(strict[counted])
    raw.send(KINDS[kind])
    assert ending(raw) == (4429, "too-fast")


def test_a_text_in_too_many_parts_is_not_put_together(server: Served) -> None:
    raw = opened(server)
    raw.send(frame(b"", TEXT, is_last=False) + frame(b"", GOES_ON, is_last=False) * 100)
    assert ending(raw) == (4413, "too-big")


def test_parts_that_are_too_long_together_are_not_put_together(server: Served) -> None:
    raw = opened(server)
    raw.send(frame(b"x" * 6_000, TEXT, is_last=False) + frame(b"x" * 6_000, GOES_ON, is_last=False) * 3)
    assert ending(raw)[0] == 1009


def test_pongs_are_not_piled_up_for_who_does_not_read(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting: list[int] = []
    handle_ping = server_wire.FastWebSocket.handle_ping

    def measure(wire: server_wire.FastWebSocket) -> None:
        handle_ping(wire)
        waiting.append(wire.transport.get_write_buffer_size())

    monkeypatch.setattr(server_wire.FastWebSocket, "handle_ping", measure)
    pings = 20_000
    with served(tmp_path_factory.mktemp("unread"), all_frames=UNLIMITED, all_bytes=UNLIMITED) as server:
        server.listens_at.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4_096)
        raw = opened(server, receives=4_096)
        raw.send(frame(b"x" * 125, PING) * (pings - 1) + frame(b"last", PING))
        end = time.monotonic() + PATIENCE_S
        while len(waiting) < pings:
            assert time.monotonic() < end
            time.sleep(0.01)
        assert max(waiting) < 100_000  # what asyncio holds before it says that it is enough, and a piece
        got = b""
        while b"\x8a\x04last" not in got[-10_000:]:
            piece = raw.socket.recv(4_096)
            assert piece, "the last ping is answered"
            got += piece
        assert len(got) < pings * 127 / 4


def test_who_does_not_read_for_long_is_let_go(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unread, "UNREAD_S", 0.1)
    server.listens_at.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4_096)
    raw = opened(server, receives=4_096)
    raw.send(frame(b"x" * 125, PING) * 900)
    end = time.monotonic() + PATIENCE_S
    while server.connections:
        assert time.monotonic() < end
        time.sleep(0.01)


class Stuck(asyncio.Transport):
    """A connection of which the other side reads no more."""

    def __init__(self) -> None:
        super().__init__()
        self.aborted = asyncio.Event()

    def get_write_buffer_size(self) -> int:
        return 1

    def abort(self) -> None:
        self.aborted.set()


def test_what_is_written_last_must_be_read_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unread, "UNREAD_S", 0.01)

    async def read_some() -> None:
        stuck = Stuck()
        timer = unread.Unread(asyncio.get_running_loop())
        timer.begin_last(stuck)
        timer.end()  # nearly all was read, but nothing more will come that would begin it anew
        await asyncio.wait_for(stuck.aborted.wait(), PATIENCE_S)

    asyncio.run(read_some())
