"""What lies on the table in Gouda! Gouda!: mice, cheese, cards, the roll, and what is still to be decided.

Seats are numbered clockwise. Spaces are numbers too: indices into the board's list (`graph_of(options.board)`).
"""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from cheeseboard.core import Action, Seat
from cheeseboard.core.options import IS_SEAT
from cheeseboard.games.gouda_gouda.board import Board, BoardGraph, BoardName, graph_of
from cheeseboard.games.gouda_gouda.events import Events

POWERS: Final = ("reroll", "again", "transfer", "improve", "worsen", "nullify")  # GO-15 … GO-20, in this order
CARDS_OF_A_POWER = 5  # GO-2
MICE = 5
MAX_DICE = 5
NOWHERE = -1  # no space

Cards = tuple[int, int, int, int, int, int]  # how many of each power, in the order of POWERS
Dice = tuple[int, int, int, int]  # how many green, yellow, red and void
End = Literal["", "cheese", "all-eaten", "no-mice", "turn-limit"]
NO_CARDS: Cards = (0, 0, 0, 0, 0, 0)
NO_DICE: Dice = (0, 0, 0, 0)
DICE_COLOURS: Final = ("green", "yellow", "red")


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How this game of Gouda! Gouda! is played."""

    board: BoardName | Board = "cellar"  # GO-3, GO-4
    start: Literal["lowest", "spread"] = "lowest"  # GO-5
    first: Literal["chance"] | Annotated[int, Meta(ge=0, le=5), IS_SEAT] = "chance"  # GO-6
    magic: Literal["none", "set"] | Annotated[int, Meta(ge=1, le=15)] = 3  # at most 30 in all
    cheese: Literal["one", "party", "scattered", "valued"] = "one"  # GO-27
    cheese_at: tuple[str, str, str] | None = None  # with scattered and valued: other spaces than the board's own
    nullified: Literal["void", "rerolled"] = "void"  # GO-20: dice that a card nullified


class PlayedCard(Struct, frozen=True):
    """A card on the pile: who played it and with which choices (`improve yellow+red`, `nullify card`). Public."""

    seat: Seat
    action: Action


class First(Struct, frozen=True, tag="first"):
    """Chance draws who goes first (GO-6)."""


class Deal(Struct, frozen=True, tag="deal"):
    """Chance deals the next card to the first seat that has too few: seat 0 gets its whole hand, then seat 1 …"""


class Spread(Struct, frozen=True, tag="spread"):
    """This seat is asked to spread its mice over the start spaces (GO-5)."""

    seat: Seat


class NameSpace(Struct, frozen=True, tag="name"):
    """The mover names a space (GO-7)."""


class Throw(Struct, frozen=True, tag="throw"):
    """Chance rolls so many dice and adds them to `Gouda.dice`."""

    dice: int


class CarryOut(Struct, frozen=True, tag="carry"):
    """The mover carries out the roll, die by die (GO-9)."""


class Window(Struct, frozen=True, tag="window"):
    """Everybody who holds a card is asked for a card or `pass`, sealed and anonymous (GO-21, GO-24).

    `answers` is secret: a seat knows its own answer and how many others have answered, but not who or what; a spectator
    knows only how many. An answer is always one that the seat's hand allows.
    """

    kind: Literal["roll", "end"]
    answers: tuple[Action | None, ...]  # by seat; None: not yet answered, or not asked


class Pile(Struct, frozen=True, tag="pile"):
    """The card just played can be answered by `nullify card` or `pass`, sealed and anonymous (GO-23).

    Everybody who holds a card is asked, except whoever played the topmost one. `answers` is secret as in a Window.
    The Window in which the first card was played lies right below on the agenda, with no answers in it.
    """

    cards: tuple[PlayedCard, ...]  # the first card, then the nullifies on it; public, and already among `used`
    answers: tuple[Action | None, ...]  # by seat; None: not yet answered, or not asked


Item = First | Deal | Spread | NameSpace | Throw | CarryOut | Window | Pile


class Gouda(Struct, frozen=True):
    """A state of Gouda! Gouda! at rest: the last item of the agenda asks somebody or is a draw, or the game is over.

    All of it is public except the `hands` of others (how many cards each holds is public), the others' `answers` on
    the agenda, and those `events` that are visible to one seat only. The cards that were not dealt are not stored:
    they are what is missing from five of each power. With magic `set` every hand follows from `used`.
    """

    options: Options
    mice: tuple[tuple[int, ...], ...]  # by space, by seat: how many stand there; those that left the board are gone
    cheese: tuple[tuple[int, int], ...]  # still on the board: space and worth (1 unless `valued`), dearest first
    eaten: tuple[tuple[Seat, int], ...]  # whose mouse ate a cheese of which worth, in order (GO-29)
    hands: tuple[Cards, ...]  # by seat: the cards still held. SECRET to everybody but that seat
    used: tuple[Cards, ...]  # by seat: the cards it has played; public
    mover: Seat  # whose turn it is; CHANCE until it is drawn who goes first
    space: int  # the space the roll counts for (GO-17 may change it); NOWHERE before one is named and after the roll
    dice: Dice  # the roll; while it is carried out, the dice that are left
    turns: int  # turns finished so far, extra turns included (GO-14)
    agenda: tuple[Item, ...]  # a stack of what is still to be decided; the last item is next
    end: End = ""  # why it is over
    events: Events = ()  # what happened in the last step


def graph(state: Gouda) -> BoardGraph:
    """The graph of the board this game is played on."""
    return graph_of(state.options.board)


def clockwise(state: Gouda) -> tuple[Seat, ...]:
    """All seats, the mover first."""
    seats = len(state.hands)
    return tuple(range(state.mover, seats)) + tuple(range(state.mover))
