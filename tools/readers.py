"""Compares readers of requests and frames below the same server: `python tools/readers.py [reader …]`.

For each reader it checks whether one client can hurt the others in the four ways of docs/why/hard-to-kill.md, and plays
Quoridor tables as fast as possible, in turns, so that other load on the machine affects all readers alike. Readers that
are not installed (`pip install wsproto zttp picows granian`) are skipped with a message. Nothing leaves this computer.
"""

import argparse
import asyncio
import importlib.util
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import uvicorn
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from cheeseboard.cli.bench.load_clients import Crowd
from cheeseboard.cli.bench.server_load import WALLS, Load, ServerUnderTest
from cheeseboard.server import launch
from cheeseboard.server.app import create_app
from cheeseboard.server.reader import Connections, RequestReader
from cheeseboard.server.reader.fast_websocket import EXTENSION, Inbox
from cheeseboard.server.settings import Settings
from cheeseboard.store import Store, file_url

READERS = {  # by name: what must be installed, and how uvicorn is told
    "ours": ((), {}),
    "httptools + websockets": (("httptools",), {"http": "httptools", "ws": "websockets-sansio"}),
    "h11 + websockets": (("h11",), {"http": "h11", "ws": "websockets-sansio"}),
    "zttp + websockets": (("zttp",), {"http": "zttp", "ws": "websockets-sansio"}),
    "httptools + wsproto": (("wsproto",), {"http": "httptools", "ws": "wsproto"}),
    "ours + picows": (("picows",), {}),
    "granian": (("granian",), {}),
}
HEAD_TIMEOUT_S, MARGIN_S = 10, 6  # time allowed for a head, and how much longer a probe waits
FLOOD_S = 4.0
MAX_MB = 20  # one client may not cost more memory
FLOOD_FRAMES = 20_000
UNREAD_MB = 60
UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
LOBBY = "/api/lobby/live"
NO_MASK = bytes(4)  # a valid mask
PING = b"\x89\xfd" + NO_MASK + b"x" * 125
FIRST_PART, NEXT_PART = b"\x01\x80" + NO_MASK, b"\x00\x80" + NO_MASK


# The server with one of the readers


