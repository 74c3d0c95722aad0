"""Puts a server together: store and tables, routes and sockets, middleware and background tasks."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

from cheeseboard import __version__
from cheeseboard.core import Refusal
from cheeseboard.protocol.broadcast import Broadcaster
from cheeseboard.protocol.chat import ChatRelay
from cheeseboard.protocol.connection import TableServices
from cheeseboard.protocol.counters import Counters
from cheeseboard.protocol.lobby import LobbyFeed
from cheeseboard.protocol.presence import Presence
from cheeseboard.server import socket, web_client
from cheeseboard.server.board_balance import GAME_S
from cheeseboard.server.bot_workers import WorkerPool, no_local_bots
from cheeseboard.server.context import AppContext, RateLimits
from cheeseboard.server.errors import HANDLERS as ERROR_HANDLERS
from cheeseboard.server.limited import LimitedWorker
from cheeseboard.server.limits import RateLimiter
from cheeseboard.server.metrics import Metrics
from cheeseboard.server.middleware import RequestGuard
from cheeseboard.server.openapi import DocumentWithExamples
from cheeseboard.server.routes import (
    custom_boards,
    draws,
    games,
    health,
    lessons,
    lookback,
    options,
    people,
    puzzles,
    qr_code,
    rules_diagrams,
    tables,
)
from cheeseboard.server.routes.dependencies import find_person, find_visitor, may_refuse
from cheeseboard.server.settings import UNLIMITED, Settings, load_key
from cheeseboard.store import Store
from cheeseboard.tables.clock import now_ms
from cheeseboard.tables.jobs import JobRunner
from cheeseboard.tables.ports import Bus
from cheeseboard.tables.registry import TableRegistry
from cheeseboard.tables.tasks import cancel_and_wait
from cheeseboard.words.table_words import Translations

logger: logging.Logger = logging.getLogger(__name__)

HANDLERS = [
    *people.HANDLERS,
    *games.HANDLERS,
    *lessons.HANDLERS,
    *options.HANDLERS,
    *rules_diagrams.HANDLERS,
    *tables.HANDLERS,
    *qr_code.HANDLERS,
    *lookback.HANDLERS,
    *draws.HANDLERS,
    *custom_boards.HANDLERS,
    *puzzles.HANDLERS,
    *health.HANDLERS,
]
DESCRIPTION = """Tables, seats, people and games. What happens at a table comes over its socket at
`/api/tables/{table}/live`; docs/reference/protocol.md describes its messages."""


def build_context(store: Store, settings: Settings, bus: Bus | None = None) -> AppContext:
    """All parts of a server, not yet running; the bus is for several processes."""
    counters, translations = Counters(), Translations()
    registry = TableRegistry(store.log, bus)
    broadcaster = Broadcaster(registry, bus, translations, counters)
    Presence(broadcaster, registry, settings.away_ms, now_ms)  # it is called by the broadcaster
    limits = RateLimits(
        requests=RateLimiter(UNLIMITED if settings.is_local else settings.requests),
        rows=RateLimiter(UNLIMITED if settings.is_local else settings.rows),
        guests=RateLimiter(UNLIMITED if settings.is_local else settings.guests),
        codes=RateLimiter(settings.codes),
        passwords=RateLimiter(settings.passwords),
        tables=RateLimiter(settings.tables),
        chat=RateLimiter(settings.chat),
        background_jobs=RateLimiter(UNLIMITED if settings.is_local else settings.background_jobs),
        stand_ins=RateLimiter(settings.stand_ins),
    )
    return AppContext(
        settings=settings,
        store=store,
        registry=registry,
        broadcaster=broadcaster,
        table_services=TableServices(
            registry=registry,
            broadcaster=broadcaster,
            chat=ChatRelay(store.chat, bus, broadcaster, now_ms),
            people=store.people,
            translator=translations,
            counters=counters,
            address=settings,
            row_limit=limits.rows,
            chat_limit=limits.chat,
            max_message_bytes=settings.max_message_bytes,
            now=now_ms,
        ),
        lobby=LobbyFeed(store.log, registry, bus, settings.lobby_rows),
        limits=limits,
        metrics=Metrics(counters),
        background_workers=WorkerPool(1),
        reading=LimitedWorker(),
        estimating=LimitedWorker(GAME_S),
        key=load_key(settings.data),
    )


def create_app(
    store: Store, settings: Settings, *, bus: Bus | None = None, bot_workers: WorkerPool | None = None
) -> Litestar:
    """The application; without workers some other process must run the bots."""
    context = build_context(store, settings, bus)

    def find_context() -> AppContext:
        return context

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with background_tasks(context, bot_workers):
            yield

    app = Litestar(
        route_handlers=[
            Router("/api", route_handlers=may_refuse(HANDLERS)),
            *health.ROOT_HANDLERS,
            *web_client.HANDLERS,
            socket.lobby_socket,
        ],
        dependencies={
            "context": Provide(find_context, sync_to_thread=False),
            "visitor": Provide(find_visitor),
            "person": Provide(find_person),
        },
        exception_handlers={**ERROR_HANDLERS, **web_client.ERROR_HANDLERS},
        request_max_body_size=settings.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Cheeseboard",
            version=__version__,
            description=DESCRIPTION,
            path="/api/schema",
            render_plugins=[DocumentWithExamples(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        lifespan=[lifespan],
        logging_config=None,
    )
    # Around everything: a middleware would not see what leads nowhere.
    inside = socket.TableSocketApp(context, app.asgi_handler)
    app.asgi_handler = RequestGuard(inside, settings, context.limits.requests, context.metrics)
    return app


@asynccontextmanager
async def background_tasks(context: AppContext, bot_workers: WorkerPool | None) -> AsyncIterator[None]:
    """Run a server's background tasks: send pings, run jobs, clean up."""
    ask_bot, slots = (bot_workers.ask_bot, bot_workers.count) if bot_workers else (no_local_bots, 0)
    jobs = JobRunner(context.registry, context.store.log, ask_bot, owner=secrets.token_hex(8), bot_slots=slots)
    context.lobby.start()
    beside = [asyncio.create_task(_ping(context)), asyncio.create_task(_clean_up(context))]
    context.registry.on_jobs = jobs.on_jobs_written
    jobs.start()
    try:
        yield
    finally:
        context.broadcaster.close()
        await cancel_and_wait(beside)
        await context.lobby.stop()
        await jobs.stop()
        for worker in (context.background_workers, context.reading, context.estimating):
            worker.close()
        if bot_workers:
            bot_workers.close()


async def _clean_up(context: AppContext) -> None:
    while True:
        try:
            await context.store.drop_unstarted(now_ms() - context.settings.unstarted_ms)
        except Refusal as refusal:
            logger.warning("cleanup failed: %s", refusal.code)
        except Exception:
            logger.exception("cleanup failed")
        await asyncio.sleep(context.settings.tidy_seconds)


async def _ping(context: AppContext) -> None:
    while True:
        await context.broadcaster.resync(context.settings.ping_seconds)
