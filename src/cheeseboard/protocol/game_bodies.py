"""HTTP bodies about games before anybody sits down, and about how much they are played."""

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from cheeseboard.protocol.bodies import ClientBody, GameId


class BotDetails(Struct, frozen=True):
    """A bot that can be seated, and what people call it."""

    id: str
    name: str
    about: str


class PresetDetails(Struct, frozen=True):
    """A way to play that the game proposes."""

    id: str
    name: str
    about: str
    seats: int
    options: dict[str, Any]  # those that differ from the usual ones


class LessonSummary(Struct, frozen=True):
    """A lesson that the game has; name and about are empty where it is the only one and needs none."""

    id: str
    name: str
    about: str
    steps: int
    preset: str = ""  # the way to play that a first game after it has, if not the first


class GameDetails(Struct, frozen=True):
    """A game before anybody sits down."""

    id: str
    name: str
    about: str
    rules: int
    seats: tuple[int, ...]
    has_hidden_information: bool
    bots: tuple[BotDetails, ...]  # the weakest level first
    auto_pass: tuple[str, ...]
    options: dict[str, Any]  # JSON Schema
    words: dict[str, str]  # names of options, their values and roles
    actors: dict[str, str]  # by type of event: the field that says who did it, where somebody did
    lessons: tuple[LessonSummary, ...] = ()  # the one to begin with first
    public_verbs: tuple[str, ...] = ()  # where only one such action is possible, it may be played at once
    stand_in: str = ""  # the bot that plays on for somebody unless another is named
    presets: tuple[PresetDetails, ...] = ()  # what a first table proposes, the first unless another is chosen


class CheckOptions(ClientBody, frozen=True):
    """Options that somebody is choosing for a table of so many seats."""

    game: GameId
    seats: Annotated[int, Meta(ge=1, le=99, examples=[2])]
    options: dict[str, Any] = field(default_factory=dict)


class OptionsVerdict(Struct, frozen=True):
    """Why the rules refuse these options: a code and a sentence; empty if one can play."""

    code: str = ""
    text: str = ""


class GamePlayed(Struct, frozen=True):
    """How often a game was played on this server."""

    game: str
    played: int  # running or finished
    finished: int
    open: int  # tables that have not begun


class Statistics(Struct, frozen=True):
    """Numbers of the whole server; sockets and watched tables, of this process."""

    games: tuple[GamePlayed, ...]
    people: int
    actions: int  # rows of all logs
    sockets: int
    tables_watched: int