class PlainSocket:
    """What the server needs of a FastWebSocket, by ASGI's receive and send alone."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._texts = Inbox()
        self.on_writable: Callable[[], None] | None = None
        self.is_writable = True
        self.transport = SimpleNamespace(abort=self.request_close)

    def write(self, texts: list[bytes]) -> None:
        """Send these texts, one after the other, in a task of their own."""
        self.is_writable = False
        self._texts.put_nowait(texts)

    def request_close(self) -> None:
        """Close the socket."""
        self._texts.put_nowait(None)

    async def run(self) -> None:
        """Write until it is closed."""
        with suppress(Exception):  # it was closed by the other side
            while (texts := await self._texts.get()) is not None:
                for text in texts:
                    await self._send({"type": "websocket.send", "text": text.decode(), "bytes": None})
                self.is_writable = self._texts.empty()
                if self.is_writable and self.on_writable:
                    self.on_writable()
            await self._send({"type": "websocket.close", "code": 1008, "reason": ""})


def with_plain_sockets(app: ASGIApp) -> ASGIApp:
    """The app with a socket that works with any reader."""

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.WEBSOCKET:
            await app(scope, receive, send)
            return
        plain_socket: Any = PlainSocket(send)
        scope["extensions"] = {
            **(scope.get("extensions") or {}),
            EXTENSION: plain_socket,
        }  # granian has one dict for all
        writing = asyncio.create_task(plain_socket.run())
        try:
            await app(scope, receive, send)
        finally:
            writing.cancel()

    return serve


def picows_socket(app: ASGIApp) -> type[Any]:  # noqa: C901 - picows is optional, so its class is made here
    """A socket as picows reads it; who counts frames and puts parts together would do it in `on_ws_frame`."""
    from picows import WSListener, WSMsgType  # type: ignore[import-not-found, unused-ignore]

    class PicoSocket(WSListener):  # type: ignore[misc, unused-ignore]
        """One socket."""

        def __init__(self, scope: Any) -> None:
            self.inbox = Inbox()
            self.on_writable: Callable[[], None] | None = None
            self.is_writable = True
            self.connection: Any = None
            self.transport = SimpleNamespace(abort=self.request_close)
            scope["extensions"] = {EXTENSION: self}
            self.inbox.put_nowait({"type": "websocket.connect"})
            self.task: asyncio.Task[None] = asyncio.create_task(self.run(scope))

        async def run(self, scope: Any) -> None:
            await app(scope, self.inbox.get, self.send)

        def on_ws_connected(self, transport: Any) -> None:
            self.connection = transport

        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            if frame.msg_type == WSMsgType.TEXT:
                self.inbox.put_nowait({"type": "websocket.receive", "text": frame.get_payload_as_utf8_text()})
            elif frame.msg_type == WSMsgType.CLOSE:
                transport.send_close(frame.get_close_code())
                transport.disconnect()

        def on_ws_disconnected(self, transport: Any) -> None:
            self.request_close()

        def pause_writing(self) -> None:
            self.is_writable = False

        def resume_writing(self) -> None:
            self.is_writable = True
            if self.on_writable:
                self.on_writable()

        def write(self, texts: list[bytes]) -> None:
            for text in texts:
                self.connection.send(WSMsgType.TEXT, text)

        def request_close(self) -> None:
            self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1008})

        async def send(self, message: Any) -> None:
            if message["type"] == "websocket.send":
                self.connection.send(WSMsgType.TEXT, message["text"].encode())
            elif message["type"] == "websocket.close":
                self.connection.disconnect()

    return PicoSocket


def picows_reader(app: ASGIApp) -> type[RequestReader]:
    """Our reader of requests, which hands sockets over to picows; that reads no requests with a body."""
    import logging

    from picows import WSAutoPingStrategy  # type: ignore[import-not-found, unused-ignore]
    from picows.picows import WSProtocol  # type: ignore[import-not-found, unused-ignore]

    pico_socket = picows_socket(app)

    class PicoReader(RequestReader):
        """Reads requests."""

        def handle_websocket_upgrade(self) -> None:
            """Hand the connection over."""
            self._is_over = True
            path, _, query = self.url.decode().partition("?")
            known = {"path": path, "raw_path": path.encode(), "query_string": query.encode(), "root_path": ""}
            scope = {**self.scope, **known, "type": "websocket", "subprotocols": []}
            del scope["method"]
            strategy = WSAutoPingStrategy.PING_WHEN_IDLE
            protocol = WSProtocol(
                *(None, None, False, lambda request: pico_socket(scope), logging.getLogger("picows"), True, 5),
                *(False, 20, 20, strategy, True, 16_000, None, 16_384),
            )
            self.connections.discard(self)
            self.transport.pause_reading()
            protocol.connection_made(self.transport)
            self.transport.set_protocol(protocol)
            key = dict(self.headers)[b"sec-websocket-key"].decode()
            head = UPGRADE.format(path=path, port=0).replace("dGhlIHNhbXBsZSBub25jZQ==", key).encode()
            protocol.get_buffer(len(head))[: len(head)] = head
            protocol.buffer_updated(len(head))
            self.transport.resume_reading()

    return PicoReader


async def serve(reader: str, folder: Path) -> None:
    """Serve with this reader until killed."""
    store = await Store.open(file_url(folder / "readers.db"))
    listening_socket = launch.bind("127.0.0.1", free_port())
    address, port = listening_socket.getsockname()
    settings = Settings(data=folder, url=f"http://{address}:{port}")
    app = create_app(store, settings)

    def print_address() -> None:
        print(f"http://{address}:{port}", flush=True)

    if reader == "granian":
        from granian.constants import HTTPModes, Interfaces  # type: ignore[import-not-found, unused-ignore]
        from granian.http import HTTP1Settings  # type: ignore[import-not-found, unused-ignore]
        from granian.server.embed import Server as Granian  # type: ignore[import-not-found, unused-ignore]

        listening_socket.close()
        limits = HTTP1Settings(header_read_timeout=1_000 * HEAD_TIMEOUT_S, max_buffer_size=64_000)
        asyncio.get_running_loop().call_later(1, print_address)
        await Granian(
            with_plain_sockets(app),
            address,
            port,
            interface=Interfaces.ASGI,
            http=HTTPModes.http1,
            http1_settings=limits,
            log_enabled=False,
        ).serve()
        return
    config = launch.uvicorn_config(app, settings)
    if reader == "ours + picows":
        config.http = partial(picows_reader(app), connections=Connections(settings), settings=settings)  # type: ignore[assignment]
    elif reader != "ours":
        config = uvicorn.Config(
            with_plain_sockets(app),
            **READERS[reader][1],  # type: ignore[arg-type]
            ws_per_message_deflate=False,
            ws_max_size=config.ws_max_size,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=1,
            h11_max_incomplete_event_size=64_000,
            lifespan="on",
        )
    await launch.Server(config, print_address).serve([listening_socket])


# The probes


class ServerProcess:
    """A server in a process of its own."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        assert process.stdout
        found = next(re.search(r"http://(.*):(\d+)", line) for line in process.stdout)
        assert found
        self.address, self.port = found[1], int(found[2])

    @property
    def memory_mb(self) -> float:
        """Its memory now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1_000

    def connect(self, path: str = "") -> socket.socket:
        """A connection; with a path, an open socket."""
        found = socket.create_connection((self.address, self.port), HEAD_TIMEOUT_S + MARGIN_S)
        if path:
            found.sendall(UPGRADE.format(path=path, port=self.port).encode())
            assert b" 101 " in found.recv(4_096)
        return found


@contextmanager
def started(reader: str) -> Iterator[ServerProcess]:
    """A server with this reader, for as long as it is needed."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--serve", reader, "--folder", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                yield ServerProcess(process)
            finally:
                process.kill()


