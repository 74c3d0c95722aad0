"""A square board with walls in the grooves between its squares: names, geometry and paths, for Quoridor and Pac-Man.

Everything is a set of bits in one layout, `size + 1` columns wide: a square, a wall place and a corner point (x, y) is
bit `y * width + x`. Squares leave the last column empty, so that shifting a set never wraps around.
It knows where one can go, not who may go there: no pawn, no turn, no rule of either game.
"""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple

COLUMNS = "abcdefghi"
UP, RIGHT, DOWN, LEFT = range(4)
SIDEWAYS = {UP: (LEFT, RIGHT), DOWN: (LEFT, RIGHT), LEFT: (DOWN, UP), RIGHT: (DOWN, UP)}


class Walls(NamedTuple):
    """Two sets of wall places: horizontal walls (h) stop up and down, vertical ones (v) stop left and right."""

    h: int = 0
    v: int = 0


class OpenEdges(NamedTuple):
    """For each direction, indexed by UP, RIGHT, DOWN, LEFT, the squares from which no wall or edge stops it."""

    up: int
    right: int
    down: int
    left: int


class Board:
    """The geometry of one size, made once: `board(9)`."""

    def __init__(self, size: int) -> None:
        self.size: int = size
        self.width: int = size + 1
        width = self.width
        self._wall_rows = size - 1
        self.offsets: tuple[int, ...] = (width, 1, -width, -1)  # to the next square, by direction
        self.names: dict[int, str] = {y * width + x: f"{COLUMNS[x]}{y + 1}" for y in range(size) for x in range(size)}
        self.squares: dict[str, int] = {name: square for square, name in self.names.items()}
        self.wall_places: dict[str, tuple[str, int]] = {
            f"{COLUMNS[x]}{y + 1}{orientation}": (orientation, 1 << y * width + x)
            for orientation in "hv"
            for y in range(size - 1)
            for x in range(size - 1)
        }
        self.both_sides: dict[str, tuple[str, str]] = {wall: _both_sides(wall) for wall in self.wall_places}
        self.packed_bits: dict[str, int] = {wall: self.pack(bit) for wall, (_, bit) in self.wall_places.items()}
        self._all_places = sum(bit for orientation, bit in self.wall_places.values() if orientation == "h")
        self._not_top = sum(1 << square for square in self.names if square < width * (size - 1))
        self._not_right = sum(1 << square for square in self.names if square % width < size - 1)
        self._names_by_row = {orientation: self._name_rows(orientation) for orientation in "hv"}

    def row(self, y: int) -> int:
        """All squares of a row, counted from 0 at the bottom."""
        return sum(1 << y * self.width + x for x in range(self.size))

    def column(self, x: int) -> int:
        """All squares of a column, counted from 0 at the left."""
        return sum(1 << y * self.width + x for y in range(self.size))

    def border(self, *, without: int) -> int:
        """The corner points of the border, except the inner points of one side (UP, RIGHT, DOWN or LEFT)."""
        size, width = self.size, self.width
        sides = {
            UP: [size * width + x for x in range(width)],
            RIGHT: [y * width + size for y in range(width)],
            DOWN: list(range(width)),
            LEFT: [y * width for y in range(width)],
        }
        return sum({1 << point for side, points in sides.items() if side != without for point in points})

    def walls(self, names: Iterable[str]) -> Walls:
        """The walls with these names."""
        bits = {"h": 0, "v": 0}
        for name in names:
            orientation, bit = self.wall_places[name]
            bits[orientation] |= bit
        return Walls(bits["h"], bits["v"])

    def wall_names(self, walls: Walls) -> tuple[str, ...]:
        """The names of walls or wall places, horizontal before vertical, row by row."""
        return _wall_names(self.size, walls)

    def describe_walls(self, names: Iterable[str]) -> str:
        """Where walls stand, for a sentence about several: `d4–e4/d5–e5+…`."""
        return "+".join("/".join(self.both_sides[name]) for name in names)

    def free_places(self, placed: Walls) -> Walls:
        """Where a wall would overlap no half of another in its groove and cross none at its centre (Q-8)."""
        h, v = placed
        return Walls(
            self._all_places & ~(h | h << 1 | h >> 1 | v),
            self._all_places & ~(v | v << self.width | v >> self.width | h),
        )

    def open_edges(self, placed: Walls) -> OpenEdges:
        """Where one can step between these walls."""
        return _open_edges(self.size, placed)

    def pack(self, bits: int) -> int:
        """A set of wall places without the unused columns: at most 64 bits, so that a state survives any encoding."""
        rows, mask = self._wall_rows, (1 << self._wall_rows) - 1
        return sum((bits >> y * self.width & mask) << y * rows for y in range(rows))

    def unpack(self, bits: int) -> int:
        """The set of wall places that `pack` made small."""
        rows, mask = self._wall_rows, (1 << self._wall_rows) - 1
        return sum((bits >> y * rows & mask) << y * self.width for y in range(rows))

    def _name_rows(self, orientation: str) -> list[list[tuple[str, ...]]]:
        """For each row and each set of places in it: their names."""
        rows = []
        for y in range(self._wall_rows):
            sets: list[tuple[str, ...]] = [()]
            for x in range(self._wall_rows):
                name = f"{COLUMNS[x]}{y + 1}{orientation}"
                sets += [(*names, name) for names in sets]
            rows.append(sets)
        return rows


