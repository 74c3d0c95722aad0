"""Health, readiness, metrics and statistics of the server."""

from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency

from cheeseboard.core import Illegal, Unknown
from cheeseboard.protocol.game_bodies import GamePlayed, Statistics
from cheeseboard.server.context import AppContext
from cheeseboard.server.middleware import client_of
from cheeseboard.server.settings import HERE

METRICS = b"/metrics"
PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


@get("/health", media_type=MediaType.TEXT, include_in_schema=False)
async def health() -> str:
    """The process runs."""
    return "ok\n"


@get("/ready", media_type=MediaType.TEXT, include_in_schema=False)
async def ready(context: NamedDependency[AppContext]) -> str:
    """The process can serve: its store answers."""
    if not await context.store.is_ready():
        raise Illegal("store-down")
    return "ready\n"


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, State], context: NamedDependency[AppContext]) -> Response[bytes]:
    """Numbers for Prometheus on this computer, unless the settings show them to everybody."""
    if request.scope["raw_path"] != METRICS:  # a proxy that blocks this path may let similar ones pass
        raise Unknown("unknown-page")
    if not context.settings.open_metrics and client_of(request.scope) not in HERE:
        raise Unknown("unknown-page")
    return Response(context.metrics.page(), media_type=PROMETHEUS)


@get("/statistics")
async def statistics(context: NamedDependency[AppContext]) -> Statistics:
    """Numbers of the whole server: games played, finished and open by game; and the sockets of this process."""
    counts, by_game = await context.store.log.counts(), await context.store.log.counts_by_game()
    return Statistics(
        games=tuple(_played(game, phases) for game, phases in by_game.items()),
        people=counts["people"],
        actions=counts["rows"],
        sockets=context.metrics.counters.subscribers,
        tables_watched=len(context.broadcaster.subscribers),
    )


def _played(game: str, phases: dict[str, int]) -> GamePlayed:
    not_begun, running, over = (phases.get(phase, 0) for phase in ("open", "running", "over"))
    return GamePlayed(game, running + over, over, not_begun)


HANDLERS = [statistics]
ROOT_HANDLERS = [health, ready, metrics]
