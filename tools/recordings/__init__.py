"""What is recorded of each game, for the gallery and the tests of its board; `web_recordings.py` plays it.

A module here has the name of a game's folder and a constant RECORDINGS. A game without one is recorded all the same.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from msgspec import Struct

from cheeseboard.core import Event
from cheeseboard.games import find


class RecordedGame(Struct, frozen=True):
    """A game that bots play."""

    seats: int
    options: dict[str, Any] = {}
    bot: str = "random"


class Cover(Struct, frozen=True):
    """The picture on the game's card: a position on one line, as puzzles have it, or a moment of a game of bots."""

    position: str = ""
    game: RecordedGame | None = None
    seed: int = 1
    at: float = 0.5  # 0 is the first question, 1 the end
    box: tuple[float, float, float, float] | None = None  # left, top, width and height of what is seen; None: all


def _no_kind(scene: dict[str, Any]) -> object:
    return None


class Recordings(NamedTuple):
    """The recorded games, and what must be seen of them."""

    games: tuple[RecordedGame, ...]  # scenes spread over each of them are kept
    moments: tuple[type[Event] | str, ...] = ()  # an event, or a verb on a menu, that some scene must show
    questions: tuple[RecordedGame, ...] = ()  # of these one scene of every kind
    kind_of: Callable[[dict[str, Any]], object] = _no_kind
    cover: Cover | None = None  # without it: the middle of the first of these games


def recordings_of(game_id: str) -> Recordings:
    """What the game's module says, or a game of the fewest seats and one of the most."""
    name = f"{__name__}.{game_id.replace('-', '_')}"
    if find_spec(name):
        recordings: Recordings = import_module(name).RECORDINGS
        return recordings
    seats = find(game_id).spec.seats
    return Recordings((RecordedGame(min(seats)), RecordedGame(max(seats))))