def _both_sides(wall: str) -> tuple[str, str]:
    """The squares on both sides of a wall, as people find it on a board turned any way: d4–e4 and d5–e5 for d4h."""
    left, low, orientation = wall[0], int(wall[1:-1]), wall[-1]
    right, high = COLUMNS[COLUMNS.index(left) + 1], low + 1
    if orientation == "h":
        return f"{left}{low}–{right}{low}", f"{left}{high}–{right}{high}"
    return f"{left}{low}–{left}{high}", f"{right}{low}–{right}{high}"


@cache
def board(size: int) -> Board:
    """The board of this size."""
    return Board(size)


@lru_cache(maxsize=4096)
def _open_edges(size: int, placed: Walls) -> OpenEdges:
    here = board(size)
    h, v = placed
    up = here._not_top & ~(h | h << 1)
    right = here._not_right & ~(v | v << here.width)
    return OpenEdges(up, right, up << here.width, right << 1)


@lru_cache(maxsize=4096)
def _wall_names(size: int, walls: Walls) -> tuple[str, ...]:
    here = board(size)
    rows, width, mask = size - 1, size + 1, (1 << size - 1) - 1
    names: list[str] = []
    for orientation, bits in zip("hv", walls, strict=True):
        table = here._names_by_row[orientation]
        for y in range(rows):
            names += table[y][bits >> y * width & mask]
    return tuple(names)


@lru_cache(maxsize=4096)
def unpack_walls(size: int, h: int, v: int) -> Walls:
    """The walls of two packed sets, horizontal and vertical."""
    here = board(size)
    return Walls(here.unpack(h), here.unpack(v))


