"""The tables of a layout, computed once: steps, lines of sight, distances. No rules."""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import product

from cheeseboard.games.pac_man.layouts import BOARD, Layout, check, load
from cheeseboard.games.walled_grid import DOWN, LEFT, RIGHT, UP, OpenEdges, Walls

DIRECTIONS = ("up", "right", "down", "left")  # indexed by walled_grid.UP, RIGHT, …
Paths = tuple[tuple[str, tuple[str, ...]], ...]  # pairs of a square and the directions that lead there
SQUARES = range(BOARD.width * BOARD.size)


class Maze:
    """The tables of one layout; a square is a number as the board gives it."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.walls: Walls = BOARD.walls(layout.barriers)
        self.open_edges: OpenEdges = BOARD.open_edges(self.walls)
        self.wall_names: tuple[str, ...] = BOARD.wall_names(self.walls)
        self.starts: tuple[int, ...] = tuple(BOARD.squares[name] for name in (layout.pac_man, *layout.ghosts))
        self.dots: tuple[int, ...] = tuple(BOARD.squares[name] for name in layout.dots)
        self.dot_bit: dict[int, int] = {square: 1 << number for number, square in enumerate(self.dots)}
        # for each set of dots: the names of those on the board and of those eaten
        self.split_dots: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = tuple(
            self._split(dots) for dots in range(1 << len(self.dots))
        )
        # for each square: the bit of each open direction and the square there
        self.steps: tuple[tuple[tuple[int, int], ...], ...] = tuple(self._steps(square) for square in SQUARES)
        self.open_directions: tuple[int, ...] = tuple(sum(bit for bit, _ in steps) for steps in self.steps)
        self.step_to: tuple[dict[str, int], ...] = tuple(
            {DIRECTIONS[bit.bit_length() - 1]: there for bit, there in steps} for steps in self.steps
        )
        self.distances: tuple[dict[int, int], ...] = tuple(self._distances_from(square) for square in SQUARES)
        self.sees: tuple[frozenset[int], ...] = tuple(self._visible_from(square) for square in SQUARES)
        self._paths: dict[tuple[int, int, bool], Paths] = {}

    def _split(self, dots: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        names = list(enumerate(self.layout.dots))
        return (
            tuple(name for number, name in names if dots >> number & 1),
            tuple(name for number, name in names if not dots >> number & 1),
        )

    def _steps(self, square: int) -> tuple[tuple[int, int], ...]:
        return tuple(
            (1 << direction, square + BOARD.offsets[direction])
            for direction in (UP, RIGHT, DOWN, LEFT)
            if square in BOARD.names and self.open_edges[direction] >> square & 1
        )

    def _distances_from(self, square: int) -> dict[int, int]:
        """The number of steps from here to every square."""
        distances = {square: 0}
        queue = [square]
        for here in queue:
            for _, there in self.steps[here]:
                if there not in distances:
                    distances[there] = distances[here] + 1
                    queue.append(there)
        return distances

    def paths(self, square: int, steps: int, *, is_straight: bool = False) -> Paths:
        """The squares within so many steps, at one corner at most, and a path to each; figures are no obstacle."""
        found = self._paths.get((square, steps, is_straight))
        if found is None:
            every = self._paths_from(square, steps)
            found = tuple((there, path) for there, path in every if not is_straight or len(set(path)) == 1)
            self._paths[square, steps, is_straight] = found
        return found

    def _paths_from(self, square: int, steps: int) -> Iterator[tuple[str, tuple[str, ...]]]:
        for right, up in product(range(-steps, steps + 1), repeat=2):
            if not 0 < abs(right) + abs(up) <= steps:
                continue
            across = ("right" if right > 0 else "left",) * abs(right)
            along = ("up" if up > 0 else "down",) * abs(up)
            for path in (across + along, along + across):
                there = self._end_of(square, path)
                if there is not None:
                    yield BOARD.names[there], path
                    break

    def _end_of(self, square: int, path: tuple[str, ...]) -> int | None:
        """Where this path leads; None if a wall or the edge stops it."""
        there: int | None = square
        for direction in path:
            there = None if there is None else self.step_to[there].get(direction)
        return there

    def _visible_from(self, square: int) -> frozenset[int]:
        """P-12: the same row or column, and no wall between."""
        visible = set()
        for direction in (UP, RIGHT, DOWN, LEFT):
            there = square
            while self.open_edges[direction] >> there & 1:
                there += BOARD.offsets[direction]
                visible.add(there)
        return frozenset(visible)


@cache
def _maze_by_name(name: str) -> Maze:
    return Maze(load(name))


@lru_cache(maxsize=64)
def _maze_of_layout(layout: Layout) -> Maze:
    return Maze(check(layout))


def maze_of(layout: str | Layout) -> Maze:
    """The tables of a layout, by its name or as given; `BadOptions` if it breaks P-3."""
    return _maze_by_name(layout) if isinstance(layout, str) else _maze_of_layout(layout)
