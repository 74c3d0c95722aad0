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
OFF = -1  # the square of an eaten ghost
EATEN = ""  # and its name
SQUARE_NAMES = {**BOARD.names, OFF: EATEN}
RESULT_TITLES = ("none", "beginner", "amateur", "pro", "expert")  # P-18, by dots eaten


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How this game of Pac-Man is played."""

    pac_man: Literal["chance"] | Annotated[int, Meta(ge=0, le=4), IS_SEAT] = 0  # P-1
    layout: Literal["maze-20", "maze-6", "windmill", "corners"] | Layout = "maze-20"  # P-3
    lives: Annotated[int, Meta(ge=1, le=9)] = 3  # P-4
    patience: Annotated[int, Meta(ge=5, le=200)] = 30  # P-17
    ghosts_may_hold: bool = False
    eaten: Literal["out", "return"] = "out"  # P-19


class PacMan(Struct, frozen=True):
    """A position between two steps."""

    options: Options
    seats: int
    figure_seats: tuple[Seat, ...]  # who plays each figure; () until Pac-Man's seat is drawn
    at: tuple[int, ...]  # the square of each figure
    dots: int  # a bit for each dot of the layout that is not eaten
    lives: int
    mover: int  # the figure that moves
    steps_left: int  # of that figure
    bonus: bool  # Pac-Man has eaten a dot in this turn (P-7)
    turns_without_progress: int  # turns of Pac-Man in a row without dot, eaten ghost or catch (P-17)
    end: str = ""  # why it is over
    events: Events = ()


@cache
def figure_seats(seats: int, pac_man: Seat) -> tuple[Seat, ...]:
    """P-1: who plays each figure; the other seats share the ghosts in seat order."""
    others = [seat for seat in range(seats) if seat != pac_man]
    shares = {1: (0, 0, 0, 0), 2: (0, 0, 1, 1), 3: (0, 0, 1, 2), 4: (0, 1, 2, 3)}[len(others)]
    return (pac_man, *(others[share] for share in shares))
