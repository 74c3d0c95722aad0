"""What a game tells bots about itself: how good a view looks, what is worth trying, and its levels."""

from collections.abc import Callable, Mapping, Sequence
from math import exp
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from msgspec import Struct

from cheeseboard.core.action import Action, Menu
from cheeseboard.core.seats import Seat

DEEPEST = 99  # moves, as good as no limit
PATIENCE = 1.5  # seconds that a level thinks at most, however slow the machine
P = TypeVar("P")
S = TypeVar("S")
V_contra = TypeVar("V_contra", contravariant=True)


class Taste(Protocol[V_contra]):
    """What bots value in one game; it sees views, never states. A game's own taste is a subclass."""

    def value(self, view: V_contra, seat: Seat) -> float:
        """How good this looks for the seat while the game goes on; more is better, 0 is even."""

    def candidates(self, view: V_contra, seat: Seat, menu: Menu, rng: Random) -> Sequence[Action] | None:
        """The actions worth trying where a menu is long; None, and then always, where any may be."""
        return None

    def allies(self, view: V_contra, seat: Seat) -> tuple[Seat, ...]:
        """The seats that play with this one, itself included, for bots that look ahead."""
        return (seat,)


class Strength(Struct, frozen=True):
    """How a level of a bot that searches thinks."""

    nodes: int  # positions looked at for one decision; without a limit of depth, a time given counts instead
    depth: int = DEEPEST  # moves ahead
    misjudges: float = 0.0  # typical error of a judgement
    forgets: float = 0.0  # how often it does anything
    longest: float = PATIENCE  # seconds, where none are given


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


class Idea(NamedTuple):
    """An action worth trying, the chance to win it seems to leave, and how sure that is; 1 needs no playing out."""

    action: Action
    looks: float
    sure: float
    often: float = 0.0  # its share of a mix that is hard to answer, where one was found


class Thinking(NamedTuple, Generic[S]):
    """What a second thought may draw on."""

    worlds: Sequence[S]  # states the seat supposes
    events: Sequence[Any]  # that the seat has seen since the game began
    rng: Random
    goes_on: Callable[[], bool]  # takes one thought of those that are left, if there is one


class Insight(Protocol[S, V_contra]):
    """What a bot that plays imagined states out must know of one game; the states are its own inventions."""

    def pauses(self, state: S) -> bool:
        """Whether this is a moment at which the table can be judged at a glance, such as the start of a turn."""

    def hopes(self, state: S) -> Sequence[float]:
        """By seat: the chance to win from here, judged at a glance."""

    def ideas(self, view: V_contra, seat: Seat, menu: Menu, rng: Random) -> Sequence[Idea]:
        """What is worth trying, of a huge menu a sensible sample, judged by what the seat knows."""

    def reconsider(self, view: V_contra, seat: Seat, ideas: Sequence[Idea], thinking: Thinking[S]) -> Sequence[Idea]:
        """The same ideas after a second thought about supposed states; asked once for a decision."""

    def suppose(self, view: V_contra, events: Sequence[Any], rng: Random) -> S:
        """A state this view allows, the likelier the better it fits what the seat has seen happen."""


class Level(Struct, frozen=True):
    """How one level of a game thinks."""

    playouts: int  # imagined games for a decision; 0: first thoughts decide
    pauses: int  # how many pauses ahead each of them is played
    slack: float  # chances to win that differ by so much are nearly the same to it
    longest: float = PATIENCE  # seconds, where none are given


def likelihoods(looks: Sequence[float], spread: float) -> list[float]:
    """How likely each is to be chosen by somebody to whom they look so.

    >>> likelihoods([0.3, 0.3], 0.01)
    [0.5, 0.5]
    """
    best = max(looks)
    weights = [exp((look - best) / spread) for look in looks]
    total = sum(weights)
    return [weight / total for weight in weights]


# For those who hold the taste of some game without knowing which.
AnyTaste = Taste[Any]
AnyLean = Lean[Any]
AnyInsight = Insight[Any, Any]
