"""What a game tells bots about itself: how good a view looks, what is worth trying, and its levels."""

from collections.abc import Callable, Mapping, Sequence
from math import exp
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from msgspec import Struct

from cheeseboard.core.action import Action, Menu
from cheeseboard.core.seats import Seat

MAX_DEPTH = 99  # moves, as good as no limit
WIN_VALUE = 1e6  # of a won game; every evaluation lies between -WIN_VALUE and WIN_VALUE
MAX_LEVEL_SECONDS = 1.5  # seconds that a level thinks at most, however slow the machine
P = TypeVar("P")
S = TypeVar("S")
V_contra = TypeVar("V_contra", contravariant=True)


class Evaluator(Protocol[V_contra]):
    """What bots value in one game; it sees views, never states. A game's own evaluator is a subclass."""

    def evaluate(self, view: V_contra, seat: Seat) -> float:
        """How good this looks for the seat while the game goes on; more is better, 0 is even."""

    def shortlist(self, view: V_contra, seat: Seat, menu: Menu, rng: Random) -> Sequence[Action] | None:
        """The actions worth trying where a menu is long; None, and then always, where any may be."""
        return None

    def allies(self, view: V_contra, seat: Seat) -> tuple[Seat, ...]:
        """The seats that play with this one, itself included, for bots that look ahead."""
        return (seat,)


class AlphaBetaLevel(Struct, frozen=True):
    """How a level of a bot that searches thinks."""

    nodes: int  # positions looked at for one decision; without a limit of depth, a time given counts instead
    depth: int = MAX_DEPTH  # moves ahead
    eval_noise: float = 0.0  # typical error of a judgement
    random_move_rate: float = 0.0  # how often it does anything
    max_seconds: float = MAX_LEVEL_SECONDS  # seconds, where none are given


class SearchModel(Protocol[P]):
    """A game of two sides as a quick search wants it: hashable positions, whole moves, one number for both."""

    def position(self, view: Any) -> P:
        """The position of a view."""

    def moves(self, position: P) -> Mapping[P, Action]:
        """What the side to move can bring about, each with the first action on the way there."""

    def result(self, position: P) -> int | None:
        """1 or -1 if the side that wants the most has won or lost."""

    def is_maximizing(self, position: P) -> bool:
        """Whether that side moves."""

    def evaluate(self, position: P) -> float:
        """How good it looks for that side."""


class Candidate(NamedTuple):
    """An action worth trying, the chance to win it seems to leave, and how sure that is; 1 needs no playing out."""

    action: Action
    prior_value: float
    confidence: float
    probability: float = 0.0  # its share of a mix that is hard to answer, where one was found


class SearchContext(NamedTuple, Generic[S]):
    """What a second thought may draw on."""

    determinizations: Sequence[S]  # states the seat supposes
    events: Sequence[Any]  # that the seat has seen since the game began
    rng: Random
    spend: Callable[[], bool]  # takes one thought of those that are left, if there is one


class IsmctsModel(Protocol[S, V_contra]):
    """What a bot that plays imagined states out must know of one game; the states are its own inventions."""

    def can_evaluate(self, state: S) -> bool:
        """Whether this is a moment at which the table can be judged at a glance, such as the start of a turn."""

    def win_probabilities(self, state: S) -> Sequence[float]:
        """By seat: the chance to win from here, judged at a glance."""

    def candidates(self, view: V_contra, seat: Seat, menu: Menu, rng: Random) -> Sequence[Candidate]:
        """What is worth trying, of a huge menu a sensible sample, judged by what the seat knows."""

    def refine(
        self, view: V_contra, seat: Seat, candidates: Sequence[Candidate], context: SearchContext[S]
    ) -> Sequence[Candidate]:
        """The same ideas after a second thought about supposed states; asked once for a decision."""

    def determinize(self, view: V_contra, events: Sequence[Any], rng: Random) -> S:
        """A state this view allows, the likelier the better it fits what the seat has seen happen."""


class IsmctsLevel(Struct, frozen=True):
    """How one level of a game thinks."""

    playouts: int  # imagined games for a decision; 0: first thoughts decide
    horizon: int  # how many pauses ahead each of them is played
    temperature: float  # chances to win that differ by so much are nearly the same to it
    max_seconds: float = MAX_LEVEL_SECONDS  # seconds, where none are given


def softmax(values: Sequence[float], temperature: float) -> list[float]:
    """How likely each is to be chosen by somebody to whom they look so.

    >>> softmax([0.3, 0.3], 0.01)
    [0.5, 0.5]
    """
    best = max(values)
    weights = [exp((look - best) / temperature) for look in values]
    total = sum(weights)
    return [weight / total for weight in weights]


# For those who hold the evaluator of some game without knowing which.
AnyEvaluator = Evaluator[Any]
AnySearchModel = SearchModel[Any]
AnyIsmctsModel = IsmctsModel[Any, Any]
