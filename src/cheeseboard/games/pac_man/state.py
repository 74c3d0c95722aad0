"""The state of a game of Pac-Man: options, figures, dots, lives, and whose step it is."""

from functools import cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from cheeseboard.core import Seat
from cheeseboard.core.options import IS_SEAT
from cheeseboard.games.pac_man.events import Events
from cheeseboard.games.pac_man.layouts import BOARD, Layout

FigureName = Literal["pac-man", "blinky", "pinky", "inky", "clyde"]
FIGURES: tuple[FigureName, ...] = ("pac-man", "blinky", "pinky", "inky", "clyde")  # in the order in which they move
PAC_MAN = 0
NOBODY = -1  # the mover while ghosts are taken, or while it is said which ghost goes next
OFF = -1  # the square of an eaten ghost
EATEN = ""  # and its name
SQUARE_NAMES = {**BOARD.names, OFF: EATEN}
RESULT_TITLES = ("none", "beginner", "amateur", "pro", "expert")  # P-18, by dots eaten


MATTERS_FROM_3_SEATS = Meta(extra_json_schema={"leastSeats": 3})  # a form may leave it out below that


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How this game of Pac-Man is played."""

    pac_man: Literal["chance"] | Annotated[int, Meta(ge=0, le=4), IS_SEAT] = 0  # P-1
    layout: Literal["crossroads", "maze-20", "maze-6", "windmill", "corners"] | Layout = "crossroads"  # P-3
    lives: Annotated[int, Meta(ge=1, le=9)] = 3  # P-4
    patience: Literal["off"] | Annotated[int, Meta(ge=5, le=200)] = 20  # P-17
    ghosts_may_hold: bool = False
    eaten: Literal["out", "return"] = "out"  # P-19
    frenzy: Literal["straight", "free"] = "straight"  # P-12
    into_ghosts: Literal["closed", "caught"] = "closed"  # P-6
    ghosts: Annotated[Literal["dealt", "chosen"], MATTERS_FROM_3_SEATS] = "dealt"  # P-1
    ghost_order: Literal["fixed", "free"] = "fixed"  # P-11


VERSION_1 = Options(layout="maze-20", patience=30, frenzy="free")


class PacMan(Struct, frozen=True):
    """A position between two steps."""

    options: Options
    seats: int
    figure_seats: tuple[Seat, ...]  # who plays each figure, CHANCE while it is not taken; () until Pac-Man is drawn
    at: tuple[int, ...]  # the square of each figure
    dots: int  # a bit for each dot of the layout that is not eaten
    lives: int
    mover: int  # the figure that moves, or NOBODY
    steps_left: int  # of that figure
    bonus: bool  # Pac-Man has eaten a dot in this turn (P-7)
    turns_without_progress: int  # turns of Pac-Man in a row without dot, eaten ghost or catch (P-17)
    turns: int = 0  # of Pac-Man, in the whole game
    heading: str = ""  # the direction in which a ghost goes on, in the middle of a straight frenzy (P-12)
    moved: tuple[int, ...] = ()  # the ghosts that have moved in this round, if their order is free (P-11)
    end: str = ""  # why it is over
    events: Events = ()


@cache
def ghost_seats(seats: int, pac_man: Seat) -> tuple[Seat, ...]:
    """Everybody but Pac-Man."""
    return tuple(seat for seat in range(seats) if seat != pac_man)


@cache
def figure_seats(seats: int, pac_man: Seat) -> tuple[Seat, ...]:
    """P-1: who plays each figure; the other seats share the ghosts in seat order."""
    others = ghost_seats(seats, pac_man)
    shares = {1: (0, 0, 0, 0), 2: (0, 0, 1, 1), 3: (0, 0, 1, 2), 4: (0, 1, 2, 3)}[len(others)]
    return (pac_man, *(others[share] for share in shares))
