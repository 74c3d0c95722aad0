"""A layout worked out once: where one can step, who sees whom, how far it is. Tables, no rules."""

from functools import cache, lru_cache

from cheeseboard.games.pac_man.layouts import BOARD, Layout, check, load
from cheeseboard.games.walled_grid import DOWN, LEFT, RIGHT, UP

DIRECTIONS = ("up", "right", "down", "left")  # indexed as in grooves
SQUARES = range(BOARD.width * BOARD.size)


class Maze:
    """The tables of one layout; a square is a number as the board gives it."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.laid = BOARD.barriers(layout.barriers)
        self.ways = BOARD.ways(self.laid)
        self.barriers = BOARD.words(self.laid)
        self.starts = tuple(BOARD.squares[name] for name in (layout.pac_man, *layout.ghosts))
        self.dots = tuple(BOARD.squares[name] for name in layout.dots)
        self.dot_bit = {square: 1 << number for number, square in enumerate(self.dots)}
        # for each set of dots: the names of those that lie there and of those eaten
        self.split_dots = tuple(self._split(dots) for dots in range(1 << len(self.dots)))
        # for each square: the bit of a direction and the square there, where the way is open
        self.steps = tuple(self._steps(square) for square in SQUARES)
        self.open = tuple(sum(bit for bit, _ in steps) for steps in self.steps)
        self.to = tuple({DIRECTIONS[bit.bit_length() - 1]: there for bit, there in steps} for steps in self.steps)
        self.far = tuple(self._far_from(square) for square in SQUARES)
        self.sees = tuple(self._seen_from(square) for square in SQUARES)

    def _split(self, dots: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        names = list(enumerate(self.layout.dots))
        return (
            tuple(name for number, name in names if dots >> number & 1),
            tuple(name for number, name in names if not dots >> number & 1),
        )

    def _steps(self, square: int) -> tuple[tuple[int, int], ...]:
        return tuple(
            (1 << way, square + BOARD.moves[way])
            for way in (UP, RIGHT, DOWN, LEFT)
            if square in BOARD.names and self.ways[way] >> square & 1
        )

    def _far_from(self, square: int) -> dict[int, int]:
        """How many steps it is from here to every square."""
        far = {square: 0}
        queue = [square]
        for here in queue:
            for _, there in self.steps[here]:
                if there not in far:
                    far[there] = far[here] + 1
                    queue.append(there)
        return far

    def _seen_from(self, square: int) -> frozenset[int]:
        """P-12: the same row or column, and no barrier between."""
        seen = set()
        for way in (UP, RIGHT, DOWN, LEFT):
            there = square
            while self.ways[way] >> there & 1:
                there += BOARD.moves[way]
                seen.add(there)
        return frozenset(seen)


@cache
def _maze_by_name(name: str) -> Maze:
    return Maze(load(name))


@lru_cache(maxsize=64)
def _maze_of_layout(layout: Layout) -> Maze:
    return Maze(check(layout))


def maze_of(layout: str | Layout) -> Maze:
    """The tables of a layout, by its name or as given; `BadOptions` if it breaks P-3."""
    return _maze_by_name(layout) if isinstance(layout, str) else _maze_of_layout(layout)
