"""HTTP bodies about boards of one's own: checked, read from a file, tried for balance."""

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from cheeseboard.protocol.bodies import ClientBody, GameId


class CustomBoard(ClientBody, frozen=True):
    """A board or maze of somebody's own, as the value of the game's option for it."""

    game: GameId
    board: Any


class BoardFile(ClientBody, frozen=True):
    """The text of a file with a board."""

    game: GameId
    text: Annotated[str, Meta(max_length=30_000)]


class BalanceRequest(ClientBody, frozen=True):
    """Let bots play on a board with these options, to learn whether it is fair."""

    game: GameId
    board: Any
    games: Annotated[int, Meta(ge=1, le=100, examples=[2])] = 40
    options: dict[str, Any] = field(default_factory=dict)


class PresetBoards(Struct, frozen=True):
    """The boards that come with a game, by name, and which option takes one of one's own."""

    option: str
    boards: dict[str, Any]
    balance_seats: int  # at which bots play to learn whether a board is fair
    kinds: tuple[str, ...] = ()  # of things that a board can be made of


class BoardProblem(Struct, frozen=True):
    """Something that is wrong with a board: a code of the rules, where it is, and a sentence."""

    code: str
    text: str
    params: dict[str, int | str]


class BoardProblems(Struct, frozen=True):
    """All that the rules have against a board; nothing, if one can play on it."""

    problems: tuple[BoardProblem, ...]


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