def each_bit(bits: int) -> Iterator[int]:
    """The indices of the bits that are set, from the lowest."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def flood(edges: OpenEdges, width: int, start: int, goal: int) -> list[int]:
    """The squares by their distance from the start set, up to the first that are in the goal set; [] if none is."""
    up, right, down, left = edges
    distances = [start]
    reached = newest = start
    while not newest & goal:
        newest = (
            (newest & up) << width | (newest & right) << 1 | (newest & down) >> width | (newest & left) >> 1
        ) & ~reached
        if not newest:
            return []
        reached |= newest
        distances.append(newest)
    return distances


def distance(edges: OpenEdges, width: int, square: int, goal: int) -> int | None:
    """The steps from a square to the nearest goal square, pawns being no obstacle; None if there is no path."""
    distances = flood(edges, width, 1 << square, goal)
    return len(distances) - 1 if distances else None


def shortest_path(edges: OpenEdges, width: int, square: int, goal: int) -> list[int]:
    """The squares of one shortest path from here into the goal, both ends included; [] if there is none."""
    distances = flood(edges, width, 1 << square, goal)
    if not distances:
        return []
    here = (distances[-1] & goal & -(distances[-1] & goal)).bit_length() - 1
    path = [here]
    for nearer in distances[-2::-1]:
        # Walked backwards: an edge that is open downwards is open upwards too.
        if edges.down >> here & 1 and nearer >> here - width & 1:
            here -= width
        elif edges.up >> here & 1 and nearer >> here + width & 1:
            here += width
        elif edges.left >> here & 1 and nearer >> here - 1 & 1:
            here -= 1
        else:
            here += 1
        path.append(here)
    return path[::-1]


@lru_cache(maxsize=4096)
def cutting_walls(board: Board, placed: Walls, square: int, goal: int, border: int) -> Walls:
    """The free places where a wall would cut this square off from its goal; `border` is that of the board without the
    goal's side.

    A wall cuts something off only by closing a ring of walls and border around it. Take any path from the square to the
    goal: the ring lies between them exactly if the path crosses it an odd number of times. The path crosses no placed
    wall, so only the two halves of the new wall count. Why not a flood per wall: docs/why/parity-instead-of-flood.md.
    """
    horizontal, vertical = _rings(board, placed, border)
    if not any(horizontal) and not any(vertical):
        return Walls(0, 0)
    crossed_h = crossed_v = 0
    path = shortest_path(board.open_edges(placed), board.width, square, goal)
    for here, there in pairwise(path):
        if abs(there - here) == 1:
            crossed_v |= 1 << min(here, there)
        else:
            crossed_h |= 1 << min(here, there)
    return Walls(
        _crossed(horizontal, crossed_h, crossed_h >> 1),
        _crossed(vertical, crossed_v, crossed_v >> board.width),
    )


class Rings(NamedTuple):
    """The free places where a wall would close a ring, by which part of the wall closes it."""

    first_half: int
    second_half: int
    whole: int


@lru_cache(maxsize=4096)
def _rings(board: Board, placed: Walls, border: int) -> tuple[Rings, Rings]:
    """For horizontal and vertical walls: a part of a wall closes a ring if both its ends belong to one cluster."""
    clusters = []
    for cluster in _clusters(board.size, placed):
        if cluster & border:
            border |= cluster
        else:
            clusters.append(cluster)
    clusters.append(border)
    width, free = board.width, board.free_places(placed)
    return (
        _rings_of(clusters, (width, width + 1, width + 2), free.h),
        _rings_of(clusters, (1, width + 1, 2 * width + 1), free.v),
    )


def _rings_of(clusters: list[int], points: tuple[int, int, int], free: int) -> Rings:
    first_half = second_half = whole = 0
    for cluster in clusters:
        first, middle, last = (cluster >> point & free for point in points)
        first_half |= first & middle
        second_half |= middle & last
        whole |= first & last
    return Rings(first_half, second_half, whole)


@lru_cache(maxsize=4096)
def _clusters(size: int, placed: Walls) -> tuple[int, ...]:
    """The walls as groups that touch, each as the set of its corner points."""
    width = size + 1
    points_h, points_v = 0b111 << width, (1 | 1 << width | 1 << 2 * width) << 1  # the three points of wall a1
    clusters: list[int] = []
    for bits, points in ((placed.h, points_h), (placed.v, points_v)):
        for place in each_bit(bits):
            joined = points << place
            apart = []
            for cluster in clusters:
                if cluster & joined:
                    joined |= cluster
                else:
                    apart.append(cluster)
            clusters = [*apart, joined]
    return tuple(clusters)


def _crossed(rings: Rings, first_crossed: int, second_crossed: int) -> int:
    """The places whose ring a path crosses an odd number of times, if of the ring it crosses only these halves."""
    return (
        rings.first_half & first_crossed
        | rings.second_half & second_crossed
        | rings.whole & (first_crossed ^ second_crossed)
    )


def clear_caches() -> None:
    """Empty the caches of this module, so that a measurement does the whole work."""
    for cached in (_open_edges, _wall_names, unpack_walls, _clusters, _rings, cutting_walls):
        cached.cache_clear()