def is_cut_off(server: ServerProcess, data: bytes) -> bool:
    """Whether a client that sends all this, and reads what comes, is cut off before it has sent it."""
    client = server.connect(LOBBY)
    client.settimeout(0)
    end, sent = time.monotonic() + FLOOD_S, 0
    try:
        while time.monotonic() < end:
            with suppress(BlockingIOError):
                if not client.recv(1 << 16):
                    return True
            with suppress(BlockingIOError):
                sent += client.send(data[sent : sent + (1 << 16)])
    except ConnectionError:
        return True
    finally:
        client.close()
    return False


def counts_frames(server: ServerProcess) -> str:
    """Whether floods of control frames and of parts are cut off."""
    pings, parts = is_cut_off(server, PING * FLOOD_FRAMES), is_cut_off(server, FIRST_PART + NEXT_PART * FLOOD_FRAMES)
    return (
        "yes" if pings and parts else f"no: {FLOOD_FRAMES:,} pings {_cut(pings)}, {FLOOD_FRAMES:,} parts {_cut(parts)}"
    )


def _cut(is_cut: bool) -> str:
    return "cut off" if is_cut else "taken"


def waits_for_reading(server: ServerProcess) -> str:
    """Whether pings of a client that never reads are answered into the server's memory."""
    before = peak = server.memory_mb
    client = server.connect(LOBBY)
    client.settimeout(1)
    sent = 0
    with suppress(ConnectionError, TimeoutError):  # cut off, or no longer read
        while sent < UNREAD_MB * 1e6:
            sent += client.send(PING * 500)
            peak = max(peak, server.memory_mb)
    time.sleep(1)
    grown = max(peak, server.memory_mb) - before
    client.close()
    return "yes" if grown < MAX_MB else f"no: {grown:.0f} MB of memory for {sent / 1e6:.0f} MB"


def bounds_the_head(server: ServerProcess) -> str:
    """Whether a head of 26 MB is refused before it has an end."""
    before = peak = server.memory_mb
    client = server.connect()
    answer = b""
    with suppress(ConnectionError, TimeoutError):
        client.sendall(b"GET / HTTP/1.1\r\n")
        for number in range(2_600):
            client.sendall(b"x%d: " % number + b"y" * 10_000 + b"\r\n")
            if number % 100 == 0:
                peak = max(peak, server.memory_mb)
    with suppress(ConnectionError, TimeoutError):
        client.settimeout(1)
        answer = client.recv(100)
    grown = max(peak, server.memory_mb) - before
    client.close()
    if grown < MAX_MB:
        return f"yes, {answer[9:12].decode() or 'closed'}"
    return f"no: {grown:.0f} MB of memory"


