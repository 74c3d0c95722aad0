"""All parts of one running server, put together in app.py and handed to whoever needs them."""

import time
from dataclasses import dataclass

from cheeseboard.server.audience import Audience
from cheeseboard.server.limited import LimitedWorker
from cheeseboard.server.limits import Limit
from cheeseboard.server.lobby import LobbyRoom
from cheeseboard.server.metrics import Metrics
from cheeseboard.server.settings import Settings
from cheeseboard.server.thinking import Thinkers
from cheeseboard.store import Store
from cheeseboard.tables.desk import Desk
from cheeseboard.tables.ports import Bell
from cheeseboard.tables.record import Ms


@dataclass(frozen=True)
class Limits:
    """Every rate that is kept."""

    requests: Limit
    rows: Limit
    guests: Limit
    codes: Limit
    passwords: Limit
    tables: Limit
    chat: Limit
    asides: Limit
    stand_ins: Limit


@dataclass(frozen=True)
class House:
    """A running server."""

    settings: Settings
    store: Store
    bell: Bell
    desk: Desk
    audience: Audience
    lobby: LobbyRoom
    limits: Limits
    metrics: Metrics
    aside: Thinkers  # for thoughts that no table waits for: puzzles
    reading: LimitedWorker  # for boards and files that people send
    estimating: LimitedWorker  # for games on boards that people send
    key: bytes


def now_ms() -> Ms:
    """The wall clock."""
    return time.time_ns() // 1_000_000
