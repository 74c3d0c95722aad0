"""What a bot is, and all that it is ever told."""

from typing import Any, Protocol

from msgspec import Struct

from cheeseboard.core import Action, Menu, Seat


class Question(Struct, frozen=True):
    """A decision put to a seat: what it knows now, what it may do, and what it has seen happen since the game began."""

    seat: Seat
    view: Any  # of the game's view type, which a bot for all games cannot name
    menu: Menu
    events: tuple[Any, ...] = ()  # of the game's event types


class Bot(Protocol):
    """Somebody who answers questions."""

    def choose(self, question: Question) -> Action:
        """One action from the question's menu."""
