"""A square board with grooves for barriers: names, geometry and drawing. Shared by Quoridor and Pac-Man.

Everything is a set of bits in one layout, `size + 1` columns wide: a square, a place for a barrier and a corner point
(x, y) is bit `y * width + x`. Squares leave the last column empty, so that shifting a set never wraps around.
It knows where one can go, not who may go there: no pawn, no turn, no rule of either game.
"""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple

from cheeseboard.core.drawing import mark

COLUMNS = "abcdefghi"
UP, RIGHT, DOWN, LEFT = range(4)
ASIDE = {UP: (LEFT, RIGHT), DOWN: (LEFT, RIGHT), LEFT: (DOWN, UP), RIGHT: (DOWN, UP)}


class Walls(NamedTuple):
    """Two sets of places: barriers lying across (h, they stop up and down) and along (v, they stop left and right)."""

    h: int = 0
    v: int = 0


class OpenEdges(NamedTuple):
    """For each direction, indexed by UP, RIGHT, DOWN, LEFT, the squares from which it is open."""

    up: int
    right: int
    down: int
    left: int


class Board:
    """The geometry of one size, made once: `board(9)`."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.width = width = size + 1
        self._place_rows = size - 1
        self.moves = (width, 1, -width, -1)  # by direction
        self.names = {y * width + x: f"{COLUMNS[x]}{y + 1}" for y in range(size) for x in range(size)}
        self.squares = {name: square for square, name in self.names.items()}
        self.places = {
            f"{COLUMNS[x]}{y + 1}{way}": (way, 1 << y * width + x)
            for way in "hv"
            for y in range(size - 1)
            for x in range(size - 1)
        }
        self.between = {word: _two_sides(word) for word in self.places}
        self.small_bits = {word: self.pack(bit) for word, (_, bit) in self.places.items()}
        self.all_places = sum(bit for way, bit in self.places.values() if way == "h")
        self._not_top = sum(1 << square for square in self.names if square < width * (size - 1))
        self._not_right = sum(1 << square for square in self.names if square % width < size - 1)
        self._words = {way: self._words_by_row(way) for way in "hv"}

    def row(self, y: int) -> int:
        """All squares of a row, counted from 0 at the bottom."""
        return sum(1 << y * self.width + x for x in range(self.size))

    def column(self, x: int) -> int:
        """All squares of a column, counted from 0 at the left."""
        return sum(1 << y * self.width + x for y in range(self.size))

    def border(self, *, without: int) -> int:
        """The corner points of the edge, but for the inner points of one side (UP, RIGHT, DOWN or LEFT)."""
        size, width = self.size, self.width
        sides = {
            UP: [size * width + x for x in range(width)],
            RIGHT: [y * width + size for y in range(width)],
            DOWN: list(range(width)),
            LEFT: [y * width for y in range(width)],
        }
        return sum({1 << point for side, points in sides.items() if side != without for point in points})

    def barriers(self, words: Iterable[str]) -> Walls:
        """The set of barriers with these names."""
        laid = {"h": 0, "v": 0}
        for word in words:
            way, bit = self.places[word]
            laid[way] |= bit
        return Walls(laid["h"], laid["v"])

    def words(self, barriers: Walls) -> tuple[str, ...]:
        """The names of a set of places, across before along, row by row."""
        return _words(self.size, barriers)

    def said(self, places: Iterable[str]) -> str:
        """Where barriers lie, for a sentence about several."""
        return "+".join("/".join(self.between[place]) for place in places)

    def free(self, laid: Walls) -> Walls:
        """Where a barrier would touch no half of another in its groove and cross none at its centre (Q-8)."""
        h, v = laid
        return Walls(
            self.all_places & ~(h | h << 1 | h >> 1 | v),
            self.all_places & ~(v | v << self.width | v >> self.width | h),
        )

    def ways(self, laid: Walls) -> OpenEdges:
        """Where one can go past these barriers."""
        return _ways(self.size, laid)

    def clusters(self, laid: Walls) -> tuple[int, ...]:
        """The barriers as connected groups of corner points."""
        return _clusters(self.size, laid)

    def pack(self, bits: int) -> int:
        """A set of places without the unused columns: at most 64 bits, so that a state survives any encoding."""
        rows, mask = self._place_rows, (1 << self._place_rows) - 1
        return sum((bits >> y * self.width & mask) << y * rows for y in range(rows))

    def unpack(self, bits: int) -> int:
        """The set of places that `pack` made small."""
        rows, mask = self._place_rows, (1 << self._place_rows) - 1
        return sum((bits >> y * rows & mask) << y * self.width for y in range(rows))

    def _words_by_row(self, way: str) -> list[list[tuple[str, ...]]]:
        names = [[f"{COLUMNS[x]}{y + 1}{way}" for x in range(self._place_rows)] for y in range(self._place_rows)]
        return [
            [tuple(name for x, name in enumerate(row) if bits >> x & 1) for bits in range(1 << self._place_rows)]
            for row in names
        ]


def _two_sides(place: str) -> tuple[str, str]:
    """The squares on both sides of a barrier, as people find it on a board turned any way: d4–e4 and d5–e5 for d4h."""
    left, low, way = place[0], int(place[1:-1]), place[-1]
    right, high = COLUMNS[COLUMNS.index(left) + 1], low + 1
    if way == "h":
        return f"{left}{low}–{right}{low}", f"{left}{high}–{right}{high}"
    return f"{left}{low}–{left}{high}", f"{right}{low}–{right}{high}"


@cache
def board(size: int) -> Board:
    """The board of this size."""
    return Board(size)


@lru_cache(maxsize=4096)
def _ways(size: int, laid: Walls) -> OpenEdges:
    here = board(size)
    h, v = laid
    up = here._not_top & ~(h | h << 1)
    right = here._not_right & ~(v | v << here.width)
    return OpenEdges(up, right, up << here.width, right << 1)


@lru_cache(maxsize=4096)
def _words(size: int, barriers: Walls) -> tuple[str, ...]:
    here = board(size)
    rows, width, mask = size - 1, size + 1, (1 << size - 1) - 1
    named: list[str] = []
    for way, bits in zip("hv", barriers, strict=True):
        table = here._words[way]
        for y in range(rows):
            named += table[y][bits >> y * width & mask]
    return tuple(named)


@lru_cache(maxsize=4096)
def _clusters(size: int, laid: Walls) -> tuple[int, ...]:
    width = size + 1
    along_h, along_v = 0b111 << width, (1 | 1 << width | 1 << 2 * width) << 1  # the three points of barrier a1
    apart: list[int] = []
    for bits, points in ((laid.h, along_h), (laid.v, along_v)):
        for place in each(bits):
            joined = points << place
            rest = []
            for cluster in apart:
                if cluster & joined:
                    joined |= cluster
                else:
                    rest.append(cluster)
            apart = [*rest, joined]
    return tuple(apart)


def clear_caches() -> None:
    """Empty the caches, so that a measurement does the whole work."""
    for cached in (_ways, _words, _clusters, _rings, cutting_walls):
        cached.cache_clear()


def each(bits: int) -> Iterator[int]:
    """The numbers in a set, from the lowest."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def flood(ways: OpenEdges, width: int, start: int, goal: int) -> list[int]:
    """The squares by their distance from the start set, up to the first ring that meets the goal; [] if none does."""
    up, right, down, left = ways
    rings = [start]
    seen = ring = start
    while not ring & goal:
        ring = ((ring & up) << width | (ring & right) << 1 | (ring & down) >> width | (ring & left) >> 1) & ~seen
        if not ring:
            return []
        seen |= ring
        rings.append(ring)
    return rings


