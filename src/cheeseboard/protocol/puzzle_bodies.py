"""HTTP bodies about puzzles."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from cheeseboard.core import Menu, Seat, Sentence
from cheeseboard.protocol.bodies import ClientBody, GameId, SomeEvent


class PuzzleAttempt(ClientBody, frozen=True):
    """The last of these actions is the attempt; those before it were played so far, by all sides."""

    game: GameId
    number: Annotated[int, Meta(ge=1, le=100_000, examples=[1])]
    actions: Annotated[tuple[Annotated[str, Meta(max_length=100)], ...], Meta(min_length=1, max_length=60)]


class PuzzleCount(Struct, frozen=True):
    """A game with puzzles, how many it has, and their numbers; some numbers may have been withdrawn."""

    game: str
    number: int
    numbers: tuple[int, ...] = ()


class PuzzleCounts(Struct, frozen=True):
    """All games with puzzles."""

    games: tuple[PuzzleCount, ...]


class PuzzleDetails(Struct, frozen=True):
    """A puzzle before the first attempt."""

    game: str
    number: int
    of: int  # the highest number
    rules: int  # the version of the rules
    goal: str  # the game's sentence `puzzle-<goal>` asks for it
    turns: int  # within which it can be reached
    stars: int  # 1 easy, 2 middling, 3 hard
    answers: int  # that have to be found
    seat: Seat
    view: Any  # the game's own
    menu: Menu
    solution: tuple[str, ...]  # for those who give up
    hints: tuple[tuple[Sentence, ...], ...]  # for each action of it, the vaguest first
    numbers: tuple[int, ...] = ()  # of all puzzles of this game


class PuzzleStep(Struct, frozen=True):
    """One action after an attempt, and the view after it."""

    seat: Seat
    action: str
    view: Any
    events: tuple[SomeEvent, ...]


class PuzzleAttemptResult(Struct, frozen=True):
    """The verdict `right`, `solved` or `wrong`; the attempt and all that follows it; and the menu after that."""

    verdict: str
    steps: tuple[PuzzleStep, ...]
    menu: Menu
