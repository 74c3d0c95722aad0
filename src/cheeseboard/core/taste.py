"""What a game tells bots about itself: how good a view looks, what is worth trying, and its levels."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from cheeseboard.core.game import Seat

V_contra = TypeVar("V_contra", contravariant=True)


class Taste(Protocol[V_contra]):
    """What bots value in one game; it sees views, never states.

    A taste may also have `candidates(view, seat, menu, rng)`: the actions worth trying where a menu is long;
    and `allies(view, seat)`: the seats that play with this one, itself included, for bots that look ahead.
    """

    @property
    def levels(self) -> Sequence[str]:
        """Bots by name, the weakest first: level-1 is levels[0]."""

    def value(self, view: V_contra, seat: Seat) -> float:
        """How good this looks for the seat while the game goes on; more is better, 0 is even."""


# For those who hold the taste of some game without knowing which.
AnyTaste = Taste[Any]
