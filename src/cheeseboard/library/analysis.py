"""The engine of a game, for positions and whole games."""

from cheeseboard.core import GameKit, Unknown
from cheeseboard.core.kit import Analyst

MIN_SECONDS, MAX_SECONDS = 0.01, 3_600
MAX_VARIATIONS = 20


def analyst_of(kit: GameKit) -> Analyst:
    """What analyses positions of this game, or a refusal."""
    if kit.analysis is None:
        raise Unknown("no-engine", game=kit.rules.spec.id)
    return kit.analysis
