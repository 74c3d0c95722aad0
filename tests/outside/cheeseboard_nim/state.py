"""What lies on the table in Nim, what is seen of it, and what happens."""

from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from cheeseboard.core import Emitted, Event, Seat


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    heap: Annotated[int, Meta(ge=1, le=99)] = 21
    most: Annotated[int, Meta(ge=1, le=9)] = 3


class CountersTaken(Event, frozen=True):
    ACTOR: ClassVar[str] = "seat"
    seat: Seat
    number: int


class Nim(Struct, frozen=True):
    options: Options
    left: int
    to_move: Seat
    events: tuple[Emitted[CountersTaken], ...] = ()


class View(Struct, frozen=True):
    options: Options
    left: int
    to_move: Seat
