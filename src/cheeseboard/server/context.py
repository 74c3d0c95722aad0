"""All parts of one running server, put together in app.py and passed to the routes."""

from dataclasses import dataclass

from cheeseboard.protocol.broadcast import Broadcaster
from cheeseboard.protocol.connection import TableServices
from cheeseboard.protocol.lobby import LobbyFeed
from cheeseboard.server.bot_workers import WorkerPool
from cheeseboard.server.limited import LimitedWorker
from cheeseboard.server.limits import RateLimiter
from cheeseboard.server.metrics import Metrics
from cheeseboard.server.settings import Settings
from cheeseboard.store import Store
from cheeseboard.tables.registry import TableRegistry


@dataclass(frozen=True)
class RateLimits:
    """Every rate that is limited."""

    requests: RateLimiter
    rows: RateLimiter
    guests: RateLimiter
    codes: RateLimiter
    passwords: RateLimiter
    tables: RateLimiter
    chat: RateLimiter
    background_jobs: RateLimiter
    stand_ins: RateLimiter


@dataclass(frozen=True)
class AppContext:
    """A running server."""

    settings: Settings
    store: Store
    registry: TableRegistry
    broadcaster: Broadcaster
    table_services: TableServices  # for every connection to a table
    lobby: LobbyFeed
    limits: RateLimits
    metrics: Metrics
    background_workers: WorkerPool  # for searches that no table waits for: puzzles
    reading: LimitedWorker  # for boards and files that people send
    estimating: LimitedWorker  # for games on boards that people send
    key: bytes