def times_out(server: ServerProcess) -> str:
    """Whether a connection with half a head is closed."""
    client = server.connect()
    client.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
    begun = time.monotonic()
    try:
        client.recv(100)
    except ConnectionError:
        pass
    except TimeoutError:
        return f"no: open after {HEAD_TIMEOUT_S + MARGIN_S} s"
    finally:
        client.close()
    return f"yes, after {time.monotonic() - begun:.0f} s"


PROBES = (counts_frames, waits_for_reading, bounds_the_head, times_out)


def free_port() -> int:
    """A free port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def play(readers: list[str], rounds: int, seconds: float, tables: int) -> dict[str, list[Load]]:
    """Measure the speed of each; all servers run all the time and are used in turns."""
    loads: dict[str, list[Load]] = {reader: [] for reader in readers}
    with ExitStack() as stack:
        servers = {}
        for reader in readers:
            process = stack.enter_context(started(reader))
            crowd = stack.enter_context(closing(Crowd(process.address, process.port)))
            servers[reader] = ServerUnderTest(process.process, crowd)
            crowd.open(tables)
        for number in range(rounds):
            for reader in readers[number % len(readers) :] + readers[: number % len(readers)]:
                server = servers[reader]
                load = server.measure(reader, server.crowd.pairs, seconds=seconds, walls=WALLS)
                loads[reader].append(load)
                found = f"{load.actions_per_second:,.0f} actions/s, {load.server_us:.0f} µs each"
                print(f"round {number + 1}: {reader}: {found}", file=sys.stderr)
    return loads


def compare(readers: list[str], rounds: int, seconds: float, tables: int, *, probe: bool) -> None:
    """Print a table in Markdown."""
    verdicts: dict[str, list[str]] = {reader: [] for reader in readers}
    for reader in readers if probe else ():
        for one in PROBES:
            with started(reader) as server:
                verdicts[reader].append(one(server))
            print(f"{reader}: {one.__name__}: {verdicts[reader][-1]}", file=sys.stderr)
    loads = play(readers, rounds, seconds, tables)
    probes = ("cuts off floods of frames", "waits for who reads", "bounds the head", "times out half a head")
    heads = ("reader", *probes, "actions/s", "of ours", "server µs an action", "of ours")
    print(f"| {' | '.join(heads)} |\n{'|---' * len(heads)}|")
    for reader in readers:
        row = [reader, *(verdicts[reader] or ["?"] * len(probes))]
        for name in ("actions_per_second", "server_us"):
            values, ours = ([float(getattr(load, name)) for load in loads[one]] for one in (reader, readers[0]))
            parts = [value / other for value, other in zip(values, ours, strict=True)]
            row.append(f"{statistics.median(values):,.0f}")
            low, middle, high = statistics.quantiles(parts, n=4)
            row.append(f"{middle:.0%} ({low:.0%} to {high:.0%})")
        print(f"| {' | '.join(row)} |")


def main() -> None:
    """Serve, or compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("readers", nargs="*", metavar="reader", help=f"any of {', '.join(READERS)}; all if none")
    parser.add_argument("--rounds", type=int, default=42)
    parser.add_argument("--seconds", type=float, default=0.25)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--no-probes", action="store_true")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        launch.run_event_loop(serve(arguments.serve, arguments.folder))
        return
    wanted = ["ours", *(reader for reader in READERS if reader != "ours" and reader in (arguments.readers or READERS))]
    installed = [name for name in wanted if all(importlib.util.find_spec(part) for part in READERS[name][0])]
    for missing in sorted({*wanted} - {*installed}):
        print(f"not installed: {missing}", file=sys.stderr)
    compare(installed, arguments.rounds, arguments.seconds, arguments.tables, probe=not arguments.no_probes)


if __name__ == "__main__":
    main()
