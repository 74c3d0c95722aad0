"""Pac-Man for bots that search: the moves of `fast_moves` and the value of `evaluation`. Pac-Man maximizes it."""

from collections.abc import Callable
from functools import lru_cache

from cheeseboard.core import Action
from cheeseboard.games.pac_man.bots.evaluation import maze_evaluator
from cheeseboard.games.pac_man.bots.fast_moves import Position, fast_moves_for, position_of
from cheeseboard.games.pac_man.state import PAC_MAN, Options
from cheeseboard.games.pac_man.view import View, state_of


class PacManSearchModel:
    """One layout with one set of options, ready to be searched."""

    def __init__(self, options: Options) -> None:
        self.moves: Callable[[Position], dict[Position, Action]] = fast_moves_for(options).moves
        self.evaluate: Callable[[Position], float] = maze_evaluator(options.layout, options.frenzy).evaluate

    def position(self, view: View) -> Position:
        """Return the position of a view."""
        return position_of(state_of(view))

    def result(self, position: Position) -> int | None:
        """Return 1 if Pac-Man has won, -1 if he has lost."""
        _, dots, lives, *_ = position
        return 1 if not dots else -1 if not lives else None

    def is_maximizing(self, position: Position) -> bool:
        """Whether Pac-Man moves."""
        return position[4] == PAC_MAN


@lru_cache(maxsize=64)
def search_model_for(options: Options) -> PacManSearchModel:
    """Return the search model of these options."""
    return PacManSearchModel(options)
