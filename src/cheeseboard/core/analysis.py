"""The result of analysing a position, or every action of a game, with an engine of any game.

Probabilities are those of the seat to move; steps are how far it is ahead by the engine's evaluation.
"""

from msgspec import Struct

from cheeseboard.core.seats import Seat


class VariationSummary(Struct, frozen=True):
    """A variation as people and programs read it."""

    win_probability: float
    steps: float | None  # ahead; none if the end is in sight
    ends_in: int | None  # actions, if the end is in sight
    depth: int
    actions: tuple[str, ...]


class AnnotatedAction(Struct, frozen=True):
    """One action of a game, its verdict, and the better variation."""

    row: int
    seat: Seat
    action: str
    verdict: str
    win_probability: float  # with this action
    better: VariationSummary | None


class Analysis(Struct, frozen=True):
    """The best variations of a position."""

    to_move: Seat
    variations: tuple[VariationSummary, ...]
    depth: int
    nodes: int
    seconds: float
