"""The events of Pac-Man. Every seat sees all of them."""

from typing import ClassVar

from cheeseboard.core import Emitted, Event, Seat


class PacManDrawn(Event, frozen=True):
    """Pac-Man's seat was drawn (P-1)."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat


class GhostTaken(Event, frozen=True):
    """A seat took a ghost to play (option `ghosts`, P-1)."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat
    ghost: str


class NextGhostNamed(Event, frozen=True):
    """It was said which ghost moves next (option `ghost_order`, P-11)."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat
    ghost: str


class FigureStepped(Event, frozen=True):
    """Pac-Man or a ghost made one step (P-5, P-11)."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat
    figure: str
    from_: str
    to: str


class FigureStopped(Event, frozen=True):
    """Pac-Man ended his bonus (P-7), or a ghost stayed where it is (option `ghosts_may_hold`)."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat
    figure: str


class DotEaten(Event, frozen=True):
    """Pac-Man ate a dot (P-7)."""

    square: str
    left: int  # dots not eaten yet


class GhostEaten(Event, frozen=True):
    """Pac-Man ate a ghost, which left the board (P-8)."""

    ghost: str
    square: str


class GhostReturned(Event, frozen=True):
    """An eaten ghost was put back on the board (P-19)."""

    ghost: str
    to: str


class GhostStayed(Event, frozen=True):
    """A ghost had no step (P-11)."""

    ghost: str


class PacManHemmedIn(Event, frozen=True):
    """None of Pac-Man's neighbouring squares was open: his turn was over (P-6)."""


class PacManCaught(Event, frozen=True):
    """Pac-Man was caught by a ghost, or ran into it (P-6); if lives are left all were sent back to the start (P-15)."""

    ghost: str
    left: int  # lives
    from_: tuple[str, ...] = ()  # by figure; "" for an eaten ghost; nothing if nobody was sent back
    to: tuple[str, ...] = ()


class PatienceRanOut(Event, frozen=True):
    """Too many turns in a row without progress: that counts as a catch (P-17)."""

    turns: int
    left: int  # lives
    from_: tuple[str, ...] = ()  # by figure; "" for an eaten ghost; nothing if nobody was sent back
    to: tuple[str, ...] = ()


class TurnLimitReached(Event, frozen=True):
    """The game is drawn: without patience, so many turns of Pac-Man are all there are (P-17)."""

    turns: int


class PacManWon(Event, frozen=True):
    """The fourth dot is eaten (P-10, P-18)."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat


class GhostsWon(Event, frozen=True):
    """Pac-Man has lost his last life (P-18)."""

    title: str  # Pac-Man's, by dots eaten


PacManEvent = (
    PacManDrawn
    | GhostTaken
    | NextGhostNamed
    | FigureStepped
    | FigureStopped
    | DotEaten
    | GhostEaten
    | GhostReturned
    | GhostStayed
    | PacManHemmedIn
    | PacManCaught
    | PatienceRanOut
    | TurnLimitReached
    | PacManWon
    | GhostsWon
)
Events = tuple[Emitted[PacManEvent], ...]