def distance(ways: OpenEdges, width: int, square: int, goal: int) -> int | None:
    """How many steps from a square to the nearest goal square, pawns being no obstacle."""
    rings = flood(ways, width, 1 << square, goal)
    return len(rings) - 1 if rings else None


def shortest_path(ways: OpenEdges, width: int, square: int, goal: int) -> list[int]:
    """The squares of one shortest way from here into the goal, both ends included; [] if there is none."""
    rings = flood(ways, width, 1 << square, goal)
    if not rings:
        return []
    here = (rings[-1] & goal & -(rings[-1] & goal)).bit_length() - 1
    way = [here]
    for ring in rings[-2::-1]:
        # A step back down this way was a step up, and so on: openness is mutual.
        if ways.down >> here & 1 and ring >> here - width & 1:
            here -= width
        elif ways.up >> here & 1 and ring >> here + width & 1:
            here += width
        elif ways.left >> here & 1 and ring >> here - 1 & 1:
            here -= 1
        else:
            here += 1
        way.append(here)
    return way[::-1]


@lru_cache(maxsize=4096)
def cutting_walls(board: Board, laid: Walls, square: int, goal: int, border: int) -> Walls:
    """The free places where a barrier would cut this square off from its goal; `border` is the edge but for the goal.

    A barrier cuts something off only by closing a ring of barriers and border around it. Walk any way from the square
    to the goal: the ring lies between them exactly if the way crosses it an odd number of times. The way crosses
    nothing that already lies, so only the two halves of the new barrier count.
    """
    across, along = _rings(board, laid, border)
    if not any(across) and not any(along):
        return Walls(0, 0)
    crossed_h = crossed_v = 0
    way = shortest_path(board.ways(laid), board.width, square, goal)
    for here, there in pairwise(way):
        if abs(there - here) == 1:
            crossed_v |= 1 << min(here, there)
        else:
            crossed_h |= 1 << min(here, there)
    return Walls(_odd(across, crossed_h, crossed_h >> 1), _odd(along, crossed_v, crossed_v >> board.width))


