"""The events of Gouda! Gouda!. An answer in a window is no event: nobody may learn who has answered."""

from typing import ClassVar

from cheeseboard.core import Emitted, Event, Seat


class FirstDrawn(Event, frozen=True):
    """Chance has drawn who goes first (GO-6)."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat


class CardDealt(Event, frozen=True):
    """Somebody was dealt a magic card (GO-2)."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat


class OwnCardDealt(Event, frozen=True):
    """Which card that was; only its owner sees it."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat
    card: str


class MiceSpread(Event, frozen=True):
    """Somebody has spread the mice over the start spaces (GO-5)."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat
    spaces: tuple[str, ...]


class SpaceNamed(Event, frozen=True):
    """The next roll counts for this space, which the mover or a card has named (GO-7, GO-8, GO-16)."""

    ACTOR: ClassVar[str] = "mover"
    mover: Seat
    space: str
    number: int  # of dice


class DiceRolled(Event, frozen=True):
    """A whole roll, for the space it counts for (GO-8, GO-20)."""

    ACTOR: ClassVar[str] = "mover"
    mover: Seat
    space: str
    dice: tuple[str, ...]


class DiceRerolled(Event, frozen=True):
    """Some dice of a roll were rolled again (GO-15)."""

    ACTOR: ClassVar[str] = "mover"
    mover: Seat
    dice: tuple[str, ...]
    roll: tuple[str, ...]  # as it lies there now, with the dice that were not rolled again


class RollWindowClosed(Event, frozen=True):
    """All have passed, and the roll is carried out (GO-22). Nobody learns whose answer was the last."""


class EndWindowClosed(Event, frozen=True):
    """All have passed at the end of a turn (GO-24). Nobody learns whose answer was the last."""


class DiceCardPlayed(Event, frozen=True):
    """Somebody has played a card on dice: reroll, improve, worsen or nullify (GO-15, GO-18 to GO-20)."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat
    card: str
    dice: tuple[str, ...]


class CardAnswered(Event, frozen=True):
    """Somebody has played nullify on the card just played (GO-20, GO-23)."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat


class TransferPlayed(Event, frozen=True):
    """Somebody has played transfer, to this space (GO-17)."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat
    space: str


class AgainPlayed(Event, frozen=True):
    """Somebody has played again in a turn of their own (GO-16)."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat


class AgainPlayedFor(Event, frozen=True):
    """Somebody has played again in another's turn and named the space (GO-16)."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat
    mover: Seat  # who gets the extra turn
    space: str


class CardNullified(Event, frozen=True):
    """The first card of a pile has no effect (GO-23)."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat  # who had played it
    card: str


class ExtraTurnBegan(Event, frozen=True):
    """The mover has a second turn and names its space (GO-16, GO-24)."""

    ACTOR: ClassVar[str] = "mover"
    mover: Seat


class RollTransferred(Event, frozen=True):
    """The roll counts for another space now (GO-17)."""

    space: str


class DicePickedUp(Event, frozen=True):
    """The mover rolls so many dice again (GO-15, GO-20)."""

    ACTOR: ClassVar[str] = "mover"
    mover: Seat
    number: int


class RollChanged(Event, frozen=True):
    """A card has changed the colour of dice or made them void (GO-18 to GO-20)."""

    roll: tuple[str, ...]  # as it lies there now


class MouseMoved(Event, frozen=True):
    """One die was carried out (GO-9 to GO-11)."""

    ACTOR: ClassVar[str] = "mover"
    mover: Seat
    owner: Seat
    direction: str  # up or down
    from_: str
    to: str
    leaves_board: bool  # it eats there, or finds the table empty (GO-27, GO-28)


class CheeseEaten(Event, frozen=True):
    """The mouse that just moved has eaten a cheese (GO-13, GO-27)."""

    owner: Seat
    space: str
    worth: int
    left: int  # cheeses that still lie on the board


class MouseWentHome(Event, frozen=True):
    """The mouse that just moved has found no cheese on the table and leaves the board (GO-28)."""

    owner: Seat
    space: str


class RedDiceLost(Event, frozen=True):
    """Red dice without effect: there is no space below (GO-12)."""

    number: int
    space: str


class PlayerSkipped(Event, frozen=True):
    """Somebody has no mice left and misses the turn (GO-28)."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat


class TurnBegan(Event, frozen=True):
    """The turn passes to the next mover, who names a space (GO-6, GO-24)."""

    ACTOR: ClassVar[str] = "mover"
    mover: Seat


class GameWon(Event, frozen=True):
    """The game is over, and somebody is first alone (GO-13, GO-29)."""

    ACTOR: ClassVar[str] = "winner"
    winner: Seat


class NobodyWon(Event, frozen=True):
    """The game is over, and several are tied for first (GO-14, GO-28)."""


GoudaGoudaEvent = (
    FirstDrawn
    | CardDealt
    | OwnCardDealt
    | MiceSpread
    | SpaceNamed
    | DiceRolled
    | DiceRerolled
    | RollWindowClosed
    | EndWindowClosed
    | DiceCardPlayed
    | CardAnswered
    | TransferPlayed
    | AgainPlayed
    | AgainPlayedFor
    | CardNullified
    | ExtraTurnBegan
    | RollTransferred
    | DicePickedUp
    | RollChanged
    | MouseMoved
    | CheeseEaten
    | MouseWentHome
    | RedDiceLost
    | PlayerSkipped
    | TurnBegan
    | GameWon
    | NobodyWon
)
Events = tuple[Emitted[GoudaGoudaEvent], ...]
