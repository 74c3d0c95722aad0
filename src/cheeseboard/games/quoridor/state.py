"""The state of a game of Quoridor: options, pawns, walls, and who is to move."""

from functools import cache, lru_cache
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta, Struct

from cheeseboard.core import Seat
from cheeseboard.core.kit import BLOCK_SIZE, Blocks
from cheeseboard.core.options import IS_SEAT
from cheeseboard.games.quoridor.events import Events
from cheeseboard.games.walled_grid import COLUMNS, DOWN, LEFT, RIGHT, UP, Board, Walls, board

Count = Annotated[int, Meta(ge=0, le=20)]
MATTERS_FROM_3_SEATS = Meta(extra_json_schema={"leastSeats": 3})  # a form may leave it out below that


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How this game of Quoridor is played."""

    first: Literal["chance"] | Annotated[int, Meta(ge=0, le=3), IS_SEAT] = "chance"
    third_pawn: Annotated[Literal["stop", "side"], MATTERS_FROM_3_SEATS] = "stop"
    repetition: Literal["draw", "none"] = "draw"
    size: Literal[9, 7, 5, 3] = 9
    barriers: Count | tuple[Count, ...] | None = None  # None: as many as Q-1 and the size say
    rules: int = 2  # their version: the turn limit of Q-12 differs


class Quoridor(Struct, frozen=True):
    """A position, and the positions since the last wall was placed."""

    options: Options
    pawns: tuple[int, ...]  # squares as the board numbers them, by seat
    walls_left: tuple[int, ...]  # by seat
    h: int  # placed walls, horizontal and vertical, packed
    v: int
    to_move: Seat  # CHANCE until the first seat is drawn
    turns: int
    repetition_keys: Blocks  # positions since the last wall, this one included
    end: str = ""  # why it is over
    events: Events = ()


class StartEdge(NamedTuple):
    """Where a seat starts and where it must go: start square, goal edge, and the border without that edge."""

    start: int
    goal_name: str  # row-9, column-i
    goal: int  # its squares
    border: int  # the corner points of the other three sides


# by board size, for 2, 3 and 4 seats
WALLS_PER_SEAT = {9: (10, 6, 5), 7: (6, 4, 3), 5: (3, 2, 2), 3: (1, 1, 1)}


@cache
def start_edges(size: int, seats: int) -> tuple[StartEdge, ...]:
    """Where the seats start and must go, clockwise from the bottom (Q-1)."""
    here = board(size)
    middle, last = size // 2, size - 1
    bottom = StartEdge(middle, f"row-{size}", here.row(last), here.border(without=UP))
    left = StartEdge(middle * here.width, f"column-{COLUMNS[last]}", here.column(last), here.border(without=RIGHT))
    top = StartEdge(last * here.width + middle, "row-1", here.row(0), here.border(without=DOWN))
    right = StartEdge(middle * here.width + last, "column-a", here.column(0), here.border(without=LEFT))
    return {2: (bottom, top), 3: (bottom, left, top), 4: (bottom, left, top, right)}[seats]


@cache
def goal_names(size: int, seats: int) -> tuple[str, ...]:
    """The goal edges of the seats."""
    return tuple(edge.goal_name for edge in start_edges(size, seats))


def board_of(state: Quoridor) -> Board:
    """The board this game is played on."""
    return board(state.options.size)


def placed_walls(state: Quoridor) -> Walls:
    """The walls on the board."""
    return _unpack(state.options.size, state.h, state.v)


@lru_cache(maxsize=4096)
def _unpack(size: int, h: int, v: int) -> Walls:
    here = board(size)
    return Walls(here.unpack(h), here.unpack(v))


def position_key(pawns: tuple[int, ...], to_move: Seat) -> int:
    """The position as a number, for positions with the same walls; Q-12 needs keys that no hashing can change."""
    key = to_move
    for square in pawns:
        key = key * 100 + square
    return key


def add_key(keys: Blocks, key: int) -> Blocks:
    """The keys of the positions since the last wall, and one more.

    >>> add_key(add_key((), 7), 8)
    ((7, 8),)
    """
    if keys and len(keys[-1]) < BLOCK_SIZE:
        return (*keys[:-1], (*keys[-1], key))
    return (*keys, (key,))


def times_seen(keys: Blocks, key: int) -> int:
    """How often the position with this key has been on the board since the last wall."""
    return sum([block.count(key) for block in keys])