class Rings(NamedTuple):
    """The free places where a barrier would close a ring, by which part of the barrier closes it."""

    first_half: int
    second_half: int
    whole: int


@lru_cache(maxsize=4096)
def _rings(board: Board, laid: Walls, border: int) -> tuple[Rings, Rings]:
    """For barriers across and along: a piece of them closes a ring if both its ends belong to one group already."""
    groups = []
    for cluster in board.clusters(laid):
        if cluster & border:
            border |= cluster
        else:
            groups.append(cluster)
    groups.append(border)
    width, free = board.width, board.free(laid)
    return (
        _rings_of(groups, (width, width + 1, width + 2), free.h),
        _rings_of(groups, (1, width + 1, 2 * width + 1), free.v),
    )


def _rings_of(groups: list[int], points: tuple[int, int, int], free: int) -> Rings:
    first_half = second_half = whole = 0
    for group in groups:
        first, middle, last = (group >> point & free for point in points)
        first_half |= first & middle
        second_half |= middle & last
        whole |= first & last
    return Rings(first_half, second_half, whole)


def _odd(rings: Rings, first_crossed: int, second_crossed: int) -> int:
    """The places whose ring a way crosses an odd number of times: it meets these halves and nothing else of it."""
    return (
        rings.first_half & first_crossed
        | rings.second_half & second_crossed
        | rings.whole & (first_crossed ^ second_crossed)
    )


def draw_board(board: Board, laid: Walls, on_square: dict[int, str]) -> str:
    """The board as text, row 1 at the bottom, with the given symbols (one column wide) on their squares."""
    head = mark("faint", "   " + "".join(f" {letter}  " for letter in COLUMNS[: board.size]).rstrip())
    lines = [head]
    for y in reversed(range(board.size)):
        if y < board.size - 1:
            lines.append(_groove_line(board, laid, y).rstrip())
        cells = []
        for x in range(board.size):
            square = y * board.width + x
            cells.append(f" {on_square.get(square, mark('faint', '·'))} ")
            stopped = x < board.size - 1 and not board.ways(laid).right >> square & 1
            cells.append(mark("barrier", "┃") if stopped else " ")
        label = mark("faint", str(y + 1))
        lines.append(f"{label}  {''.join(cells).rstrip()}  {label}")
    return "\n".join([*lines, head])


def _groove_line(board: Board, laid: Walls, y: int) -> str:
    """The groove above row y: barriers lying across, and the centres of those along."""
    text = ["   "]
    for x in range(board.size):
        bit = 1 << y * board.width + x
        stopped = not board.ways(laid).up & bit
        text.append(mark("barrier", "━━━") if stopped else "   ")
        centre = "━" if laid.h & bit else "┃" if laid.v & bit else " "
        text.append(mark("barrier", centre) if centre != " " else " ")
    return "".join(text)


def read_board(board: Board, drawing: list[str]) -> tuple[dict[int, str], list[str]]:
    """What stands on the squares and the names of the barriers, from the lines of a drawing without marks."""
    symbols: dict[int, str] = {}
    barriers: list[str] = []
    rows = drawing[1 : 2 * board.size]
    for from_top, text in enumerate(rows):
        padded = text.ljust(4 * board.size + 3)
        y = board.size - 1 - (from_top + 1) // 2
        for x in range(board.size):
            if from_top % 2 == 0:
                if (symbol := padded[4 * x + 4]) not in "·. ":
                    symbols[y * board.width + x] = symbol
            elif (way := {"━": "h", "-": "h", "┃": "v", "|": "v"}.get(padded[4 * x + 6])) is not None:
                barriers.append(f"{COLUMNS[x]}{y + 1}{way}")
    return symbols, barriers
