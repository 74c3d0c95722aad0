"""What search bots need to know of a game: evaluation, candidate actions, and the settings of its levels."""

from collections.abc import Callable, Mapping, Sequence
from math import exp
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from msgspec import Struct

from cheeseboard.core.action import Action, Menu
from cheeseboard.core.seats import Seat

MAX_DEPTH = 99  # moves, as good as no limit
WIN_VALUE = 1e6  # of a won game; every evaluation lies between -WIN_VALUE and WIN_VALUE
MAX_LEVEL_SECONDS = 1.5  # a level thinks no longer, however slow the machine
P = TypeVar("P")
S = TypeVar("S")
V_contra = TypeVar("V_contra", contravariant=True)


class Evaluator(Protocol[V_contra]):
    """The heuristic value of views in one game. A game's own evaluator is a subclass."""

    def evaluate(self, view: V_contra, seat: Seat) -> float:
        """The value of a running game for the seat; more is better."""

    def shortlist(self, view: V_contra, seat: Seat, menu: Menu, rng: Random) -> Sequence[Action] | None:
        """The actions worth searching in a long menu; None to search all of them.

        An evaluator that returns None once is not asked again in the same search.
        """
        return None

    def allies(self, view: V_contra, seat: Seat) -> tuple[Seat, ...]:
        """The seats that play with this one, itself included."""
        return (seat,)


class AlphaBetaLevel(Struct, frozen=True):
    """The settings of an alpha-beta level."""

    nodes: int  # searched per decision; ignored at unlimited depth if the bot is given seconds
    depth: int = MAX_DEPTH  # moves ahead
    eval_noise: float = 0.0  # standard deviation of the error added to each value
    random_move_rate: float = 0.0  # how often it plays at random
    max_seconds: float = MAX_LEVEL_SECONDS  # where the bot is given none


class SearchModel(Protocol[P]):
    """A fast model of a game of two sides: hashable positions, whole moves, one value for both sides."""

    def position(self, view: Any) -> P:
        """The position of a view."""

    def moves(self, position: P) -> Mapping[P, Action]:
        """The positions after each move of the side to move, each with the first action of that move."""

    def result(self, position: P) -> int | None:
        """1 or -1 if the maximizing side has won or lost."""

    def is_maximizing(self, position: P) -> bool:
        """Whether the maximizing side moves."""

    def evaluate(self, position: P) -> float:
        """The heuristic value for the maximizing side."""


class Candidate(NamedTuple):
    """An action with its prior win probability, and the confidence in it; 1 is final and needs no playouts."""

    action: Action
    prior_value: float
    confidence: float
    probability: float = 0.0  # its share of a mixed policy, where one was found


class SearchContext(NamedTuple, Generic[S]):
    """What `refine` may use."""

    determinizations: Sequence[S]  # sampled from the posterior of the seat
    events: Sequence[Any]  # that the seat has seen since the game began
    rng: Random
    spend: Callable[[], bool]  # uses one unit of the budget; False if none is left


class IsmctsModel(Protocol[S, V_contra]):
    """What ISMCTS must know of one game; all states are sampled by the bot itself."""

    def can_evaluate(self, state: S) -> bool:
        """Whether a static evaluation is sound here, such as at the start of a turn."""

    def win_probabilities(self, state: S) -> Sequence[float]:
        """The estimated win probability of each seat."""

    def candidates(self, view: V_contra, seat: Seat, menu: Menu, rng: Random) -> Sequence[Candidate]:
        """The actions worth trying with their priors, by what the seat knows; of a huge menu a sample."""

    def refine(
        self, view: V_contra, seat: Seat, candidates: Sequence[Candidate], context: SearchContext[S]
    ) -> Sequence[Candidate]:
        """Improve the candidates with the help of determinizations; called once per decision."""

    def determinize(self, view: V_contra, events: Sequence[Any], rng: Random) -> S:
        """Sample a state from the posterior, given the view and the events the seat has seen."""


class IsmctsLevel(Struct, frozen=True):
    """The settings of an ISMCTS level."""

    playouts: int  # per decision; 0: the priors decide
    horizon: int  # evaluation points after which a playout stops
    temperature: float  # of the final choice, in win probability
    max_seconds: float = MAX_LEVEL_SECONDS  # where the bot is given none


def softmax(values: Sequence[float], temperature: float) -> list[float]:
    """Probabilities proportional to exp(value / temperature).

    >>> softmax([0.3, 0.3], 0.01)
    [0.5, 0.5]
    """
    best = max(values)
    weights = [exp((value - best) / temperature) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


# For callers that work with any game.
AnyEvaluator = Evaluator[Any]
AnySearchModel = SearchModel[Any]
AnyIsmctsModel = IsmctsModel[Any, Any]
