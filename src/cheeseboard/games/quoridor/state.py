"""The state of a game of Quoridor: options, pawns, walls, and who is to move."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cheeseboard.core import Seat
from cheeseboard.core.kit import Blocks
from cheeseboard.core.options import IS_SEAT
from cheeseboard.games.quoridor.events import Events

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


# by board size, for 2, 3 and 4 seats
WALLS_PER_SEAT = {9: (10, 6, 5), 7: (6, 4, 3), 5: (3, 2, 2), 3: (1, 1, 1)}
