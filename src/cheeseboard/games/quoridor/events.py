"""The events of Quoridor."""

from typing import ClassVar

from cheeseboard.core import Emitted, Event, Seat


class FirstDrawn(Event, frozen=True):
    """The seat that begins was drawn (Q-2)."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat


class PawnMoved(Event, frozen=True):
    """A pawn has moved (Q-3 to Q-7)."""

    ACTOR: ClassVar[str] = "mover"
    mover: Seat
    from_: str
    to: str


class WallPlaced(Event, frozen=True):
    """A wall was placed (Q-8)."""

    ACTOR: ClassVar[str] = "builder"
    builder: Seat
    wall: str
    near: str  # the squares on its two sides: d4–e4 and d5–e5 for d4h
    far: str
    left: int  # walls that the builder still has


class TurnPassed(Event, frozen=True):
    """A seat could neither move nor place a wall (Q-10)."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat


class GameWon(Event, frozen=True):
    """A pawn has reached its goal (Q-11)."""

    ACTOR: ClassVar[str] = "winner"
    winner: Seat


class PositionRepeated(Event, frozen=True):
    """The same position for the third time (Q-12)."""


class TurnLimitReached(Event, frozen=True):
    """The turn limit was reached without a winner (Q-12)."""

    turns: int


QuoridorEvent = FirstDrawn | PawnMoved | WallPlaced | TurnPassed | GameWon | PositionRepeated | TurnLimitReached
Events = tuple[Emitted[QuoridorEvent], ...]
