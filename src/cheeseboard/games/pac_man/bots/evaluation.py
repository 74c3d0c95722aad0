"""The evaluation of Pac-Man: dots and lives, and the squares he reaches before any ghost. Ghosts want the opposite.

So a ghost that searches one step ahead does not chase: it goes where it takes most safe squares from him.
There is one formula, on the tuples of `fast_moves`; `PacManEvaluator` applies it to views.
"""

from functools import lru_cache

from cheeseboard.core import Seat
from cheeseboard.core.evaluation import Evaluator
from cheeseboard.games.pac_man.bots.fast_moves import Position, position_of
from cheeseboard.games.pac_man.layouts import BOARD, DOTS, Layout
from cheeseboard.games.pac_man.maze import Maze, maze_of
from cheeseboard.games.pac_man.rules import TURN_STEPS
from cheeseboard.games.pac_man.state import OFF, PAC_MAN, ghost_seats
from cheeseboard.games.pac_man.view import View, state_of

DOT_VALUE = 100.0  # an eaten dot
LIFE_VALUE = 110.0
EATEN_GHOST_VALUE = 8.0  # while it is off the board
SAFE_SQUARE_VALUE = 0.25  # a square that Pac-Man reaches first
SAFE_DOT_VALUE = 24.0  # a dot among them, less for every round on the way
ROUND_COST = 4.0
STEP_COST = 1.0  # on the way to the nearest dot, safe or not: better to try than to wait until patience runs out
CAUGHT_COST = 90.0  # a ghost can catch him before he moves again
SAFETY_ROUNDS = 12  # rounds ahead for which safe squares are computed


class MazeEvaluator:
    """The formula with its tables for one maze."""

    def __init__(self, maze: Maze, frenzy: str) -> None:
        self._open_edges = maze.open_edges
        self._sees = maze.sees
        self._distances = maze.distances
        self._dots = maze.dots
        self._dot_squares = tuple(
            sum(1 << square for number, square in enumerate(maze.dots) if dots >> number & 1)
            for dots in range(1 << DOTS)
        )
        # for each square: itself, with the squares one step away, and with those two steps away
        self._near = tuple(_near(maze, square, frenzy) for square in range(len(maze.steps)))

    def evaluate(self, position: Position) -> float:
        """Return the value for Pac-Man of a position in which the game is not over."""
        at, dots, lives, *_ = position
        value = DOT_VALUE * (DOTS - dots.bit_count()) + LIFE_VALUE * lives + EATEN_GHOST_VALUE * at.count(OFF)
        distances = self._distances[at[PAC_MAN]]
        value -= STEP_COST * min([distances[square] for number, square in enumerate(self._dots) if dots >> number & 1])
        safe, rounds_to_dot = self.safe_squares(position)
        if not safe:
            return value - CAUGHT_COST
        if rounds_to_dot is not None:
            value += SAFE_DOT_VALUE - ROUND_COST * rounds_to_dot
        return value + SAFE_SQUARE_VALUE * safe.bit_count()

    def safe_squares(self, position: Position) -> tuple[int, int | None]:
        """Return the squares Pac-Man reaches before any ghost, none if he can be caught before he moves; and the rounds
        until there is a dot among them.

        Each round he spreads two steps and the ghosts one, or two for a ghost that sees him now and still moves in this
        round.
        """
        at, dots, _, _, mover, steps_left, _, _, moved = position
        mine = 1 << at[PAC_MAN]
        theirs = self._ghost_squares(at, mover, steps_left, moved)
        if theirs & mine:
            return 0, None
        steps = steps_left if mover == PAC_MAN else TURN_STEPS
        dot_squares, width = self._dot_squares[dots], BOARD.width
        up, right, down, left = self._open_edges
        rounds_to_dot = None
        for number in range(SAFETY_ROUNDS):
            before = mine
            for _ in range(steps):
                mine |= (
                    (mine & up) << width | (mine & right) << 1 | (mine & down) >> width | (mine & left) >> 1
                ) & ~theirs
            if rounds_to_dot is None and mine & dot_squares:
                rounds_to_dot = number
            if mine == before and number:
                break
            steps = TURN_STEPS
            theirs |= (
                (theirs & up) << width | (theirs & right) << 1 | (theirs & down) >> width | (theirs & left) >> 1
            ) & ~mine
        return mine, rounds_to_dot

    def _ghost_squares(self, at: tuple[int, ...], mover: int, steps_left: int, moved: int) -> int:
        """Return where ghosts can be when Pac-Man moves next, as bits: if it is his move, where they are."""
        squares = 0
        for ghost, here in enumerate(at[1:], 1):
            if here != OFF:
                if ghost == mover:
                    steps = steps_left
                elif mover == PAC_MAN or (moved >> ghost & 1 if moved else ghost < mover):
                    steps = 0
                else:
                    steps = TURN_STEPS if at[PAC_MAN] in self._sees[here] else 1
                squares |= self._near[here][steps]
        return squares


def _near(maze: Maze, square: int, frenzy: str) -> tuple[int, int, int]:
    one = 1 << square | sum(1 << there for _, there in maze.steps[square])
    two = one
    for bit, between in maze.steps[square]:
        for next_bit, there in maze.steps[between]:
            if frenzy == "free" or bit == next_bit:  # P-12
                two |= 1 << there
    return 1 << square, one, two


@lru_cache(maxsize=64)
def maze_evaluator(layout: str | Layout, frenzy: str) -> MazeEvaluator:
    """Return the evaluator of this layout."""
    return MazeEvaluator(maze_of(layout), frenzy)


class PacManEvaluator(Evaluator[View]):
    """The same value for a seat that has a view: 0 at the start of a game, but for the squares."""

    def allies(self, view: View, seat: Seat) -> tuple[Seat, ...]:
        """All ghost seats are one team (P-1)."""
        if not view.figure_seats or seat == view.figure_seats[PAC_MAN]:
            return (seat,)
        return ghost_seats(view.seats, view.figure_seats[PAC_MAN])

    def evaluate(self, view: View, seat: Seat) -> float:
        """Return the value for Pac-Man, or for the ghosts its negative; 0 while nobody knows who is Pac-Man."""
        if not view.figure_seats:
            return 0.0
        value = maze_evaluator(view.options.layout, view.options.frenzy).evaluate(position_of(state_of(view)))
        value -= LIFE_VALUE * view.options.lives
        return value if seat == view.figure_seats[PAC_MAN] else -value


EVALUATOR = PacManEvaluator()
