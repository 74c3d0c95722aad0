"""What a server counts while people play, as plain numbers: whoever publishes them reads them here.

At tables with hidden information nothing is counted: the size of a message or the time of an answer could tell a hand.
"""

from collections import Counter
from dataclasses import dataclass, field

COMMIT_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)  # classes of `Counters.commits`
ENOUGH_TABLES = 20  # that messages must have gone to since their sums were published last


@dataclass
class Counters:
    """The numbers of one server since it began."""

    subscribers: int = 0  # connected now
    refusals: Counter[str] = field(default_factory=Counter)  # by code
    commits: list[int] = field(
        default_factory=lambda: [0] * (len(COMMIT_SECONDS) + 1)
    )  # actions, by how long they took
    commit_seconds: float = 0.0  # all of them together, each from its arrival to its commit
    messages: int = 0  # updates that were sent
    message_bytes: int = 0
    tables: set[str] = field(default_factory=set)  # sent something since, as many as are enough
