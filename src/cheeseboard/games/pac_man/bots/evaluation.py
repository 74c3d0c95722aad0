"""What bots value in Pac-Man: dots and lives, and the squares he reaches before any ghost. Ghosts want the opposite.

So a ghost that looks one step ahead does not chase: it goes where it takes most safe squares from him.
"""

from cheeseboard.core import Seat
from cheeseboard.core.evaluation import Evaluator
from cheeseboard.games.pac_man.bots.search_model import (
    CAUGHT_WORTH,
    DOT_WORTH,
    GHOST_WORTH,
    HORIZON,
    LIFE_WORTH,
    ROUND_WORTH,
    SAFE_DOT_WORTH,
    SAFE_WORTH,
    STEP_WORTH,
)
from cheeseboard.games.pac_man.layouts import BOARD
from cheeseboard.games.pac_man.maze import maze_of
from cheeseboard.games.pac_man.rules import STEPS
from cheeseboard.games.pac_man.state import EATEN, FIGURES, PAC_MAN
from cheeseboard.games.pac_man.view import View

WIDTH = BOARD.width


class PacManEvaluator(Evaluator[View]):
    """Territory: who is where first."""

    def allies(self, view: View, seat: Seat) -> tuple[Seat, ...]:
        """All ghost seats are one team (P-1)."""
        if not view.figure_seats or seat == view.figure_seats[0]:
            return (seat,)
        return tuple(sorted(set(view.figure_seats[1:])))

    def evaluate(self, view: View, seat: Seat) -> float:
        """How good this looks for Pac-Man, or for the ghosts with the sign turned."""
        if not view.figure_seats:
            return 0.0
        good = evaluate_for_pac_man(view)
        return good if seat == view.figure_seats[0] else -good


def evaluate_for_pac_man(view: View) -> float:
    """Dots eaten, lives left, and what he can reach safely."""
    squares = BOARD.squares
    ghosts = sum(name != EATEN for name in view.at[1:])
    value = (
        DOT_WORTH * len(view.eaten_dots)
        - LIFE_WORTH * (view.options.lives - view.lives)
        + GHOST_WORTH * (len(FIGURES) - 1 - ghosts)
    )
    far = maze_of(view.options.layout).far[squares[view.at[PAC_MAN]]]
    value -= STEP_WORTH * min([far[squares[name]] for name in view.dots], default=0)
    safe, rounds_to_dot = safe_squares(view)
    if not safe:
        return value - CAUGHT_WORTH
    if rounds_to_dot is not None:
        value += SAFE_DOT_WORTH - ROUND_WORTH * rounds_to_dot
    return value + SAFE_WORTH * safe.bit_count()


def safe_squares(view: View) -> tuple[int, int | None]:
    """The squares Pac-Man reaches before any ghost, none if he can be caught before he moves; and the rounds to a dot.

    Each round he spreads two steps and the ghosts one; those that see him now and still move in this round spread two.
    """
    squares = BOARD.squares
    mine = 1 << squares[view.at[PAC_MAN]]
    dots = sum([1 << squares[name] for name in view.dots])
    steps = STEPS
    if view.mover == FIGURES[PAC_MAN]:
        steps = view.steps_left
        theirs = sum([1 << squares[name] for name in view.at[1:] if name != EATEN])
    else:
        theirs = _after_this_round(view)
        if theirs & mine:
            return 0, None
    up, right, down, left = maze_of(view.options.layout).ways
    rounds: int | None = None
    for number in range(HORIZON):
        before = mine
        for _ in range(steps):
            mine |= ((mine & up) << WIDTH | (mine & right) << 1 | (mine & down) >> WIDTH | (mine & left) >> 1) & ~theirs
        if rounds is None and mine & dots:
            rounds = number
        if mine == before and number:
            break
        steps = STEPS
        theirs |= (
            (theirs & up) << WIDTH | (theirs & right) << 1 | (theirs & down) >> WIDTH | (theirs & left) >> 1
        ) & ~mine
    return mine, rounds


def _after_this_round(view: View) -> int:
    """Where ghosts can be when Pac-Man moves next: those who have moved stay, the others go one step or two."""
    to = maze_of(view.options.layout).steps
    now = FIGURES.index(view.mover)
    reached = 0
    for ghost in range(1, len(FIGURES)):
        if view.at[ghost] == EATEN:
            continue
        here = BOARD.squares[view.at[ghost]]
        reached |= 1 << here
        if ghost < now:
            continue
        steps = view.steps_left if ghost == now else STEPS if FIGURES[ghost] in view.seeing else 1
        for _, there in to[here]:
            reached |= 1 << there
            if steps > 1:
                for _, beyond in to[there]:
                    reached |= 1 << beyond
    return reached


EVALUATOR = PacManEvaluator()
