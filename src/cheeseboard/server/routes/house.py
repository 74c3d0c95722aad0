"""What the house says of itself: health, readiness, metrics, statistics."""

from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency

from cheeseboard.core import Illegal, Unknown
from cheeseboard.server.gate import client_of
from cheeseboard.server.house import House
from cheeseboard.server.messages import GamePlayed, Statistics
from cheeseboard.server.settings import HERE

METRICS = b"/metrics"
PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


@get("/health", media_type=MediaType.TEXT, include_in_schema=False)
async def health() -> str:
    """The process runs."""
    return "ok\n"


@get("/ready", media_type=MediaType.TEXT, include_in_schema=False)
async def ready(house: NamedDependency[House]) -> str:
    """The process can serve: its store answers."""
    if not await house.store.is_ready():
        raise Illegal("store-down")
    return "ready\n"


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, State], house: NamedDependency[House]) -> Response[bytes]:
    """Numbers for Prometheus on this computer, unless the settings show them to everybody."""
    if request.scope["raw_path"] != METRICS:  # a proxy that keeps this path to itself may let others like it pass
        raise Unknown("unknown-page")
    if not house.settings.open_metrics and client_of(request.scope) not in HERE:
        raise Unknown("unknown-page")
    return Response(house.metrics.page(), media_type=PROMETHEUS)


@get("/statistics")
async def statistics(house: NamedDependency[House]) -> Statistics:
    """Numbers of the whole house: games played, finished and open by game; and the sockets of this process."""
    counts, by_game = await house.store.log.counts(), await house.store.log.counts_by_game()
    return Statistics(
        games=tuple(_played(game, phases) for game, phases in by_game.items()),
        people=counts["people"],
        actions=counts["rows"],
        sockets=house.audience.sockets,
        watched=house.audience.watched,
    )


def _played(game: str, phases: dict[str, int]) -> GamePlayed:
    not_begun, running, over = (phases.get(phase, 0) for phase in ("open", "running", "over"))
    return GamePlayed(game, running + over, over, not_begun)


HANDLERS = [statistics]
ROOT_HANDLERS = [health, ready, metrics]
