"""The one interface every game has. States are values, `play` is a function, `view` and `visible_events` the ways out.

This module describes; it decides nothing. Whoever adds a game should not have to change it.
"""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from cheeseboard.core.action import Action, Menu, canonical
from cheeseboard.core.errors import Illegal, NotYours
from cheeseboard.core.event import Emitted, Sentence
from cheeseboard.core.seats import CHANCE, OPEN, Seat


class Ask(Struct, frozen=True, gc=False, tag="ask"):
    """These seats are asked, all at once; with `anonymous` nobody learns who of them has answered, only how many."""

    seats: tuple[Seat, ...]
    anonymous: bool = False


class Chance(Struct, frozen=True, gc=False, tag="chance"):
    """One of these outcomes is drawn, each as likely as its whole-number weight says."""

    outcomes: tuple[tuple[Action, int], ...]


def one_of(verb: str, words: Iterable[str]) -> Chance:
    """Draw one of these words, each as likely as the others; one that is listed n times counts n times.

    >>> [(str(action), weight) for action, weight in one_of("draw", ("cat", "mouse", "cat")).outcomes]
    [('draw cat', 2), ('draw mouse', 1)]
    """
    return Chance(tuple((Action(verb, ((word,),)), weight) for word, weight in Counter(words).items()))


class Over(Struct, frozen=True, gc=False, tag="over"):
    """The game has ended: one rank per seat, 0 is best, ties have the same rank."""

    ranks: tuple[int, ...]
    reason: str


Turn = Ask | Chance | Over


class Role(Struct, frozen=True):
    """The rules' name of a seat, and its team; a seat that plays alone is a team of one."""

    name: str
    team: int


class Bounded(Struct, frozen=True, tag="bounded"):
    """Every game ends within this many steps."""

    steps: int


class AlmostSurely(Struct, frozen=True, tag="almost-surely"):
    """There is no bound, but random games end within the cap."""

    cap: int


class GameSpec(Struct, frozen=True):
    """Constants of a game: id, rules version, seat counts, types."""

    id: str
    rules: int  # raised when an old log would replay differently
    seats: tuple[int, ...]  # allowed numbers
    options: type[Struct]
    state: type[Struct]
    view: type[Struct]
    ends: Bounded | AlmostSurely
    events: Any = ()  # every type of event that its states carry, as a union
    has_hidden_information: bool = False  # whether some seat knows something another does not
    examples: tuple[Struct, ...] = ()  # options worth testing that nobody would guess, such as custom boards
    past_defaults: tuple[Struct, ...] = ()  # the default options of rules version 1, 2 … up to the one before this

    def __post_init__(self) -> None:
        if len(self.past_defaults) != self.rules - 1:
            raise ValueError(f"{self.id}: rules version {self.rules} needs the defaults of every version before it")


S = TypeVar("S")
V = TypeVar("V")
O_contra = TypeVar("O_contra", contravariant=True)


class Game(Protocol[S, V, O_contra]):
    """The rules of a game; S, V and O are frozen structs. What else a game may bring stands in its kit: `core.kit`."""

    spec: GameSpec

    def roles(self, options: O_contra, seats: int) -> tuple[Role, ...]:
        """Name and team of each seat."""

    def action_space(self, options: O_contra, seats: int) -> Menu:
        """Every action that can ever occur with these options, chance included."""

    def new(self, options: O_contra, seats: int) -> S:
        """The state before the first step; `BadOptions` for a combination that makes no sense."""

    def turn(self, state: S) -> Turn:
        """Who is asked, what chance may draw, or how it ended."""

    def menu(self, state: S, seat: Seat) -> Menu:
        """Exactly the legal actions of this seat; () if it is not asked."""

    def why_not(self, state: S, seat: Seat, action: Action) -> Illegal:
        """Why this action is not on the menu of a seat that is asked; `not_now` if there is no better reason."""

    def play(self, state: S, seat: Seat, action: Action) -> S:
        """The state after an action that is on the menu (or an outcome of chance), with every forced step settled."""

    def view(self, state: S, seat: Seat | None) -> V:
        """What is known at this seat now; None is a spectator, OPEN everything once the game is over."""

    def imagine(self, view: V, rng: Random) -> S:
        """Some full state that this view allows."""

    def show(self, view: V) -> str:
        """A drawing in symbols and ids, with the marks of `core.drawing`."""

    def describe(self, view: V) -> tuple[Sentence, ...]:
        """The same in sentences."""


# For callers that work with any game: bots, tables and edges.
AnyGame = Game[Any, Any, Any]


def admit(game: Game[S, V, O_contra], state: S, seat: Seat, action: Action, *, menu: Menu | None = None) -> Action:
    """The action as the log writes it, or a refusal that says why not; pass the menu if it is known already."""
    turn = game.turn(state)
    if isinstance(turn, Over):
        raise Illegal("game-over")
    if seat == CHANCE:
        if isinstance(turn, Chance) and any(action == outcome for outcome, _ in turn.outcomes):
            return action
        raise Illegal("not-drawn", action=str(action))
    if not isinstance(turn, Ask) or seat not in turn.seats:
        raise NotYours("not-your-turn", seat=seat)
    admitted = canonical(game.menu(state, seat) if menu is None else menu, action)
    if admitted is None:
        raise game.why_not(state, seat, action)
    return admitted


def not_now(action: Action) -> Illegal:
    """The reason for a game that has no better one."""
    return Illegal("not-now", action=str(action))


def step(game: Game[S, V, O_contra], state: S, seat: Seat, action: Action, *, menu: Menu | None = None) -> S:
    """Play an action if it is on the menu, else refuse it; pass the menu if it is known already."""
    return game.play(state, seat, admit(game, state, seat, action, menu=menu))


def emitted(state: Any) -> tuple[Emitted[Any], ...]:
    """The events of the last step; the states of a game without events carry none."""
    events: tuple[Emitted[Any], ...] = getattr(state, "events", ())
    return events


def without_events(state: Any) -> Any:
    """The state without its events, as a key for tables of positions."""
    return replace(state, events=()) if emitted(state) else state


def visible_events(state: Any, seat: Seat | None) -> tuple[Any, ...]:
    """The events of the last step that this seat may see (None: a spectator): what leaves a state beside its view."""
    return tuple(
        [item.event for item in emitted(state) if item.visible_to is None or seat == OPEN or seat in item.visible_to]
    )
