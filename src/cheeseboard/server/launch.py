"""Runs a server in this process: a free port, uvicorn, and a clean end on Ctrl-C or SIGTERM."""

import asyncio
import contextlib
import gc
import os
import secrets
import signal
import socket
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn
from litestar import Litestar
from litestar.types import ASGIApp

from cheeseboard.arena.workers import STOP_SIGNALS
from cheeseboard.core import Illegal
from cheeseboard.server.app import create_app
from cheeseboard.server.bot_workers import WorkerPool
from cheeseboard.server.reader import Connections, FastWebSocket, RequestReader
from cheeseboard.server.settings import HERE, Settings
from cheeseboard.store import Store, file_url
from cheeseboard.tables.jobs import JobRunner
from cheeseboard.tables.ports import Bus
from cheeseboard.tables.registry import TableRegistry

GARBAGE_AFTER = 20_000  # new objects before the collector looks for cycles
PORTS_TRIED = 50
BACKLOG = 2_048  # connections that may wait to be accepted
ACCEPTED_AT_ONCE = 20  # by asyncio's own loop, which counts them only some turns later; uvloop accepts one by one
DATABASE = "cheeseboard.db"
SHUTDOWN_GRACE_S = 1  # how long open requests may take when the server stops


class Server(uvicorn.Server):
    """Reports when it is ready, and ends on a signal with exit code 0."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        for listening_socket in sockets or ():
            listening_socket.listen(BACKLOG)  # asyncio has set it to as many as it accepts at once
        if not self.should_exit:
            self._on_ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As uvicorn does, but what was ignored when the program started (nohup, `&` in a script) stays ignored."""
        ignored = ignored_signals()
        with super().capture_signals():
            for number in ignored:
                signal.signal(number, signal.SIG_IGN)
            yield

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ctrl-C or SIGTERM; the second time without waiting."""
        self.force_exit: bool = self.should_exit
        self.should_exit = True


def ignored_signals() -> list[signal.Signals]:
    """Which of the signals that end a server the parent process has set to be ignored."""
    return [number for number in STOP_SIGNALS if signal.getsignal(number) is signal.SIG_IGN]


def bind(host: str, port: int) -> socket.socket:
    """A listening socket at this port or, if it is taken, at the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, min(port + PORTS_TRIED, 65_536)):
        # With the protocol named, asyncio's own loop sends without delay.
        listening_socket = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening_socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if host == "::":
            listening_socket.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)  # also for those who come by IPv4
        try:
            listening_socket.bind((host, number))
            listening_socket.listen(BACKLOG)  # at once: two processes may both bind, but only one may listen
        except PermissionError:
            listening_socket.close()
            raise Illegal("port-forbidden", port=number) from None
        except socket.gaierror:
            listening_socket.close()
            raise Illegal("bad-host", host=host[:60]) from None
        except OSError:
            listening_socket.close()
            continue
        listening_socket.set_inheritable(True)
        return listening_socket
    raise Illegal("no-free-port", port=port)


def own_address() -> str:
    """This computer's address in the local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for examples
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def names_of_this_computer() -> tuple[str, ...]:
    """What a browser in the local network may call this computer."""
    name = socket.gethostname().lower()
    return (*HERE, own_address(), name, f"{name}.local")


def database_url(data: Path) -> str:
    """The database in the data folder."""
    return file_url(data / DATABASE)


def uvicorn_config(app: Litestar | ASGIApp, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves us: no deflate, which costs 47 KB a socket, and frames no larger than a client needs."""
    reader: Any = partial(RequestReader, connections=Connections(settings), settings=settings)
    return uvicorn.Config(
        app,
        http=reader,
        ws=FastWebSocket,
        ws_per_message_deflate=False,
        ws_max_size=max(16_000, 2 * settings.max_message_bytes),
        log_config=None,
        access_log=False,
        server_header=False,
        backlog=ACCEPTED_AT_ONCE,
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=SHUTDOWN_GRACE_S,
        lifespan="on",
    )


async def serve(
    settings: Settings,
    listening_socket: socket.socket,
    *,
    db: str,
    bus_url: str,
    on_ready: Callable[[], None],
    bots: int = 1,
) -> None:
    """Serve until a signal comes; so many bots think at once, in processes of their own."""
    async with _opened(db, bus_url) as (store, bus):
        app = create_app(store, settings, bus=bus, bot_workers=WorkerPool(bots) if bots else None)
        await Server(uvicorn_config(app, settings), on_ready).serve([listening_socket])


async def run_worker(*, db: str, bus_url: str, on_ready: Callable[[], None], bots: int) -> None:
    """Run the jobs of all tables, without serving anybody, until a signal comes."""
    ended = asyncio.Event()
    for number in {*STOP_SIGNALS}.difference(ignored_signals()):
        asyncio.get_running_loop().add_signal_handler(number, ended.set)
    async with _opened(db, bus_url) as (store, bus):
        registry, bot_workers = TableRegistry(store.log, bus), WorkerPool(bots)
        jobs = JobRunner(registry, store.log, bot_workers.ask_bot, owner=secrets.token_hex(8), bot_slots=bots)
        registry.on_jobs = jobs.on_jobs_written
        if bus:
            bus.listen(lambda table_id, n: jobs.wake())
        jobs.start()
        on_ready()
        try:
            await ended.wait()
        finally:
            await jobs.stop()
            bot_workers.close()


@asynccontextmanager
async def _opened(db: str, bus_url: str) -> AsyncIterator[tuple[Store, Bus | None]]:
    """The store, and the bus to other processes if one is named."""
    store = await Store.open(db)
    try:
        if not bus_url:
            yield store, None
            return
        from cheeseboard.bus.redis import RedisBus  # only where it is used: importing is slow

        bus = await RedisBus.open(bus_url)
        try:
            yield store, bus
        finally:
            await bus.close()
    finally:
        await store.close()


def run_event_loop(work: Coroutine[Any, Any, None]) -> None:
    """Run this in the fastest event loop there is."""
    gc.freeze()  # what is there now stays, and new objects are mostly values without cycles: collect seldom
    gc.set_threshold(GARBAGE_AFTER, *gc.get_threshold()[1:])
    factory = None
    with contextlib.suppress(ImportError):
        import uvloop

        factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(work)


def cores() -> int:
    """How many processors we may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
