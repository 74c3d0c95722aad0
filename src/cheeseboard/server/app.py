"""Puts a server together: store, bell and desk, routes and sockets, the gate before and the errands beside them."""

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
from cheeseboard.server import bundle, socket
from cheeseboard.server.audience import Audience, OwnRings
from cheeseboard.server.document import DocumentWithExamples
from cheeseboard.server.errors import HANDLERS as FAULTS
from cheeseboard.server.estimating import GAME_S
from cheeseboard.server.gate import Gate
from cheeseboard.server.house import House, Limits, now_ms
from cheeseboard.server.limited import LimitedWorker
from cheeseboard.server.limits import Limit
from cheeseboard.server.lobby import LobbyRoom
from cheeseboard.server.metrics import Metrics
from cheeseboard.server.routes import (
    chances,
    games,
    house,
    invitation,
    lessons,
    looking,
    making,
    people,
    pictures,
    puzzles,
    tables,
)
from cheeseboard.server.routes.depends import find_person, find_visitor, may_refuse
from cheeseboard.server.settings import UNLIMITED, Settings, load_key
from cheeseboard.server.thinking import Thinkers, think_elsewhere
from cheeseboard.store import Store
from cheeseboard.tables.desk import Desk
from cheeseboard.tables.errands import Errands
from cheeseboard.tables.ports import Bell
from cheeseboard.tables.tasks import end

log = logging.getLogger(__name__)

HANDLERS = [
    *people.HANDLERS,
    *games.HANDLERS,
    *lessons.HANDLERS,
    *pictures.HANDLERS,
    *tables.HANDLERS,
    *invitation.HANDLERS,
    *looking.HANDLERS,
    *chances.HANDLERS,
    *making.HANDLERS,
    *puzzles.HANDLERS,
    *house.HANDLERS,
]
DESCRIPTION = """Tables, seats, people and games. What happens at a table comes over its socket at
`/api/tables/{table}/live`; docs/reference/protocol.md tells its messages."""


def build_house(store: Store, bell: Bell, settings: Settings) -> House:
    """All parts of a server, not yet running."""
    metrics, own = Metrics(), OwnRings(bell)
    desk = Desk(store.log, own)
    return House(
        settings=settings,
        store=store,
        bell=own,
        desk=desk,
        audience=Audience(desk, store, own, metrics, now_ms),
        lobby=LobbyRoom(store, settings.lobby_rows),
        limits=Limits(
            requests=Limit(UNLIMITED if settings.is_local else settings.requests),
            rows=Limit(UNLIMITED if settings.is_local else settings.rows),
            guests=Limit(UNLIMITED if settings.is_local else settings.guests),
            codes=Limit(settings.codes),
            passwords=Limit(settings.passwords),
            tables=Limit(settings.tables),
            chat=Limit(settings.chat),
            asides=Limit(UNLIMITED if settings.is_local else settings.asides),
            stand_ins=Limit(settings.stand_ins),
        ),
        metrics=metrics,
        aside=Thinkers(1),
        reading=LimitedWorker(),
        estimating=LimitedWorker(GAME_S),
        key=load_key(settings.data),
    )


def create_app(store: Store, bell: Bell, settings: Settings, *, thinkers: Thinkers | None = None) -> Litestar:
    """The application; without thinkers some other process must let bots think."""
    here = build_house(store, bell, settings)

    def find_house() -> House:
        return here

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running(here, thinkers):
            yield

    app = Litestar(
        route_handlers=[
            Router("/api", route_handlers=may_refuse(HANDLERS)),
            *house.ROOT_HANDLERS,
            *bundle.HANDLERS,
            socket.lobby_socket,
        ],
        dependencies={
            "house": Provide(find_house, sync_to_thread=False),
            "visitor": Provide(find_visitor),
            "person": Provide(find_person),
        },
        exception_handlers={**FAULTS, **bundle.FAULTS},
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
    inside = socket.TableSockets(here, app.asgi_handler)
    app.asgi_handler = Gate(inside, settings, here.limits.requests, here.metrics)
    return app


@asynccontextmanager
async def running(here: House, thinkers: Thinkers | None) -> AsyncIterator[None]:
    """The house between opening and closing: the bell is heard, pings go out, errands are run."""
    think, most = (thinkers.think, thinkers.count) if thinkers else (think_elsewhere, 0)
    errands = Errands(here.desk, here.store.log, think, owner=secrets.token_hex(8), thinkers=most)
    silence = [here.bell.listen(here.audience.hear), here.bell.listen(here.lobby.hear)]
    here.lobby.start()
    beside = [asyncio.create_task(_ping(here)), asyncio.create_task(_tidy(here))]
    here.desk.on_dues = errands.expect
    errands.start()
    try:
        yield
    finally:
        for stop in silence:
            stop()
        here.audience.close()
        await end(beside)
        await here.lobby.stop()
        await errands.stop()
        for worker in (here.aside, here.reading, here.estimating):
            worker.close()
        if thinkers:
            thinkers.close()


async def _tidy(here: House) -> None:
    while True:
        try:
            await here.store.drop_unstarted(now_ms() - here.settings.unstarted_ms)
        except Refusal as refusal:
            log.warning("not tidied: %s", refusal.code)
        except Exception:
            log.exception("not tidied")
        await asyncio.sleep(here.settings.tidy_seconds)


async def _ping(here: House) -> None:
    while True:
        await here.audience.heal(here.settings.ping_seconds)
