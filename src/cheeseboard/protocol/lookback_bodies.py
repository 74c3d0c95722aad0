"""HTTP bodies about what was: an earlier position, what could be drawn, what a board shows on request."""

from typing import Any

from msgspec import Struct

from cheeseboard.core import Over, Seat
from cheeseboard.protocol.bodies import SomeEvent
from cheeseboard.protocol.status import RenderedText


class PastViewBody(Struct, frozen=True):
    """What a seat knew at a row."""

    n: int
    newest: int  # row of the table
    seat: Seat | None  # None: a spectator; -3: all is open
    view: Any  # the game's own
    events: tuple[SomeEvent, ...]  # what happened in this row
    over: Over | None = None  # at the last row
    text: RenderedText | None = None  # with a language


class Overlays(Struct, frozen=True):
    """What a board may show on request: words by name, whatever the game has."""

    n: int
    overlays: dict[str, tuple[str, ...]]


class DrawOutcomes(Struct, frozen=True):
    """What could come up at a row of the log: each outcome's text and weight."""

    n: int
    outcomes: tuple[tuple[str, int], ...]


class DrawList(Struct, frozen=True):
    """Every draw of a finished game."""

    rows: tuple[DrawOutcomes, ...]
