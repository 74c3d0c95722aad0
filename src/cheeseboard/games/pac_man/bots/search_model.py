"""How a position of Pac-Man looks to bots that search: dots, lives, and the squares he reaches before any ghost."""

from functools import lru_cache
from random import Random

from cheeseboard.games.pac_man.bots.fast_moves import Position, fast_moves_for, position_of
from cheeseboard.games.pac_man.layouts import BOARD
from cheeseboard.games.pac_man.maze import maze_of
from cheeseboard.games.pac_man.rules import STEPS
from cheeseboard.games.pac_man.state import OFF, PAC_MAN, Options
from cheeseboard.games.pac_man.view import View, imagine

DOT_WORTH = 100.0
LIFE_WORTH = 110.0
GHOST_WORTH = 8.0  # an eaten ghost, while it is away
SAFE_WORTH = 0.25  # a square that Pac-Man reaches first
SAFE_DOT_WORTH = 24.0  # a dot among them, less for every round on the way
ROUND_WORTH = 4.0
STEP_WORTH = 1.0  # on the way to the nearest dot, safe or not: better try than wait until patience ends
CAUGHT_WORTH = 90.0  # a ghost can catch him before he moves again
HORIZON = 12  # rounds
WIDTH = BOARD.width


class PacManSearchModel:
    """One layout, ready to be searched: the moves of the quick copy, and how positions look."""

    def __init__(self, options: Options) -> None:
        self._fast_moves = fast_moves_for(options)
        self.moves = self._fast_moves.moves
        maze = maze_of(options.layout)
        self._ways = maze.ways
        self._sees = maze.sees
        self._steps = maze.steps
        self._far = maze.far
        self._dots = maze.dots
        self._dot_squares = tuple(
            sum(1 << square for number, square in enumerate(maze.dots) if dots >> number & 1) for dots in range(16)
        )
        # for each square: itself, with what is one step away, and with what is two
        self._near = tuple(self._reach(square) for square in range(len(maze.steps)))

    def _reach(self, square: int) -> tuple[int, int, int]:
        one = 1 << square | sum(1 << there for _, there in self._steps[square])
        two = one
        for _, by in self._steps[square]:
            for _, there in self._steps[by]:
                two |= 1 << there
        return 1 << square, one, two

    def position(self, view: View) -> Position:
        """The position of a view."""
        return position_of(imagine(view, Random(0)))  # nothing is hidden, so nothing is drawn

    def result(self, position: Position) -> int | None:
        """1 if Pac-Man has won, -1 if he has lost."""
        return 1 if not position[1] else -1 if not position[2] else None

    def is_maximizing(self, position: Position) -> bool:
        """Whether Pac-Man moves."""
        return position[4] == PAC_MAN

    def evaluate(self, position: Position) -> float:
        """How good this looks for Pac-Man."""
        at, dots, lives, _, mover, left, _ = position
        value = DOT_WORTH * (4 - dots.bit_count()) + LIFE_WORTH * lives + GHOST_WORTH * at.count(OFF)
        far = self._far[at[PAC_MAN]]
        value -= STEP_WORTH * min([far[square] for number, square in enumerate(self._dots) if dots >> number & 1])
        mine = 1 << at[PAC_MAN]
        theirs = self._ghost_squares(at, mover, left)
        if theirs & mine:
            return value - CAUGHT_WORTH
        steps = left if mover == PAC_MAN else STEPS
        lying = self._dot_squares[dots]
        up, right, down, left_way = self._ways
        to_dot = None
        for number in range(HORIZON):
            before = mine
            for _ in range(steps):
                mine |= (
                    (mine & up) << WIDTH | (mine & right) << 1 | (mine & down) >> WIDTH | (mine & left_way) >> 1
                ) & ~theirs
            if to_dot is None and mine & lying:
                to_dot = number
            if mine == before and number:
                break
            steps = STEPS
            theirs |= (
                (theirs & up) << WIDTH | (theirs & right) << 1 | (theirs & down) >> WIDTH | (theirs & left_way) >> 1
            ) & ~mine
        if to_dot is not None:
            value += SAFE_DOT_WORTH - ROUND_WORTH * to_dot
        return value + SAFE_WORTH * mine.bit_count()

    def _ghost_squares(self, at: tuple[int, ...], mover: int, left: int) -> int:
        """Where ghosts can be when Pac-Man moves next, as bits: if it is his move, where they are."""
        squares = 0
        for ghost in range(1, 5):
            here = at[ghost]
            if here >= 0:
                if mover == PAC_MAN or ghost < mover:
                    reach = 0
                else:
                    reach = left if ghost == mover else 2 if at[PAC_MAN] in self._sees[here] else 1
                squares |= self._near[here][reach]
        return squares


@lru_cache(maxsize=64)
def search_model_for(options: Options) -> PacManSearchModel:
    """The search model of these options."""
    return PacManSearchModel(options)
