"""What an engine says of a position, and of every action of a game; which engine and which game, it does not say.

Chances are those of the seat to move, from 0 to 1; steps are how far it is ahead, as the engine judges.
"""

from msgspec import Struct

from cheeseboard.core.seats import Seat


class VariationSummary(Struct, frozen=True):
    """A variation as people and programs read it."""

    chance: float
    steps: float | None  # ahead; none if the end is in sight
    ends_in: int | None  # actions, if the end is in sight
    depth: int
    actions: tuple[str, ...]


class Judgement(Struct, frozen=True):
    """One action of a game: how good it was, and what would have been better."""

    row: int
    seat: Seat
    action: str
    verdict: str
    chance: float  # with this action
    better: VariationSummary | None


class Analysis(Struct, frozen=True):
    """The best lines of a position."""

    to_move: Seat
    lines: tuple[VariationSummary, ...]
    depth: int
    nodes: int
    seconds: float
