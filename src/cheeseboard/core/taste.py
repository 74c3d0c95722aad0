"""What a game tells bots about itself: how good a view looks, what is worth trying, and its levels."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from cheeseboard.core.action import Action
from cheeseboard.core.game import Seat

DEEPEST = 99  # moves, as good as no limit
P = TypeVar("P")
V_contra = TypeVar("V_contra", contravariant=True)


class Taste(Protocol[V_contra]):
    """What bots value in one game; it sees views, never states.

    A taste may also have `candidates(view, seat, menu, rng)`: the actions worth trying where a menu is long;
    `allies(view, seat)`: the seats that play with this one, itself included, for bots that look ahead;
    and, in a game of two sides, `lean(view)`: a quick copy to search with, and `strengths`: bots by name that do.
    """

    @property
    def levels(self) -> Sequence[str]:
        """Bots by name, the weakest first: level-1 is levels[0]."""

    def value(self, view: V_contra, seat: Seat) -> float:
        """How good this looks for the seat while the game goes on; more is better, 0 is even."""


class Strength(Struct, frozen=True):
    """How a level of a bot that searches thinks."""

    nodes: int  # positions looked at for one decision; without a limit of depth, a time given counts instead
    depth: int = DEEPEST  # moves ahead
    misjudges: float = 0.0  # typical error of a judgement
    forgets: float = 0.0  # how often it does anything


class Lean(Protocol[P]):
    """A game of two sides as a quick search wants it: hashable positions, whole moves, one number for both."""

    def position(self, view: Any) -> P:
        """The position of a view."""

    def moves(self, position: P) -> Mapping[P, Action]:
        """What the side to move can bring about, each with the first action on the way there."""

    def result(self, position: P) -> int | None:
        """1 or -1 if the side that wants the most has won or lost."""

    def wants_most(self, position: P) -> bool:
        """Whether that side moves."""

    def worth(self, position: P) -> float:
        """How good it looks for that side."""


AnyLean = Lean[Any]

# For those who hold the taste of some game without knowing which.
AnyTaste = Taste[Any]
