"""What the routes beside the tables take and give: boards of one's own, and puzzles. As in messages.py, no secrets."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from cheeseboard.core import Menu, Seat, Sentence
from cheeseboard.protocol.bodies import ClientBody
from cheeseboard.protocol.seat_update import SomeEvent

GameId = Annotated[str, Meta(max_length=40, examples=["pac-man"])]


# Making boards of one's own


class CustomBoard(ClientBody, frozen=True):
    """A board or maze of somebody's own, as the value of the game's option for it."""

    game: GameId
    board: Any


class BoardFile(ClientBody, frozen=True):
    """The text of a file with a board."""

    game: GameId
    text: Annotated[str, Meta(max_length=30_000)]


class BalanceRequest(ClientBody, frozen=True):
    """Let bots play on a board, to learn whether it is fair."""

    game: GameId
    board: Any
    games: Annotated[int, Meta(ge=1, le=100, examples=[2])] = 40


class PresetBoards(Struct, frozen=True):
    """The boards that come with a game, by name, and which option takes one of one's own."""

    option: str
    boards: dict[str, Any]
    kinds: tuple[str, ...] = ()  # of things that a board can be made of


class BoardProblem(Struct, frozen=True):
    """Something that is wrong with a board: a code of the rules, where it is, and a sentence."""

    code: str
    why: str
    facts: dict[str, int | str]


class BoardProblems(Struct, frozen=True):
    """All that the rules have against a board; nothing, if one can play on it."""

    faults: tuple[BoardProblem, ...]


class ParsedBoard(Struct, frozen=True):
    """The board of a file, whether one can play on it or not."""

    board: Any


class BalanceEstimate(Struct, frozen=True):
    """So far: how often seat 0 won, with a 95 % interval; what would be even; and how long a game takes."""

    games: int
    of: int
    share: float
    low: float
    high: float
    even: float
    steps: int


# Puzzles


class PuzzleAttempt(ClientBody, frozen=True):
    """The last of these actions is the try; those before it are the way so far, of all sides."""

    game: GameId
    number: Annotated[int, Meta(ge=1, le=100_000, examples=[1])]
    did: Annotated[tuple[Annotated[str, Meta(max_length=100)], ...], Meta(min_length=1, max_length=60)]


class PuzzleCount(Struct, frozen=True):
    """A game with puzzles, and how many it has."""

    game: str
    number: int


class PuzzleCounts(Struct, frozen=True):
    """All games with puzzles."""

    games: tuple[PuzzleCount, ...]


class PuzzleDetails(Struct, frozen=True):
    """A puzzle before the first try."""

    game: str
    number: int
    of: int
    goal: str  # the game's sentence `puzzle-<goal>` asks for it
    turns: int  # within which it can be reached
    stars: int  # 1 easy, 2 middling, 3 hard
    answers: int  # that have to be found
    seat: Seat
    view: Any  # the game's own
    menu: Menu
    answer: tuple[str, ...]  # the way, for those who give up
    hints: tuple[tuple[Sentence, ...], ...]  # for each action of it, the vaguest first


class PuzzleStep(Struct, frozen=True):
    """One action after a try, and what the board looks like then."""

    seat: Seat
    action: str
    view: Any
    events: tuple[SomeEvent, ...]


class PuzzleAttemptResult(Struct, frozen=True):
    """A try judged: `right`, `solved` or `wrong`; the try and all that follows it; and what may be done then."""

    verdict: str
    steps: tuple[PuzzleStep, ...]
    menu: Menu
